/**
 * Phrases that rule out a subject or a category by themselves: pollen keeps cut flowers away,
 * and whoever hardly leaves the house goes to no concert.
 */
import type { Category, InterestId } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Aliases } from "./types";

type Exclusions = {
  interests: Record<InterestId, Aliases>;
  categories: Partial<Record<Category, Aliases>>;
};

export const exclusions: Record<Locale, Exclusions> = {
  en: {
    interests: {
      "cut-flowers": `{pollen|pollens} {allergy|allergies}, {allergic|sensitive} to {pollen|flowers|lilies},
        {bad|severe|terrible|awful|} {hay fever|hayfever}, gets {hay fever|hayfever}, seasonal allergies`,
      flowers: "{allergic|sensitive} to {flowers|lilies}",
      cooking: `{can't|cant|cannot} cook {to save|at all|for toffee}, never cooks`,
      houseplants: `{kills|killed|keeps killing} {her|his|their|all her|all his|all their|all the|every|any|} {plants|plant|houseplants},
        killed {two|three|four|five|six|several|many|so many|2|3|4|5|6|7|8} plants, {black|brown} thumb`,
    },
    categories: {
      // "No kitchen" alone tells of a home without an oven.
      kitchen: "no kitchen {stuff|things|gadgets|gear|tools|utensils|equipment}",
      experiences: `{is|still|been|stuck} in {hospital|the hospital}, housebound, house bound, homebound, bedridden, bed bound, bedbound, mostly in bed,
        {doesn't|doesnt|can't|cant|cannot|never} {leave|leaves} the {house|flat|apartment|home},
        {barely|hardly|rarely|scarcely} {leaves|leave} the {house|flat|apartment|home|room},
        {barely|hardly|rarely|scarcely} {goes|gets|go|get} {out|outside},
        {can't|cant|cannot} {go|get} {out|outside}, {in|lives in|moved to|moving to} {a|the|her|his|} {care home|nursing home|assisted living|memory care}, {doesn't|doesnt} {go|get} out, {doesn't|doesnt} {go|get} out {anymore|any more}`,
    },
  },
  fr: {
    interests: {
      "cut-flowers": `allergie {au|aux} {pollen|pollens}, allergies {au|aux} {pollen|pollens}, {allergique|allergiques} {au|aux}
        {pollen|pollens|fleurs|graminées}, allergie aux graminées, rhume des foins, allergies saisonnières`,
      flowers: "{allergique|allergiques} aux fleurs, allergie aux fleurs",
      houseplants:
        "{tue|a tué} {toutes ses|toutes les|ses|les} plantes, fait mourir {toutes ses|toutes les|ses|les} plantes, main noire",
    },
    categories: {
      experiences: `{est|toujours|encore} {hospitalisé|hospitalisée|à l'hôpital}, alité(e), grabataire, {cloué|clouée} au lit, sort {plus|presque plus|quasiment plus|pratiquement plus},
        sort {plus|presque plus} de {chez elle|chez lui|sa chambre|la maison}, quitte {plus|presque plus}
        {la maison|sa chambre|son lit|son fauteuil|l'appartement}, {peut|peuvent} {plus|pas} sortir, {en|à l'|dans un} {ehpad|maison de retraite|résidence pour aînés|chsld}`,
    },
  },
  es: {
    interests: {
      "cut-flowers": `alergia {al polen|a las flores}, alergias {al polen|a las flores}, {alérgico|alérgica|alérgicos|alérgicas} {al polen|a las flores},
        fiebre del heno, rinitis alérgica`,
      flowers:
        "{alergia|alergias|alérgico|alérgica|alérgicos|alérgicas} {a las|a todas las|a algunas} flores",
      houseplants:
        "{mata|ha matado} {todas sus|todas las|sus|las} plantas, se le {mueren|mueren todas|secan} {las|sus|todas las} plantas",
    },
    categories: {
      experiences: `{está|sigue|lleva|anda} {en el hospital|hospitalizado|hospitalizada|ingresado|ingresada|internado|internada},
        {casi no|ya casi no|ya no|casi nunca|apenas} sale, {no|ya no|casi no} sale de {casa|su casa|la casa|su cuarto},
        {no puede|ya no puede} salir, postrado/a, encamado/a, en cama,
        {residencia|hogar|casa} de {ancianos|mayores|reposo}, geriátrico`,
    },
  },
  zh: {
    interests: {
      "cut-flowers":
        "花粉过敏, 对花粉过敏, 花粉症, 对花过敏, 鲜花过敏, 花粉敏感, 对花粉敏感, 花粉過敏, 枯草热",
      flowers: "对花过敏, 鲜花过敏",
      houseplants: "{养死了|养死|养啥死啥|养什么死什么}, 植物杀手",
    },
    categories: {
      experiences:
        "{正在|还在|目前}住院, {不|不能|出不了|很少|几乎不|不怎么|不太|不方便|没法}出门, 出不了门, 出门{不便|不方便|困难}, 卧床, 卧病在床, 下不了床, 躺在床上, 住{养老院|敬老院|护理院|疗养院}",
    },
  },
};
