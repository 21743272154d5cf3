import type { Occasion } from "#shared/catalogue/vocabulary";
import type { Aliases, Kin } from "../types";

/** French words for people, by what they are to the giver. */
export const kin: Record<Kin, Aliases> = {
  "family/women": `mère, maman, sœur, sœurs, frangine, fille, tante, tata, tatie, nièce,
    grand-mère, mamie, mémé, mamy, belle-mère, belle-sœur, belle-fille, petite-fille, cousine,
    marraine, filleule, mémère, arrière-grand-mère, petite sœur, grande sœur, demi-sœur,
    grand-tante, bonne-maman, grand-maman, belle-maman, bru, mamé, mamoune, nonna, yaya, tati,
    tantine, matante, ma tante, sœurette, daronne, fifille, ma puce, petite-nièce,
    arrière-petite-fille, belles-sœurs, belles-filles, mamies`,
  "family/men": `père, papa, frère, frères, frangin, fils, oncle, tonton, neveu, grand-père, papi,
    papy, pépé, beau-père, beau-frère, beau-fils, gendre, petit-fils, parrain, filleul, demi-frère,
    arrière-grand-père, petit frère, grand frère, bon-papa, grand-papa, beau-papa, papé, papet,
    pépère, nonno, mononcle, mon oncle, frérot, frangins, fiston, daron, mon gars, petit-neveu,
    arrière-petit-fils, beaux-frères, beaux-fils, papis, papys`,
  "family/anyone": `ado, famille, parents, enfant, enfants, petits-enfants, grands-parents, bébé,
    beaux-parents, jumeaux, jumelles, cousins, gosse, gosses, proche, proches, gamins, ma famille`,
  "partner/women": `femme, épouse, copine, petite amie, petite-amie, fiancée, ma chérie, compagne,
    ma blonde, sa blonde, meuf`,
  "partner/men": `mari, époux, copain, petit ami, petit-ami, fiancé, mon mec, mon chéri, compagnon, mon
    homme, mon chum, son chum, cheum, keum`,
  "partner/anyone":
    "partenaire, conjoint(e), moitié, âme sœur, amoureux, amoureuse, mon amour, chéri(e)",
  "friend/women": `amie, amies, meilleure amie, meilleures amies, une copine, bonne copine, une
    bonne copine, ma meilleure pote, meilleure pote`,
  "friend/men": "meilleur ami, un copain, bon copain, un bon copain, meilleur pote",
  "friend/anyone":
    "ami, amis, pote, potes, colocataire, coloc, camarade, camarade de classe, =copains",
  "colleague/women": "patronne, directrice, cheffe, collaboratrice, assistante, stagiaire femme",
  "colleague/men": "patron, directeur, employé, collaborateur",
  "colleague/anyone": `collègue, collègues, chef, boss, manager, équipe, stagiaire, client, cliente,
    responsable, associé(e), collègue de travail, collègue de bureau, supérieur, bureau`,
  "other/women": `atsem, dame, maîtresse, voisine, institutrice, nounou, gardienne, prof de ma fille,
    infirmière, enseignante, une femme, jeune femme, jeune fille, une fille, nourrice, coiffeuse,
    propriétaire dame`,
  "other/men": `monsieur, voisin, instituteur, gardien, maître d'école, un homme, jeune homme, un mec, mec,
    garçon, enseignant`,
  "other/anyone": `professeur, prof, maître, médecin, docteur, entraîneur, coach, =voisins, hôte,
    hôtes, facteur, quelqu'un, connaissance, moi-même, moi, couple, jeunes mariés, kiné, élève,
    étudiant(e), baby-sitter, tuteur`,
};

/** French words for occasions. */
export const occasions: Record<Exclude<Occasion, "other">, Aliases> = {
  birthday: "anniversaire, anniv, fête d'anniversaire, bon anniversaire, anniversaires",
  christmas: "noël, noel, père noël, réveillon de noël, fêtes de fin d'année, réveillon",
  anniversary: `anniversaire de mariage, anniversaire de rencontre, anniversaire de couple, noces
    d'or, noces d'argent, nos noces, noces de diamant`,
  wedding: "mariage, mariages, se marie, se marient, noces, fiançailles, pacs, enterrement de vie",
  graduation:
    "remise de diplôme, remise des diplômes, diplôme, baccalauréat, bac, fin d'études, diplômé(e)",
  valentine: "saint-valentin, st-valentin, la saint valentin, fête des amoureux, 14 février",
  easter: "pâques, lundi de pâques, dimanche de pâques",
  "mother's day": "fête des mères, fête des mamans, fête de maman, fête des meres",
  "father's day": "fête des pères, fête des papas, fête de papa",
  "independence day":
    "fête de l'indépendance, jour de l'indépendance, 4 juillet, indépendance américaine",
  halloween: "halloween, fête d'halloween, veille de la toussaint",
  thanksgiving: "thanksgiving, action de grâce, action de grâces",
  "baby shower":
    "baby shower, fête prénatale, naissance, futur bébé, future maman, naissance d'un bébé",
  "house warming":
    "pendaison de crémaillère, crémaillère, nouvelle maison, nouvel appartement, emménagement",
  retirement:
    "retraite, départ à la retraite, pot de départ, part à la retraite, prend sa retraite",
};
