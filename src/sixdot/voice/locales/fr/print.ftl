### La page pour imprimer : tout ce qu'il faut à une table où l'on joue avec de vraies cartes, chaque chose en un fichier.

print-title = Imprimer et embosser
print-opening = Pour une table où l'on joue avec de vraies cartes : les règles, des cartes de référence, des étiquettes, des plaquettes et des feuilles de score, en noir et en braille. Choisissez une règle du jeu.
print-book = { $edition-title } : imprimer et embosser
print-where = Chaque lien dit ce qu'il vous donne ; le nom du fichier est au-dessous. Votre navigateur range les fichiers sous ce nom dans son dossier de téléchargements, ou vous demande où les mettre. S'il y a déjà un fichier de ce nom, il le garde et ajoute un numéro au nouveau nom. Une page, elle, s'ouvre dans le navigateur.
print-heading = { $thing ->
    [rules] Les règles en livret
    [cards] Cartes de référence
    [labels] Étiquettes pour un jeu ordinaire
    [tags] Plaquettes pour une imprimante 3D
   *[sheets] Feuilles de score
}
print-file = { $kind ->
    [rules-html] Règles en français, une page : à lire ici, ou à imprimer d'ici en gros caractères
    [rules-text] Règles en français, texte simple : pour tout programme, une ligne par paragraphe
    [rules-pdf] Règles en français, PDF : à imprimer en gros caractères, corps 18, en A4
    [rules-brf] Règles en français, BRF, { $grade ->
        [1] braille intégral
       *[2] braille abrégé
    } : pour une embosseuse ou un bloc-notes, 40 cellules et 25 lignes
    [rules-unicode] Règles en français, braille Unicode, { $grade ->
        [1] intégral
       *[2] abrégé
    } : pour les programmes qui montrent le braille comme du texte
    [cards-pdf] Cartes de référence en français, PDF : à imprimer en A4, chaque ligne avec ses points au-dessous
    [cards-large] Cartes de référence en français, PDF en gros caractères : à imprimer en A4, sans points
    [cards-brf] Cartes de référence en français, BRF, braille intégral : pour une embosseuse ou un bloc-notes
    [cards-text] Cartes de référence en français, texte simple : pour tout programme
    [labels-pdf] Étiquettes, PDF : à imprimer en A4 et à découper, deux par carte, en noir et en points
    [labels-brf] Repères de toutes les cartes, BRF : pour une tablette ou une étiqueteuse, une carte par ligne
    [labels-text] Repères de toutes les cartes en français, texte simple : chacun avec le nom de sa carte et le nombre de cartes
    [tags-stl] Plaquettes, STL : pour une imprimante 3D, toutes ensemble
    [tags-3mf] Plaquettes, 3MF : pour une imprimante 3D, chacune à part
    [sheets-pdf] Feuille de score en français, PDF : à imprimer en A4, 4 joueurs, en-têtes en noir et en points
    [sheets-brf] Feuille de score en français, BRF : pour une embosseuse, 4 joueurs
   *[sheets-text] Feuille de score en français, texte simple : 4 joueurs
}
print-dots = Imprimez un PDF qui a des points à sa taille réelle, à 100 % : les points n'ont la bonne taille qu'ainsi. Certaines imprimantes les mettent en relief ; sinon il faut du papier gonflant.
print-more = D'autres choses avec une commande
print-commands = Sixdot sur votre ordinateur fait aussi un livret à écouter, des pages de braille d'autres tailles et des feuilles pour plus de joueurs. On y tape, par exemple :
print-missing = Ce que ce serveur ne peut pas faire
print-missing-opening = Il manque quelque chose là où tourne ce serveur. La personne qui s'en occupe peut l'installer ; tout ceci sera alors proposé ici aussi.
print-missing-here = Pas sur ce serveur pour l'instant. La fin de cette page dit pourquoi.
print-others = Autres règles du jeu
print-back = Revenir au jeu
print-nothing = Il n'y a rien à imprimer à cette adresse. La liste de ce qui s'imprime est à l'adresse /print.
print-much = Vous avez beaucoup demandé. Attendez un peu, puis redemandez.
