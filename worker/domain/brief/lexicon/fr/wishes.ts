import type { Wishes } from "../types";

/** French words for what a gift should or shouldn't be. */
export const wishes: Wishes = {
  cares: {
    eggs: "œuf, œufs",
    fish: "poisson, thon, saumon, anchois",
    shellfish: "crustacés, fruits de mer, crevettes, huîtres, crabe, homard",
    honey: "miel",
    silk: "soie",
    down: "duvet, plumes",
    animal: "produits animaux, produits d'origine animale, gélatine, corne",
    plastic: "plastique, plastiques, jouets en plastique",
    alcohol: "alcool, alcools, alcoolisé(e), boissons alcoolisées, spiritueux, boire de l'alcool",
    nuts: `noix, noisettes, noisette, cacahuètes, cacahuète, amandes, arachides, arachide, fruits
      à coque, fruits secs, noix de cajou, pistaches`,
    gluten: "gluten, blé, farine de blé",
    dairy:
      "lait, lactose, produits laitiers, laitages, fromage, beurre, crème fraîche, chocolat au lait, café au lait, confiture de lait",
    meat: "viande, viandes, porc, bœuf, viande rouge, charcuterie, jambon, produits animaux",
    sugar: "sucre, sucres, sucré(e), produits sucrés, aliments sucrés, trucs sucrés",
    caffeine: "caféine, boissons énergisantes, théine, excitants",
    leather: "cuir, vrai cuir, daim, fourrure, maroquinerie",
    wool: "laine, laines, mérinos, cachemire, lainages",
    scent: `odeur, odeurs, odeurs fortes, parfum, parfums, parfumé(e), senteurs, senteur, produits
      parfumés, choses parfumées`,
    flame: `flamme, flammes, feu, allumettes, briquet, flamme nue, feu de bougie, flammes nues,
      feux, feux d'artifice, choses qui brûlent, bougies allumées`,
    sharp:
      "objets coupants, coupant(e), couteau, couteaux, lames, lame, objets tranchants, tranchant(e)",
    "small-parts":
      "petites pièces, petits éléments, petits morceaux, minuscules pièces, petites parties",
    screen: `écran, écrans, temps d'écran, plus d'écrans, électronique, appareils électroniques,
      gadgets électroniques, jouets électroniques, objets électroniques`,
    charging: `recharger, recharge, charger, chargeur, chargeurs, batterie à recharger, piles,
      brancher, câbles, à charger, à recharger, rechargeable, électronique, appareils
      électroniques, gadgets électroniques, jouets électroniques, objets électroniques, se
      recharge, se rechargent, besoin de piles, à piles, à brancher`,
    noise: `bruit, bruits, bruyant(e), jouets bruyants, vacarme, objets bruyants, jouets qui font
      du bruit, jouet bruyant, jouets sonores, musique forte`,
    clutter: `bazar, encombrement, bibelots, bibelot, désordre, choses inutiles, objets inutiles,
      ramasse-poussière, nids à poussière, fouillis, choses qui traînent, objets qui prennent la
      poussière, babioles, fourbi, {prend|prennent|prenne|prendre|prenant} la poussière, ramasser la
      poussière, ramassent la poussière, ramasse la poussière, nid à poussière, qui traîne, qui
      traînent, traîner, objets décoratifs, objet décoratif, objets de déco, babiole, encombrer,
      prend de la place, prennent de la place, reste sur une étagère, restent sur une étagère,
      figurines décoratives, pièges à poussière`,
    heavy: "lourd(e), choses lourdes, encombrant(e), objets lourds, trop lourd",
    subscription: "abonnement, abonnements, box mensuelle, box mensuelles",
    living:
      "êtres vivants, animaux vivants, plantes vivantes, animaux de compagnie, animal de compagnie",
  },
  categories: {
    home: "objets pour la maison, articles de maison, linge de maison, trucs pour la maison",
    kitchen:
      "ustensiles de cuisine, ustensiles, articles de cuisine, batterie de cuisine, casseroles",
    books: "livre, livres, bouquins, bouquin, romans, roman, romans en papier",
    tech: `technologie, high-tech, électronique, appareils électroniques, objets connectés, écran,
      écrans, gadget, gadgets, gadgets électroniques, appareils, trucs électroniques, objets
      électroniques`,
    garden: "jardin, outils de jardin, articles de jardin, trucs de jardin",
    beauty: "beauté, produits de beauté, cosmétiques, articles de toilette",
    clothing: "vêtement, vêtements, habits, fringues, pulls, chemises, t-shirts, cravates",
    sports: "sport, sports, articles de sport, équipement sportif, matériel de sport",
    games: "jeux, jeu",
    art: "art, œuvres d'art, objets d'art",
    music: "musique, musiques",
    outdoors: "plein air, activités de plein air, équipement de plein air",
    food: "nourriture, aliments, choses à manger, produits alimentaires, comestibles, bouffe",
    jewelry: "bijou, bijoux, joaillerie",
    kids: "trucs de gamins, choses d'enfant, trucs de bébé, affaires de bébé, trucs d'enfants",
    experiences: "expériences, bons cadeaux, chèques cadeaux, billets, sorties",
  },
  cliches: {
    candle: `chandelle, chandelles, bougie, bougies, bougie parfumée, bougies parfumées, bougies allumées`,
    mug: "mug, mugs, tasse, tasses, chope",
    slippers: "chausson, chaussons, pantoufle, pantoufles, charentaises",
    socks: "bas de laine, chaussette, chaussettes, chaussettes rigolotes",
    tote: "tote bag, tote bags, sac en toile, sacs en toile, cabas",
    "bath set": "coffret de bain, coffrets de bain, sels de bain, gel douche, coffret bain, savons",
  },
  avoids: {
    plastic: "sans plastique, zéro plastique",
    eggs: "végane, véganes, végan, vegan, végétalien, végétalienne",
    fish: `végane, véganes, végan, vegan, végétalien, végétalienne, végétarien, végétarienne,
      végétariens, végétariennes, végé`,
    shellfish: `végane, véganes, végan, vegan, végétalien, végétalienne, végétarien, végétarienne,
      végétariens, végétariennes, végé`,
    honey: "végane, véganes, végan, vegan, végétalien, végétalienne",
    silk: "végane, véganes, végan, vegan, végétalien, végétalienne",
    down: "végane, véganes, végan, vegan, végétalien, végétalienne",
    animal: "végane, véganes, végan, vegan, végétalien, végétalienne",
    alcohol: `sans alcool, sobre*, sobre depuis, {est|reste|devenu|devenue} sobre, musulman(e), halal, abstinent(e), enceinte, alcoolique anonyme, a arrêté de
      boire, a arrêté l'alcool, sobriété, ne touche pas à l'alcool, dry january`,
    gluten: "cœliaque, maladie cœliaque, intolérance au gluten",
    dairy: "végane, véganes, végan, vegan, végétalien, végétalienne, intolérance au lactose",
    meat: `végétarien, végétarienne, végétariens, végétariennes, végane, véganes, végan, vegan,
      végétalien, végétalienne, pescétarien, pescétarienne, végé`,
    sugar: "diabétique, diabétiques, diabète, régime keto",
    caffeine: "décaféiné, déca, sensible à la caféine, sans théine",
    leather: "végane, véganes, végan, vegan, végétalien, végétalienne",
    wool: "végane, véganes, végan, vegan, végétalien, végétalienne",
    scent: `{peau|peaux} {atopique|sensible|sensibles|réactive|allergique}, eczéma atopique, odeurs {la|le|les} {dérangent|gênent|écœurent}, odeur {la|le} {dérange|gêne|écœure}, sensible aux odeurs, sensible aux parfums, asthmatique, asthme, non parfumé(e), nez
      sensible, inodore`,
    screen: "détox numérique, déconnexion numérique",
    noise: "sensible au bruit, hypersensible au bruit",
    clutter: `minimaliste, minimalistes, minimalisme, une expérience pas un objet, expérience
      plutôt qu'un objet, expériences plutôt que des objets, une expérience et pas un objet, pas
      un objet, a déjà tout, pas d'objet, pas d'objets, vit avec peu`,
  },
  qualities: {
    handmade:
      "fait main, faits main, fait à la main, faite à la main, artisanal(e), fait maison, artisan",
    personalized: `personnalisé(e), personnalisable, gravé(e), une gravure, gravure de son prénom, sur mesure, avec son prénom, avec
      son nom, à son nom, touche personnelle, plus personnel(le), brodé à son nom`,
    consumable: "consommable, comestible, à manger, à boire, à déguster, se consomme",
    experience: `expérience, expériences, une expérience pas un objet, une sortie, atelier,
      ateliers, une activité, billets de spectacle, une expérience plutôt qu'un objet, expérience
      plutôt qu'un objet, expériences plutôt que des objets, une expérience et pas un objet,
      moment à vivre, à vivre`,
    practical:
      "pratique, utile, utiles, fonctionnel(le), au quotidien, quelque chose d'utile, utilitaire",
    sentimental:
      "sentimental(e), émouvant(e), touchant(e), qui a du sens, plein de sens, romantique",
    luxurious: "luxe, luxueux, luxueuse, haut de gamme, raffiné(e), prestigieux, chic, de luxe",
    funny: `drôle, drôles, rigolo, rigolote, marrant(e), humour, humoristique, amusant(e),
      insolite, faire rire, qui fait rire, blagues, décalé(e)`,
    sustainable: `écologique, écoresponsable, éco-responsable, durable, équitable, éthique, bio,
      recyclé(e), respectueux de l'environnement, commerce équitable`,
    compact: `compact(e), petit appartement, petit espace, petit studio, peu de place, peu
      encombrant, léger, légère, portable, facile à transporter, petit format`,
    educational:
      "éducatif, éducative, éducatifs, pédagogique, apprendre, instructif, pour apprendre, ludo-éducatif",
    active: "actif, active, bouger, quelque chose d'actif, dynamique, se dépenser",
    shared: `partager, à partager, ensemble, à faire ensemble, en famille, {activité|moment|soirée|sortie|week-end|quelque chose|à faire|à vivre} à deux, toute la famille,
      partagé(e), pour toute la famille`,
  },
};
