### Ce qui est gardé des personnes : une page du serveur.

privacy-title = Ce que ce serveur garde de vous
privacy-heading = { $part ->
    [kept] Ce qui est gardé
    [where] Où
    [who] Qui peut le voir
    [long] Combien de temps
    [erasing] Comment l'effacer
   *[not] Ce qui n'est pas gardé
}
privacy-kept = Pour chaque table : les noms que les gens se sont donnés, qui avait quelle place, qui est venu ou parti au cours de la partie, chaque coup, ce que les gens se sont écrit, et les textes ajoutés au mélange. Personne ne donne d'adresse, de mot de passe ni de vrai nom.
privacy-where = Dans un seul fichier, sur l'ordinateur où tourne ce serveur, et dans les copies que fait la personne qui s'en occupe. Votre navigateur ou votre terminal garde vos réglages, une clé secrète pour votre place et les dernières phrases entendues ; quitter une table pour de bon efface ces deux dernières choses.
privacy-who = À la table, chacun entend ce que tout le monde entend. Vos cartes ne vont à personne d'autre avant que les règles ne les montrent. La personne qui s'occupe du serveur pourrait lire le fichier et ce qu'il contient. Rien ne va ailleurs.
privacy-long = { $kept } Le déroulement d'une partie finie peut être gardé plus longtemps par celles et ceux qui l'ont jouée, et par la personne qui s'occupe du serveur.
privacy-for-ever = Les tables sont gardées jusqu'à ce que quelqu'un les supprime.
privacy-erasing = Adressez-vous à la personne qui s'occupe de ce serveur{ $contact ->
    [none] { "" }
   *[other] { " " }({ $contact })
} : ce que vous avez écrit, votre nom et votre place à une table peuvent être effacés, ou bien toute la table. Les autres entendront que quelque chose a été dit puis effacé ; la partie elle-même reste, avec un autre nom pour vous, ainsi que les textes ajoutés au mélange, car ils prouvent comment les cartes ont été distribuées. Les copies gardent ce qui a été effacé tant qu'elles existent.
privacy-not = Aucune adresse n'est enregistrée avec une table. Celle d'où quelqu'un a été renvoyé n'est gardée que sous une forme qu'il faudrait des années pour relire. Une adresse exclue par la personne qui s'occupe du serveur est gardée tant que dure l'exclusion. Les journaux nomment un réseau, jamais une adresse entière. Il n'y a ni cookies, ni compteur de visites, et rien n'est chargé d'ailleurs.
