import type { AliasesByTag } from "../types";

/** French words for each interest; see `lexicon/types.ts` for the marks. */
export const interests: AliasesByTag = {
  gardening: `jardin, jardinage, jardiner, jardine, jardinier, jardinière, potager, plantes, fleurs,
    roses, rosiers, semis, main verte, horticulture, jardins, faire pousser des légumes, graines,
    serre, plantations`,
  houseplants: `plantes d'intérieur, plante verte, plantes vertes, plantes, cactus, succulentes,
    plantes grasses, orchidées, bonsaï, terrarium, monstera, plantes en pot`,
  cooking: `cuisine, cuisiner, cuisinier, cuisinière, cuisinent, recettes, recette, sushi, pâtes,
    chef cuisinier, bons petits plats, fourneaux, mijoter, livres de cuisine, popote, cuistot,
    curry`,
  baking: `pâtisserie, pâtissier, pâtissière, pain maison, boulangerie, boulanger, boulangère,
    gâteaux, gâteau, levain, pain au levain, cookies, tartes, viennoiseries, macarons, brioches,
    faire du pain, cupcakes, faire son pain`,
  grilling: `barbecue, barbecues, grillades, grillade, griller, brochettes, plancha, bbq, viande
    grillée, braises, côte de bœuf, merguez, steak`,
  coffee: `café, cafés, expresso, espresso, cappuccino, barista, caféine, latte, cafetière,
    machine à café, grains de café, torréfaction, petit noir, nespresso, café au lait`,
  tea: `=thé, =thés, le the, du the, un the, les thes, the vert, the noir, thés verts, tisane,
    tisanes, infusions, matcha, théière, salon de thé, rooibos, heure du thé, buveuse de thé,
    buveur de thé`,
  wine: `vin, vins, vin rouge, vin blanc, œnologie, œnologue, champagne, vignoble, vignobles,
    sommelier, bordeaux, bourgogne, dégustation de vin, vigneron, rosé bien frais, cave à vin,
    grands crus, {vins|vin} {naturels|nature|bio|rosé|mousseux|italiens|espagnols|d'alsace|de
    loire|de bordeaux|de bourgogne}, bon vin, bons vins, bonnes bouteilles, pinard, cépages,
    vendanges, bulles*`,
  beer: `bière, bières, bière artisanale, brasserie artisanale, brassage, brasser, brasseur,
    houblon, ipa, zythologue, microbrasserie, mousses, bières belges`,
  cocktails: `cocktail, cocktails, mixologie, apéro, apéros, apéritif, whisky, rhum, gin, vodka,
    mojito, spiritueux, barman, pastis, cognac, armagnac, digestif`,
  sweets: `bonbons, bonbon, chocolat, chocolats, sucreries, gourmand, gourmande, friandises,
    caramel, dessert, desserts, confiseries, glaces, guimauve, nutella, bec sucré, confiture, pâte
    à tartiner, chocolat au lait, confiture de lait`,
  gourmet: `gastronomie, gastronome, gourmet, gourmets, fromage, fromages, épicerie fine, foie gras,
    huile d'olive, bonne bouffe, épicurien, épicurienne, épices, restaurants, fin gourmet, sushi,
    charcuterie, bon vivant, bonne chère, truffes, saucisson, terroir`,
  reading: `lecture, lectures, lire, lit*, lisent, livre, livres, romans, roman, lecteur, lectrice,
    bouquins, bouquiner, bibliothèque, littérature, liseuse, dévore des livres, harry potter,
    librairie, club de lecture, rat de bibliothèque, =histoires*, histoires du soir, histoire du
    soir, histoires avant de dormir, histoire avant de dormir, histoires pour enfants, lire des
    histoires, livres d'images, livre d'images, contes, conte de fées, contes de fées, albums
    jeunesse, imagiers, imagier, bouquin`,
  writing: `écriture, écrire, écrit*, écrivain, écrivaine, journal intime, carnets, carnet, stylos
    plume, stylo plume, papeterie, romancier, romancière, autrice, blogueuse, blogueur, raconter
    des histoires, ateliers d'écriture, écrire des histoires, inventer des histoires`,
  history: `histoire, historien, historienne, historique, moyen âge, guerre mondiale, napoléon,
    archéologie, antiquité, châteaux, égypte ancienne, médiéval, rois de france, histoire de france,
    passionné d'histoire`,
  science: `science, sciences, scientifique, chimie, physique, biologie, expériences scientifiques,
    microscope, ingénieur, géologie, maths, mathématiques, volcans, petit chimiste, chimiste`,
  space: `l'espace*, astronomie, astronome, étoiles, planètes, télescope, astronaute, fusées,
    cosmos, fusée, ciel étoilé, galaxies, thomas pesquet, conquête spatiale, voie lactée`,
  nature: `nature, forêt, forêts, animaux, faune, champignons, arbres, plein air, balades en forêt,
    papillons, abeilles, insectes, écosystèmes, vie sauvage, cueillette, apiculture`,
  birds: `oiseau, oiseaux, ornithologie, ornithologue, mangeoire, mésanges, chouettes, hiboux,
    perroquet, nichoir, observer les oiseaux, rouges-gorges, perruche, canaris, photographier les
    oiseaux`,
  cats: `chat*, =chats, chatte, chaton, chatons, félins, matou, minou, amoureuse des chats, amie
    des chats, folle de chats, siamois, animaux de compagnie`,
  dogs: `chien, chiens, chienne, chiot, chiots, toutou, labrador, caniche, promener son chien,
    berger allemand, teckel, canin, animaux de compagnie`,
  horses: `cheval, chevaux, équitation, poney, poneys, cavalier, cavalière, équestre, centre
    équestre, dressage, monter à cheval, jument`,
  dinosaurs: `dinosaure, dinosaures, dinos, tyrannosaure, t rex, jurassic park, fossiles,
    paléontologie, tricératops, diplodocus, vélociraptor`,
  hiking: `randonnée, randonnées, randonneur, randonneuse, randonner, rando, randos, marche à
    pied, montagne, montagnes, trek, sentiers, marcher, balades, gr20, marche nordique,
    compostelle, refuges`,
  camping: `camping, camper, campeur, campeuse, tente, bivouac, van aménagé, feu de camp, caravane,
    bivouaquer, camping-car, belle étoile, fourgon aménagé`,
  fishing: `pêche, pêcher, pêcheur, pêcheuse, truite, pêche à la mouche, canne à pêche, leurres,
    poissons, pêche en mer, carpes, brochet`,
  cycling: `vélo, vélos, cyclisme, cycliste, vtt, bicyclette, tour de france, faire du vélo, vélo
    de route, cyclotourisme, gravel, pédaler, biclou`,
  running: `course à pied, courir, coureur, coureuse, footing, jogging, marathon, semi-marathon,
    joggeur, court*, joggeuse, ultra-trail, running, courses à pied`,
  yoga: `yoga, yogi, pilates, tapis de yoga, cours de yoga, hatha yoga, vinyasa, prof de yoga,
    salutation au soleil`,
  fitness: `sport, sports, sportif, sportive, musculation, fitness, salle de sport, gym,
    gymnastique, crossfit, boxe, arts martiaux, judo, entraînement, zumba, haltères, muscu, karaté,
    coach sportif, s'entraîne, s'entraîner`,
  swimming: `natation, nager, nage*, nageur, nageuse, piscine, aquagym, crawl, brasse, longueurs de
    piscine, bassin olympique`,
  golf: `golf, golfeur, golfeuse, parcours de golf, clubs de golf, green de golf, minigolf,
    practice de golf, joue au golf, golfer`,
  "racket-sports": `tennis, badminton, squash, ping-pong, tennis de table, padel, raquette,
    raquettes, roland garros, joueur de tennis, pongiste, sports de raquette`,
  soccer: `football, foot, footballeur, footballeuse, psg, ligue 1, coupe du monde, mbappé, équipe
    de france, ballon rond, olympique de marseille, matchs de foot, zidane`,
  basketball: `basketball, basket-ball, nba, basketteur, basketteuse, panier de basket, matchs de
    basket, tony parker, ballon de basket, =basket*`,
  "winter-sports": `ski, skis, skier, skieur, skieuse, snowboard, patinage, patin à glace, luge,
    hockey, sports d'hiver, raquettes à neige, ski de fond, hockey sur glace, pistes de ski,
    patineuse, surf des neiges`,
  climbing: `escalade, grimper, grimpeur, grimpeuse, bloc en salle, alpinisme, alpiniste, varappe,
    via ferrata, mur d'escalade, cascade de glace`,
  "water-sports": `surf, surfer, surfeur, surfeuse, kayak, canoë, paddle, voile*, voilier,
    plongée, planche à voile, sports nautiques, kitesurf, aviron, plongée sous-marine, rafting,
    bateau, bateaux, navigation`,
  beach: `plage, plages, bord de mer, la mer, océan, coquillages, bronzer, châteaux de sable,
    bronzette, sable fin, vacances à la mer, baignade`,
  picnic: `pique-nique, pique-niques, pique-niquer, panier de pique-nique, nappe à carreaux, picnic,
    déjeuner sur l'herbe, déjeuner au parc`,
  travel: `voyage, voyages, voyager, voyageur, voyageuse, globe-trotteur, globe-trotteuse, tour du
    monde, road trip, valise, découvrir le monde, sac à dos, vacances, croisière, baroudeur,
    baroudeuse, week-ends, escapades, routard, tours du monde, faire le tour du monde, partir en
    voyage, partir à l'aventure, interrail, année sabbatique, année de césure, backpacking,
    routarde, voyager seule, découvrir des pays, nouveaux pays, safari, voyages en train, partir
    loin, globe-trotters`,
  photography: `photo, photos, photographie, photographe, photographier, appareil photo, polaroid,
    argentique, prendre des photos, objectifs, instax, instagram, reflex numérique, reflex*,
    appareil reflex, appareils photo, prendre des clichés, photographier les oiseaux, chasse
    photographique, photo animalière, photos de paysage, photographier des paysages, prend des
    photos, objectif photo, pellicule*, trépied`,
  film: `cinéma, ciné, film, films, séries, cinéphile, netflix, séries télé, star wars,
    documentaires, disney, télé, télévision, dessins animés, soirées ciné, séances, studio ghibli,
    série, {films|film|cinéma} {d'horreur|d'action|d'animation|d'auteur|de
    science-fiction|noir|fantastique|de guerre|français}, films noirs, films romantiques, comédies
    romantiques, péplums, films de super-héros, ciné-club, séries coréennes, vieux films,
    épouvante, western*`,
  music: `musique, musiques, concerts, concert, jazz, musique classique, rap, chanson française,
    opéra, mélomane, festivals, variété, hip-hop, techno, mozart, rock, heavy metal, électro,
    reggae, berceuse, berceuses, comptines, comptine, chansons, chanson`,
  instruments: `guitare, piano, violon, batterie*, ukulélé, saxophone, flûte, musicien, musicienne,
    guitariste, pianiste, instrument de musique, instruments, trompette, violoncelle, accordéon,
    harmonica, solfège, batteur, clarinette, joue du piano, gratte*, gratter la guitare, gratteux,
    gratouiller, guitares, joue de la guitare, jouer de la guitare, jouer du piano, jouer d'un
    instrument, basse*, bassiste, synthé, percussions, djembé, harpe, cours de piano, cours de
    guitare, apprendre le piano, apprendre la guitare`,
  vinyl: `vinyle, vinyles, platine vinyle, tourne-disque, 33 tours, 45 tours, platine, disques
    vinyle, disquaire, vieux disques, gramophone`,
  singing: `chanter, chante*, chant, chanteur, chanteuse, chorale, karaoké, choriste, chœur, cours
    de chant, soprano, technique vocale, comptines`,
  dance: `danse, danser, danses, danseur, danseuse, ballet, salsa, tango, danse classique, valse,
    claquettes, rock acrobatique, bachata, ballerine, danse contemporaine`,
  theatre: `théâtre, théâtres, comédie musicale, comédies musicales, comédien, comédienne, impro,
    molière, acteur, actrice, spectacles, pièces de théâtre, scène, one man show, improvisation`,
  painting: `peinture, peindre, peint, peintre, peintures, aquarelle, acrylique, aquarelles,
    chevalet, peinture à l'huile, toiles, tableaux, art, artiste, gouache, artistique,
    beaux-arts`,
  drawing: `dessin, dessiner, dessine, dessins, dessinateur, dessinatrice, croquis, coloriage,
    coloriages, crayons, illustration, illustratrice, gribouiller, illustrateur, feutres, carnet
    de croquis`,
  pottery: `poterie, potier, potière, céramique, céramiste, argile, sculpture, modelage, céramiques,
    tour de potier, grès, porcelaine, terre cuite`,
  knitting: `tricot, tricoter, tricoteuse, tricote, crochet, pelotes de laine, tricots, aiguilles à
    tricoter, crocheter, tissage, macramé, amigurumi, pelote`,
  sewing: `couture, coudre, coud, couturière, couturier, machine à coudre, broderie, broder,
    patchwork, point de croix, tissus, tissu, mercerie, quilting, canevas`,
  woodworking: `menuiserie, menuisier, travail du bois, ébénisterie, ébéniste, bois*, charpentier,
    sculpture sur bois, tournage sur bois, marqueterie, rabot`,
  diy: `bricolage, bricoler, bricoleur, bricoleuse, bricole, outils, perceuse, travaux, rénovation,
    boîte à outils, réparer, diy, retaper, réparations, fait tout lui-même`,
  crafts: `loisirs créatifs, loisir créatif, activités manuelles, travaux manuels, scrapbooking,
    origami, créative, créatif, bougies maison, artisanat, perles, bracelets brésiliens,
    paillettes, fabriquer, travail manuel, faire des bougies, savons maison`,
  calligraphy: `calligraphie, calligraphe, lettering, calligraphier, belle écriture, enluminure,
    hand lettering, plumes et encres, belles lettres, écriture à la plume`,
  jewelry: `bijou, bijoux, collier, colliers, boucles d'oreilles, bracelet, bracelets, bague,
    bagues, pendentif, joaillerie, montre, montres, horlogerie, diamants, perles fines, pierres
    précieuses`,
  fashion: `mode*, vêtements, fringues, chaussures, sacs à main, sac à main, robes, style,
    shopping, fashionista, tendances, haute couture, sneakers, chapeaux, coquette, foulards,
    friperie, chaussettes, élégance, =baskets*, foulard, écharpe, écharpes`,
  skincare: `soins de la peau, soin de la peau, soins du visage, crèmes, crème hydratante, sérum,
    beauté, cosmétiques naturels, masques visage, lait pour le corps, soin visage, cosmétique
    coréenne`,
  makeup: `maquillage, se maquiller, maquille, rouge à lèvres, mascara, vernis, cosmétiques,
    palette de maquillage, maquilleuse, manucure, fard, ongles, sephora, beauté`,
  fragrance: `parfum, parfums, parfumerie, eau de toilette, eau de parfum, huiles essentielles,
    encens, senteurs, diffuseur, bougies parfumées, aromathérapie, bougies`,
  grooming: `rasage, barbe, barbu, rasoir, barbier, se raser, moustache, soins barbe, après-rasage,
    coiffure, huile à barbe, rasoirs`,
  wellness: `bien-être, spa, spas, massage, massages, relaxation, détente*, sauna, thalasso, hammam,
    bains chauds, se relaxer, prendre soin de soi, se détendre, cocooning, jacuzzi, anti-stress`,
  meditation: `méditation, méditer, médite, pleine conscience, zen, sophrologie, bouddhisme, bols
    tibétains, respiration, spiritualité, lithothérapie, bouddhiste, tarot divinatoire`,
  sleep: `sommeil, dormir, dort*, sieste, siestes, insomnie, insomniaque, pyjama, pyjamas, couette,
    oreiller, bien dormir, grasse matinée, marmotte, plaid, plaids, nuits douillettes, bruit blanc`,
  "board-games": `jeux de société, jeu de société, jeux de plateau, jeu de plateau, monopoly,
    scrabble, catan, soirée jeux, soirées jeux, jeux d'ambiance, dixit, trivial pursuit, jeux de
    stratégie, dominos, backgammon, ludothèque`,
  puzzles: `puzzle, puzzles, casse-tête, casse-têtes, mots croisés, mots fléchés, sudoku, énigmes,
    escape game, rubik's cube, énigme, devinettes, jeux de logique, rébus`,
  chess: `échecs, jeu d'échecs, échiquier, joueur d'échecs, joueuse d'échecs, jouer aux échecs, club
    d'échecs, échec et mat, parties d'échecs`,
  "card-games": `jeux de cartes, jeu de cartes, belote, tarot, poker, bridge, rami, uno*, cartes à
    jouer, coinche, cartes pokémon, solitaire, magic l'assemblée`,
  "video-games": `jeux vidéo, jeu vidéo, jeux vidéos, gamer, gameuse, gaming, console de jeux,
    nintendo, playstation, xbox, minecraft, fortnite, mario kart, zelda, esport, jeux sur pc, jeux
    en ligne, pokémon, consoles, joueur en ligne, roblox, la switch, nintendo switch, jouer à la
    console, jeux sur console, jeux mobiles, sur la play, consoles de jeux, jeux rétro, borne
    d'arcade`,
  "role-playing": `jeux de rôle, jeu de rôle, jdr, rôliste, donjons et dragons, grandeur nature,
    cosplay, maître du jeu, warhammer, figurines warhammer, heroic fantasy`,
  "building-toys": `lego, legos, jeux de construction, jeu de construction, briques, kapla, duplo,
    meccano, cubes en bois, maquettes, maquette, playmobil, construire`,
  "pretend-play": `poupée, poupées, déguisements, déguisement, dînette, se déguiser, barbie,
    peluches, peluche, doudou, princesses, princesse, super-héros, maison de poupée, marionnettes,
    licornes, pirates, chevaliers, jouets, jeux d'imitation, la reine des neiges, pat patrouille,
    doudous, fées, jouet, jouer à la marchande, jouer au docteur, cuisine pour enfant, petite
    cuisine`,
  collecting: `collection, collections, collectionner, collectionneur, collectionneuse,
    collectionne, timbres, antiquités, brocante, brocantes, vide-greniers, objets anciens,
    philatélie, numismatique, pièces de monnaie, figurines, minéraux, pièces de collection,
    chineuse, chiner`,
  cars: `voiture, voitures, voitures de collection, voitures anciennes, automobile, bagnoles,
    formule 1, f1, moto, motos, mécanique, rallye, motard, motarde, sport automobile, conduire,
    course automobile, petites voitures, camions, tracteurs, pilote de course`,
  trains: `train*, =trains, trains miniatures, train miniature, locomotive, locomotives, chemin de
    fer, chemins de fer, modélisme ferroviaire, tgv, train électrique, petits trains,
    ferroviaire`,
  aviation: `avion, avions, aviation, pilote d'avion, hélicoptère, hélicoptères, aéronautique,
    aéromodélisme, avions de chasse, drones, parapente, planeur, aviateur, simulateur de vol`,
  coding: `programmation, programmer, coder, code informatique, développeur, développeuse,
    informatique, informaticien, informaticienne, robotique, robots, python, raspberry pi,
    logiciels, ordinateurs, hacker`,
  gadgets: `gadget, gadgets, high-tech, technologie, technologies, électronique, objets connectés,
    geek, smartphone, montre connectée, nouvelles technologies, tech, drones, impression 3d,
    réalité virtuelle, imprimante 3d, tablettes`,
  "smart-home": `maison connectée, domotique, maison intelligente, alexa, google home, ampoules
    connectées, enceinte connectée, éclairage connecté, assistant vocal, robot aspirateur, prises
    connectées`,
  audio: `casque audio, écouteurs, enceinte, enceintes, hi-fi, audio, audiophile, podcasts, podcast,
    bon son, chaîne hifi, haut-parleur, enceinte bluetooth, barre de son, radio, airpods, casque antibruit, casque anti-bruit, réduction de bruit`,
  "home-decor": `déco, décoration, décorer, décoration d'intérieur, bougies, coussins, coussin,
    vases, meubles, mobilier, tapis, lampes, affiches, cocon, belle maison, intérieur cosy,
    casanière, casanier, brocante déco`,
  hosting: `recevoir, recevoir des amis, dîners entre amis, réceptions, hôtesse, fêtes, art de la
    table, arts de la table, inviter des amis, soirées entre amis, belles tables, vaisselle,
    tablées, brunchs, reçoit*, {recevoir|reçoit|inviter|invite|accueillir|accueille} {du monde|des
    amis|ses amis|la famille|des gens|ses copains|ses copines|ses voisins|des invités|à dîner|à la
    maison}, avoir du monde à la maison, dîners à la maison, dîners, dîner entre amis, grandes
    tablées, hospitalière, hospitalier*, recevoir à dîner, apéros dînatoires, cuisiner pour ses
    amis, organiser des fêtes, organiser des dîners`,
  organizing: `organisation, organisé(e), rangement, ranger, range tout, planner, agenda, bullet
    journal, marie kondo, maniaque du rangement, planning, agendas, papeterie, tri et rangement,
    désencombrer`,
  design: `design, designer, graphisme, graphiste, architecture, architecte, typographie, design
    d'intérieur, bauhaus, objets design, design scandinave, architecte d'intérieur`,
  museums: `musée, musées, expositions, expos, exposition, galeries d'art, histoire de l'art,
    louvre, monet, impressionnistes, patrimoine, culture, sorties culturelles, van gogh, art,
    vernissages`,
  languages: `langues, langues étrangères, langue étrangère, apprendre l'anglais, apprendre
    l'espagnol, polyglotte, linguistique, apprendre une langue, apprendre des langues, duolingo,
    traductrice, traducteur, apprendre le japonais, bilingue, apprend l'italien, {apprendre|
    apprend|apprennent|étudier|étudie} l'{italien|espagnol|anglais|allemand|arabe|hébreu|
    hindi|ukrainien}, {apprendre|apprend|apprennent|étudier|étudie} le {japonais|chinois|
    mandarin|coréen|russe|portugais|néerlandais|grec|suédois|norvégien|danois|finnois|
    polonais|turc|thaï|vietnamien|latin|breton|catalan|basque}, cours d'{italien|espagnol|
    anglais|allemand|arabe|hébreu|hindi|ukrainien}, cours de {japonais|chinois|mandarin|
    coréen|russe|portugais|néerlandais|grec|suédois|norvégien|danois|finnois|polonais|
    turc|thaï|vietnamien|latin|breton|catalan|basque}, langue des signes, se met {au|à l'}
    {italien|espagnol|japonais|chinois|russe|anglais|allemand|portugais|coréen|arabe},
    apprendre de nouvelles langues`,
  "family-history": `généalogie, arbre généalogique, histoire familiale, histoire de famille,
    ancêtres, généalogiste, racines familiales, origines familiales, secrets de famille, aïeux,
    test adn`,
  keepsakes: `souvenir, souvenirs, album photo, albums photos, albums photo, nostalgie, nostalgique,
    boîte à souvenirs, capsule temporelle, photos de famille, objets de famille, bons souvenirs`,
  sustainability: `écologie, écolo, écologiste, zéro déchet, développement durable, recyclage,
    environnement, seconde main, vie durable, climat, compost, upcycling, sans plastique, consommer
    mieux, {sauver|protéger|sauvegarder|préserver} la planète, respect de la planète, bon pour la
    planète, soucieux de la planète, soucieuse de la planète, avenir de la planète, geste pour la
    planète`,
  mystery: `romans policiers, roman policier, polar, polars, enquêtes, enquête, thriller, thrillers,
    détective, agatha christie, sherlock holmes, mystère, mystères, faits divers, crimes, cluedo,
    murder party, arsène lupin, maigret, true crime`,
  poetry: `poésie, poème, poèmes, poète, poétesse, poésies, baudelaire, slam, haïkus, prévert,
    vers et rimes, recueil de poèmes, rimbaud, verlaine`,
  comics: `bd, bande dessinée, bandes dessinées, bédé, bédés, mangas, manga, comics, tintin,
    astérix, super-héros marvel, romans graphiques, one piece, naruto, gaston lagaffe, lucky
    luke`,
};
