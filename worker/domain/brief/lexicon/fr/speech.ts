import type { Aliases, Signal } from "../types";

/** Trades of former years: who was a baker needs no bread baked. */
const TRADES = [
  "boulanger|boulangère|infirmier|infirmière|aide-soignant|aide-soignante|médecin|docteur",
  "chirurgien|pharmacien|pharmacienne|dentiste|véto|vétérinaire|prof|professeur|professeure",
  "instit|instituteur|institutrice|directeur d'école|directrice d'école|conducteur de bus",
  "chauffeur|chauffeur routier|routier|camionneur|taxi|facteur|factrice|postier|postière|flic",
  "policier|policière|gendarme|militaire de carrière|pompier|cuisinier|cuisinière",
  "chef cuisinier|cuistot|restaurateur|serveur|serveuse|boucher|bouchère|charcutier|pâtissier",
  "fleuriste|coiffeur|coiffeuse|esthéticienne|couturière|secrétaire|comptable|banquier",
  "banquière|avocat|avocate|notaire|juge|ingénieur|informaticien|architecte|maçon|plombier",
  "électricien|garagiste|mécano|mécanicien|marin pêcheur|pêcheur|agriculteur|agricultrice",
  "éleveur|journaliste|libraire|bibliothécaire|mineur|ouvrier|ouvrière|hôtesse de l'air|steward",
  "pilote de ligne|dactylo|caissière",
].join("|");

