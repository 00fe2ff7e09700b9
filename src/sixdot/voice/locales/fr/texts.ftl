### Les noms et les messages qu'on ne peut pas prendre tels quels

text-no-names = vous, votre, vous-même, moi, toi, tu, nous, eux, on, tous, toutes, tout le monde, personne, quelqu'un, partenaire, votre partenaire, hôte, l'hôte, bot, le bot, robot, le robot, arbitre, l'arbitre, juge, le juge, donneur, le donneur, joueur, joueuse, spectateur, spectatrice, serveur, le serveur, sixdot, uno, dos
text-name-empty = Il manque un nom. Choisissez-en un de { $most } lettres au plus.
text-name-long = Le nom { $name } est trop long. Choisissez-en un de { $most } lettres au plus.
text-name-signs = Ce nom contient des signes qui ne se voient pas ou ne se disent pas. Prenez des lettres, des chiffres, des espaces et des traits d'union.
text-name-letters = Le nom { $name } n'a aucune lettre : à voix haute, il se dirait mal. Mettez-y au moins une lettre.
text-name-alphabets = Le nom { $name } mélange deux alphabets : on pourrait le prendre pour un autre. Écrivez-le dans un seul.
text-name-word = { $name } a déjà un sens dans le jeu : une carte, une commande ou quelqu'un. Choisissez un autre nom, ou ajoutez-y un second mot.
text-chat-empty = Le message est vide. Écrivez quelque chose.
text-chat-long = C'est trop long : { $has } caractères, pour { $most } au plus. Envoyez votre message en deux fois.
