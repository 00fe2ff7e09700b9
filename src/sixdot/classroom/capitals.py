"""Countries and their capitals, in English and in French. Where it is disputed which city it is, there is no line.

A line: the country as it stands after "the capital of" and the capital; then both in French, as after "la capitale".
The first name of a city is the usual one, the others are accepted.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Capital(NamedTuple):
    country: str
    names: tuple[str, ...]


_TABLE: Final = """
Afghanistan | Kabul | de l'Afghanistan | Kaboul
Albania | Tirana | de l'Albanie | Tirana
Algeria | Algiers | de l'Algérie | Alger
Angola | Luanda | de l'Angola | Luanda
Argentina | Buenos Aires | de l'Argentine | Buenos Aires
Armenia | Yerevan | de l'Arménie | Erevan; Yerevan
Australia | Canberra | de l'Australie | Canberra
Austria | Vienna; Wien | de l'Autriche | Vienne
Bangladesh | Dhaka; Dacca | du Bangladesh | Dacca; Dhaka
Belgium | Brussels; Bruxelles; Brussel | de la Belgique | Bruxelles
Bosnia and Herzegovina | Sarajevo | de la Bosnie-Herzégovine | Sarajevo
Brazil | Brasilia | du Brésil | Brasilia
Bulgaria | Sofia | de la Bulgarie | Sofia
Cameroon | Yaoundé | du Cameroun | Yaoundé
Canada | Ottawa | du Canada | Ottawa
Chile | Santiago; Santiago de Chile | du Chili | Santiago; Santiago du Chili
China | Beijing; Peking | de la Chine | Pékin; Beijing
Colombia | Bogotá | de la Colombie | Bogota
Costa Rica | San José | du Costa Rica | San José
Croatia | Zagreb | de la Croatie | Zagreb
Cuba | Havana; La Habana | de Cuba | La Havane; Havane
Cyprus | Nicosia | de Chypre | Nicosie
the Czech Republic | Prague; Praha | de la République tchèque | Prague
Denmark | Copenhagen | du Danemark | Copenhague
Ecuador | Quito | de l'Équateur | Quito
Egypt | Cairo | de l'Égypte | Le Caire; Caire
Estonia | Tallinn; Tallin | de l'Estonie | Tallinn; Tallin
Ethiopia | Addis Ababa | de l'Éthiopie | Addis-Abeba
Fiji | Suva | des Fidji | Suva
Finland | Helsinki | de la Finlande | Helsinki
France | Paris | de la France | Paris
Gabon | Libreville | du Gabon | Libreville
Georgia | Tbilisi | de la Géorgie | Tbilissi
Germany | Berlin | de l'Allemagne | Berlin
Ghana | Accra | du Ghana | Accra
Greece | Athens | de la Grèce | Athènes
Haiti | Port-au-Prince | d'Haïti | Port-au-Prince
Hungary | Budapest | de la Hongrie | Budapest
Iceland | Reykjavik | de l'Islande | Reykjavik
India | New Delhi; Delhi | de l'Inde | New Delhi; Delhi
Iran | Tehran; Teheran | de l'Iran | Téhéran
Iraq | Baghdad | de l'Irak | Bagdad
Ireland | Dublin | de l'Irlande | Dublin
Italy | Rome; Roma | de l'Italie | Rome
Jamaica | Kingston | de la Jamaïque | Kingston
Japan | Tokyo | du Japon | Tokyo
Jordan | Amman | de la Jordanie | Amman
Kenya | Nairobi | du Kenya | Nairobi
Latvia | Riga | de la Lettonie | Riga
Lebanon | Beirut | du Liban | Beyrouth
Libya | Tripoli | de la Libye | Tripoli
Lithuania | Vilnius | de la Lituanie | Vilnius
Madagascar | Antananarivo; Tananarive | de Madagascar | Antananarivo; Tananarive
Mali | Bamako | du Mali | Bamako
Malta | Valletta; La Valletta | de Malte | La Valette; Valette
Mexico | Mexico City; Ciudad de Mexico | du Mexique | Mexico
Moldova | Chisinau; Kishinev | de la Moldavie | Chisinau; Kichinev
Mongolia | Ulaanbaatar; Ulan Bator; Ulan Batar | de la Mongolie | Oulan-Bator
Morocco | Rabat | du Maroc | Rabat
Nepal | Kathmandu; Katmandu | du Népal | Katmandou
the Netherlands | Amsterdam | des Pays-Bas | Amsterdam
New Zealand | Wellington | de la Nouvelle-Zélande | Wellington
Niger | Niamey | du Niger | Niamey
Nigeria | Abuja | du Nigeria | Abuja
Norway | Oslo | de la Norvège | Oslo
Pakistan | Islamabad | du Pakistan | Islamabad
Paraguay | Asunción | du Paraguay | Asuncion; Assomption
Peru | Lima | du Pérou | Lima
the Philippines | Manila | des Philippines | Manille
Poland | Warsaw; Warszawa | de la Pologne | Varsovie
Portugal | Lisbon; Lisboa | du Portugal | Lisbonne
Romania | Bucharest | de la Roumanie | Bucarest
Russia | Moscow; Moskva | de la Russie | Moscou
Rwanda | Kigali | du Rwanda | Kigali
Saudi Arabia | Riyadh | de l'Arabie saoudite | Riyad; Riad
Senegal | Dakar | du Sénégal | Dakar
Serbia | Belgrade; Beograd | de la Serbie | Belgrade
Slovakia | Bratislava | de la Slovaquie | Bratislava
Slovenia | Ljubljana | de la Slovénie | Ljubljana
South Korea | Seoul | de la Corée du Sud | Séoul
Spain | Madrid | de l'Espagne | Madrid
Sweden | Stockholm | de la Suède | Stockholm
Syria | Damascus | de la Syrie | Damas
Thailand | Bangkok | de la Thaïlande | Bangkok
Togo | Lomé | du Togo | Lomé
Tunisia | Tunis | de la Tunisie | Tunis
Turkey | Ankara | de la Turquie | Ankara
Uganda | Kampala | de l'Ouganda | Kampala
Ukraine | Kyiv; Kiev | de l'Ukraine | Kiev; Kyiv
the United Kingdom | London | du Royaume-Uni | Londres
the United States | Washington; Washington DC; Washington D.C.; Washington, D.C. | des États-Unis | Washington
Uruguay | Montevideo | de l'Uruguay | Montevideo
Venezuela | Caracas | du Venezuela | Caracas
Vietnam | Hanoi; Ha Noi | du Vietnam | Hanoï
"""


def capitals(language: str) -> list[Capital]:
    """Each country as it stands in a question of this language; its capital by every name, this language's first."""
    found = []
    for line in _TABLE.strip().splitlines():
        country, name, pays, nom = [part.strip() for part in line.split("|")]
        names, noms = name.split("; "), nom.split("; ")
        if language == "en":
            found.append(Capital(country, _distinct([*names, *noms], country)))
        else:
            found.append(Capital(pays, _distinct([*noms, *names], pays)))
    return found


def _distinct(names: list[str], country: str) -> tuple[str, ...]:
    """Every name once, with hyphens and with spaces; the name of the country itself is no answer."""
    spellings = [spelling for name in names for spelling in (name, name.replace("-", " "), name.replace(" ", "-"))]
    return tuple(dict.fromkeys([spelling for spelling in spellings if spelling != country]))
