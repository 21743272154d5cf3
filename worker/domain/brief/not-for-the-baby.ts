import type { Dislikes } from "#shared/brief/schema";
import { flatten } from "./text";

/** New parents get things for the baby from everybody; this giver wants something for them. */
const NOT_FOR_THE_BABY =
  /\b(?:not|nothing) (?:something |anything )?for (?:the )?(?:baby|kid|little one)\b|\bfor (?:her|him|them|mom|mum|the parents) (?:and )?not (?:for )?the baby\b|\b(?:pas|rien) (?:\S+ )?pour (?:le )?bebe\b|\bpour (?:elle|la maman|les parents) (?:et )?pas (?:pour )?(?:le )?bebe\b|\bno (?:sea |es )?(?:algo )?para (?:el|la) bebe\b|\by nada para (?:ella|el|la mama|los papas)\b|(?:不要|不想|不)(?:送|给)(?:宝宝|孩子)的|送(?:给)?(?:妈妈|产妇)本人/;

/** A second child has what the first one had: "has all the big stuff from the first". */
const FROM_THE_FIRST =
  /\b(?:has|have|got|with) (?:all|every|loads of|tons of|plenty of)(?: the| her| their)? baby (?:gear|stuff|things|clothes|kit|bits)\b|\b(?:stuff|things|gear|clothes|everything) (?:left )?from (?:the|her|his|their) (?:first|1st|older|last)\b|\b(?:tout|affaires|trucs|choses|matos|materiel) (?:du|de la|de l'|de son|de leur) (?:premiere?|aine)\b|\b(?:todo|cosas|ropa) (?:del?|de la|de su) (?:primer[oa]?|mayor|hermanit[oa])\b|(?:大宝|老大|头胎|第一胎)的(?:东西|衣服|用品)?(?:都|全)?(?:还)?(?:留着|在|有)/;

/** A text's dislikes, and all that is made for children where it wants nothing for a new baby. */
export function withoutBabyThings(dislikes: Dislikes, text: string): Dislikes {
  const flat = flatten(text);
  return NOT_FOR_THE_BABY.test(flat) || FROM_THE_FIRST.test(flat)
    ? {
        ...dislikes,
        categories: [...new Set([...dislikes.categories, "kids" as const])],
        kinds: [...new Set([...dislikes.kinds, "baby-clothes"])],
      }
    : dislikes;
}

/** "Just had a baby", "not for the baby": no stage of life of the one who is given to. */
const SOMEONES_BABY =
  /\b(?:not|nothing|had|has|have|having|with|new|first|second|rien|pas|accouche\w*|attend\w*|tuvo|tuvieron|tener|esperan?|no|nada|para el|pour le|for the)\b(?: \S+){0,3} (?:baby|babies|bebes?|newborn|nouveau[- ]ne)\b|(?:生了?|有|怀|刚有|二胎|头胎)(?:个|的)?(?:宝宝|孩子|婴儿)/;
export const isAboutABaby = (clause: string) => SOMEONES_BABY.test(clause);