/** French words that steer meaning; `negation.ts` says how. */
export const signals: Record<Signal, Aliases> = {
  no: `pas, non, rien, aucun, aucune, jamais, ni, sauf, excepté, hormis, à part, mis à part, tout sauf, éviter, évite,
    évitez, surtout pas, pas de, pas d', plus jamais, moins de, moins d', au lieu de, au lieu d',
    plutôt que, plutôt qu', n'importe quoi sauf, zéro, pas encore un, pas encore une, pas encore
    des, surtout pas encore, surtout plus, surtout pas de, arrêtez avec`,
  surplus: `{|a |ont |ai |avons }déjà {plein|beaucoup|énormément|des tonnes|des tas|une montagne|une foule} {de|d'}, {a|ont} {tout|tous|toutes} {en|de chez|les|les livres de|la collection}, {a|ont} déjà
    {tout|tous|toutes} {en|de chez|les|le|la|l'|les livres de|son|sa}, croule sous, croulent sous,
    envahi(e) de, envahi(e) par, une tonne de, des tonnes de, marre de, ne sait plus où mettre,
    sait plus où mettre, ne veut plus, veut plus, n'en veut plus, a tout pour, ont tout pour, a
    déjà tout pour, ont déjà tout pour, a tout ce qu'il faut pour, plus de, plus d', plus aucun,
    trop de, trop d', a trop de, assez de, assez d', déjà assez, a déjà trop de, a déjà assez de`,
  own: `déjà, a déjà, ont déjà, possède, possède déjà, a un, a une, possède un, possède une, a sa
    propre, a son propre, {vient|viennent} de {s'acheter|se payer|s'offrir|recevoir}, {s'est|s'est
    déjà} {acheté|offert|payé}, on lui a {|déjà }{offert|acheté|payé}, {lui a|lui ai|lui ont|lui
    avons} {|déjà }{offert|acheté|payé|donné}, a {|déjà }reçu, ont {|déjà }reçu, {l'a|l'ont|les
    a|les ont|en a|en ont} déjà, {en a|en ont} déjà {un|une}, est {déjà |}équipé(e) de, est {déjà
    |}équipé(e) d', {ont|avons|ai|avait|avaient} déjà {offert|acheté|donné|reçu}, dispose déjà`,
  ban: `interdit(e), interdits, interdites, interdiction, interdiction de, interdiction d',
    interdire, sont interdits, sont interdites, est interdit(e), {pas|non|plus} {autorisé|
    autorisée|autorisés|autorisées|permis|permise|permises|admis|admises|toléré|tolérée|
    tolérés|tolérées}, {n'est|ne sont|n'est plus|ne sont plus} pas {autorisé|autorisée|
    autorisés|autorisées|permis|permise|permises|admis|admises|tolérées|tolérés}, pas le
    droit, pas le droit à, pas le droit aux, pas le droit d'avoir, pas le droit d'allumer, n'a pas
    le droit, prohibé(e), prohibées, prohibés, proscrit(e), proscrites, proscrits, défendu(e),
    défendues, bannies, bannis, n'autorise pas, n'autorisent pas, autorise pas, pas allumer, ne
    peut pas allumer, ne doit pas allumer`,
  without: "sans, sans aucun, sans aucune",
  hate: `lâche, lâcher, {lâche|lâcher|décroche|décrocher} {un peu|} {de|des|du|les|la|le}, {plus|plus trop|plus vraiment|plus du tout|pas trop|pas vraiment|pas très} {fan de|fan du|fan des|dans|branché|branchée|passionné par}, déteste, détestent, détester, hait, =haïr, n'aime pas, n'aiment pas, aime pas, aiment pas,
    n'aime plus, n'aime ni, n'aime guère, horreur de, horreur du, horreur des, horreur d',
    allergique à, allergique aux, allergique au, allergiques, allergique, allergie à, allergie aux,
    allergie au, allergie, allergies, allergies alimentaires, allergie alimentaire, allergènes,
    intolérances, intolérance, intolérance à, intolérance au, intolérance aux, intolérances
    alimentaires, anaphylactique, anaphylaxie, choc anaphylactique, choc anaphylactique à, réaction
    anaphylactique, restrictions alimentaires, à éviter, intolérant(e), intolérant(e) à,
    intolérant(e) au, intolérant(e) aux, supporte pas, supporte plus, supporte ni, supporte mal,
    digère pas, digère mal, peut pas supporter, aime moyennement, aime pas trop, aime pas du tout,
    aime plus trop, aime plus du tout, pas trop fan, pas très fan, pas du tout fan, pas trop
    branché(e), pas du tout branché(e), pas portée sur, pas porté sur, phobie de, phobie des,
    phobie du, abandonné, a dû arrêter, dû arrêter, a stoppé, a laissé tomber, fait plus, joue
    plus, pratique plus, peut plus, veut pas, veulent pas, veux pas, pas fan, pas intéressé(e), pas
    besoin, intéresse pas, marre des, marre d', marre du, ras le bol, ras-le-bol de, ras-le-bol
    des, tanné(e) de, tanné(e) des, écœuré(e) de, n'en peut plus de, n'en peut plus des, gavé(e)
    de, saturé(e) de, lassé(e) de, peur de, peur des, peur du, apprécie pas, fuit, pas branché(e),
    mange pas, mange plus, mange ni, manger pas, contre, sensible à, sensible aux, sensible au, a
    arrêté, ne raffole pas, raffole pas, dégoûte`,
  abstain: `boit pas, ne boit pas, ne boit plus, boit plus, ne boit jamais, boit jamais, boivent
    pas, ne boivent pas, peut pas boire, ne peut pas boire`,
  after: `mais {son|le} {médecin|docteur|toubib} {lui a dit d'arrêter|lui a fait arrêter|lui a interdit|l'a obligé à arrêter|l'a obligée à arrêter|ne veut plus|veut plus}, mais {il|elle|} {a dû arrêter|doit arrêter|n'a plus le droit|a plus le droit}, c'est pour les {bébés|bebes|vieux|mémés}, {ça fait|c'est} {trop |}bébé, {mais ne peut plus|mais peut plus} {|maintenant|en faire|le faire}, donc pas ça, alors pas ça, surtout pas ça, pas encore ça, mais pas ça, tout sauf ça,
    n'est pas son truc, pas son truc, ce n'est pas son truc, très peu pour lui, très peu pour elle,
    hors de question, pas question, c'est non, c'est un non, à proscrire, à bannir, est à éviter,
    sont à éviter, pas possible, plus {à cause|depuis|maintenant|trop|vraiment|tellement|du
    tout|beaucoup|guère|aujourd'hui}, {en a|en ont} {|déjà }{plein|assez|trop|tellement|des
    tonnes|une tonne|une collection|un tas|un paquet|une dizaine|une vingtaine|une cinquantaine|une
    centaine|trois|quatre|cinq|dix|vingt|cinquante|cent|mille|3|4|5|6|7|8|10|12|15|20|30|40|50|100},
    c'est fini, c'est terminé, c'est pas son truc, lui sort par les yeux, sûrement pas, l'ennuie,
    l'ennuient, l'énerve, l'énervent, non merci, pas pour lui, pas pour elle`,
  past: `{il|elle} était, faisait, faisaaient, jouait, jouaaient, adorait, adoraaient, aimait, aimaaient, lisait,
    lisaaient, pratiquait, pratiquaaient, courait, couraaient, nageait, nageaaient,
    peignait, peignaaient, dessinait, dessinaaient, tricotait, tricotaaient, cousait,
    cousaaient, brodait, brodaaient, jardinait, jardinaaient, chantait, chantaaient,
    dansait, dansaaient, collectionnait, collectionnaaient, pêchait, pêchaaient, bricolait,
    bricolaaient, cuisinait, cuisinaaient, skiait, skiaaient, grimpait, grimpaaient,
    randonnait, randonnaaient, voyageait, voyageaaient, montait, montaaient, regardait,
    regardaaient, sculptait, sculptaaient, naviguait, naviguaaient, chassait, chassaaient,
    aimait bien, adorait ça, était {fan|fana|passionné|passionnée|accro|fou|folle} de,
    était {fan|fana|passionné|passionnée|accro} d', avant, autrefois, dans le temps,
    dans sa jeunesse, à l'époque, quand {il|elle} était jeune, étant jeune,
    {l'a|les a} {vendu|vendue|vendus|vendues}, a tout vendu`,
  like: `{s'est|se sont} {mis|mise|mises} {à|à la|à l'|au|aux}, se met {à|à la|au|aux}, {s'est|se sont} {lancé|lancée|lancés} dans, {a|ont|avoir} un {|gros|petit|vrai|sérieux} {faible|penchant|goût|coup de cœur} pour, peut plus se passer, peut plus vivre sans, fait plus que, ne jure que par, jure que par,
    {tripe|trippe|capote|craque|kiffe} {sur|pour|}, à fond dans, à fond sur, se passionne pour,
    s'intéresse à, s'intéresse au, s'intéresse aux, grand fan de, grande fan de, supporter de,
    supporter du, supportrice de, supportrice du, inconditionnel(le) de, dingo de, gaga de, aime,
    aiment, aimer, aimerait, adore, adorent, apprécie, raffole, fan de, fan d', passionné(e), fou
    de, folle de, fou d', folle d', dingue de, accro, féru(e), amateur de, amatrice de, amoureux
    de, amoureuse de, ne {peut|sait} pas commencer sans, ne peut commencer sans, ne commence
    {jamais|pas} sans, ne commence {jamais|pas} {sa|la} journée sans, ne peut pas commencer {sa|la}
    journée sans, ne {rate|manque|loupe} {aucun|aucune|jamais}, ne {rate|manque|loupe} pas
    {un|une}, ne {rate|manque|loupe} jamais {un|une}, ne peut pas vivre sans, ne peut vivre sans,
    peut pas vivre sans, ne peuvent pas vivre sans, ne pourrait pas vivre sans, ne pourrait vivre
    sans, ne saurait vivre sans, ne sait pas vivre sans, ne vit pas sans, ne peux pas vivre sans,
    ne peut pas se passer, ne peut se passer, peut pas se passer, ne sait pas se passer, ne saurait
    se passer, ne se passe pas, jamais sans, pas sans, n'en a jamais assez, jamais assez, pas
    assez, jamais trop, pas seulement, pas que, non seulement, rien de mieux, rien de tel, préfère,
    préfèrent, veut, voudrait, ne déteste pas, déteste pas, dit pas non, ne dit pas non, dit jamais
    non, intéressé(e), pas mal de, pas mal, plaît, kiffe, mordu(e), peut manger, peut boire,
    peuvent manger, pas de problème avec, pas de souci avec, ça ne le dérange pas, ça ne la dérange
    pas, ne le dérange pas, ne la dérange pas`,
  allow: `ça va, ça passe, pas de problème, pas un problème, ne pose pas de problème, ne posent pas
    de problème, aucun problème, pas de souci, aucun souci, d'accord, ok, oui, est ok, sont ok,
    c'est bon, sont permis, sont permises, est permis(e), sont les bienvenus, sont les bienvenues,
    bienvenus, bienvenues, sans problème`,
  break: `mais, par contre, cependant, toutefois, pourtant, sinon, car*, parce que, parce qu',
    puisque, donc, alors, juste, seulement, uniquement, en revanche, plutôt, aussi, et surtout`,
  and: "et, ainsi que, pis*, puis",
  or: "ou",
  pronoun: "il, elle, ils, elles, je, j', on*, nous, qui",
  filler: `{guéri|guérie} {d'un|du} cancer, {survécu|a survécu} {à un|au} cancer, vaincu {un|le} cancer, {ancien|ancienne|ex} {${TRADES}}, {${TRADES}} {toute sa vie|toute sa carrière|pendant},
    {au|le|du|un|son|les|leur} {marché|marchés}, fait son marché, {vieille|ancienne|grande|petite|une|leur|sa|la} ferme, corps de ferme, cabane à sucre, {salle|salles} de {bain|bains}, {rencontrés|rencontrées|rencontré|rencontrée|connus|connues} {à un|à une|au|dans un|dans une|en|lors d'un|sur un} {concert|festival|bar|café|cours|voyage|resto|restaurant|match|camping|chorale},
    {son|sa|le|la|les|ses|leur|chez le|du|des} {médecin|médecins|docteur|toubib|kiné|ostéo}, {travaille|bosse|travaillait|bossait|serveur|serveuse|cuistot|cuisinier|cuisinière|chef|commis|barman|plongeur|extra} {dans un|dans une|dans le|dans la|en|au|chez un|dans son} {resto|restaurant|restauration|café|bar|salon de thé|salon de coiffure|garage|jardinerie|salle de sport|magasin de sport|banque},
    {travaille|bosse|infirmière|infirmier|aide-soignante|aide-soignant|soignante|animatrice} en {ehpad|maison de retraite}, à longueur de {journée|temps|année}, {petit|mon|ti} loup, dans son coin, dans la lune, {suit|suivre} {le|la|les}, un grand malade, dort {n'importe où|partout},
    {peau|peaux} {sèche|mixte|grasse}, {peur|a peur|peurs} du noir, {arrêté|arrête|arrêter|stoppé} {la clope|le tabac|la cigarette}, peur {du vide|de l'eau}, mille, {arrêté|arrête|arrêter} de fumer, ses goûts, leurs goûts, hélas, mode de vie, femme de ménage, femme de chambre, à court d'idées, à court d'idée, à
    court, ça marche, fête, fêter, fêtons, au lit, lit bébé, lit médicalisé, dort pas, ne dort pas,
    gros, grosse, bcp, bcq, tjrs, tjs, pr, ds, qqch, qqchose, jsp, svp, budget, budget serré,
    thème, chambre, fin d'année, fin d'année scolaire, du style, genre de, de style,
    paris sportifs, {en|début|fin|mi|de|mois de} mars, marche {à peine|depuis
    peu|bientôt|presque|pas encore}, ne marche pas encore, son bts, un bts, en bts, fait un bts,
    bts {esthétique|commerce|tourisme|compta|communication|mode}, commence à marcher, apprend à
    marcher, marche à quatre pattes, à quatre pattes, du coup, en mode, de ouf, pas mal d'années,
    plein de, plein, premier, première, énormément, particulièrement, notamment, en ce moment, ces
    temps-ci, appelle, appellent, écoute, écouter, utilise, existe, maintenant, désormais,
    quotidien, en place, tient pas en place, riz poulet, poulet, dort plus, ne dort plus, mdr,
    ptdr, stp, svp, {est|sont}
    {anglais|anglaise|français|française|espagnol|espagnole|italien|italienne|allemand|
    allemande|chinois|chinoise|japonais|japonaise|coréen|coréenne|russe|portugais|portugaise|
    mexicain|mexicaine}, quel temps fait-il, tout le monde, temps libre, cadeau, cadeaux, quelque
    chose, choses, chose, truc, trucs, aucune idée, pas d'idée, pas d'idées, je ne sais pas, sais
    pas, ne sait pas, pas cher, pas sûr, peu importe, passion, passions, fan, fans, passe-temps,
    sévère, sévères, grave, graves, gravement, loisir, loisirs, genre, type, beaucoup, vraiment, en
    train de, en train d', personne, sans doute, sans cesse, sans arrêt, pas à pas, sans hésiter,
    très, trop, tout, tous, toute, toutes, surtout, maison, ami, amie, amis, petit, petite, grand,
    grande, faire, fait, jouer, joue, regarder, regarde, boire, boit, manger, mange, nouveau,
    nouvelle, ans, année, années, journée, week-end, temps, n'importe quoi, pourquoi pas, du tout,
    idées, idée, peu, règlement, internat, résidence, foyer, propriétaire`,
};

/** Function words. */
export const stopWords = `le la les l un une des du de d au aux ce cet cette ces mon ma mes ton ta tes son
  sa ses notre nos votre vos leur leurs je j tu il elle on nous vous ils elles me m te t se s lui en
  moi toi eux qui que qu quoi dont où et ou mais donc or ni car si ne n pas plus moins très trop bien
  peu beaucoup assez tout tous toute toutes même aussi encore déjà toujours souvent parfois jamais
  rien est sont était être suis es sommes êtes a ai as avons avez ont avait avoir fait faire font va
  vont aller peut peuvent pouvoir veut veulent vouloir doit dans sur sous avec sans pour par chez vers
  entre contre depuis pendant avant après comme quand lorsque parce puis alors ainsi cela ça ceci c
  celui celle ceux celles quelque quelques chaque autre autres plusieurs certains certaines aime
  aiment adore adorent chose choses cadeau cadeaux idée idées surtout vraiment plutôt environ quelqu
  lors deux trois vient viennent prendre merci bonjour offrir sais sait cherche bon bons bonne bonnes matin soir jour an ans vieux vit habite`;
