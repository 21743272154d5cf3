/**
 * Words for chewing, swallowing, reading or remembering that are hard. Missing teeth spare drinks;
 * trouble swallowing spares none. Small print alone is a matter of sight, see `circumstances.ts`.
 */
import type { Ask } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import type { Aliases } from "./types";

/** The limits of `ASKS` that these words are for. */
export type Impairment = Extract<Ask, "chewing" | "swallowing" | "reading" | "memory">;

export const impairments: Record<Locale, Record<Impairment, Aliases>> = {
  en: {
    chewing: `{cant|can't|cannot|doesn't|doesnt|unable to|struggles to|can barely|can hardly} chew,
      {cant|can't|cannot|unable to|struggles to} {chew|bite} {well|much|properly|anything|hard things|hard food|anymore},
      {trouble|difficulty|difficulties|problems|issues|a hard time|hard time} {chewing|with chewing},
      chewing is {hard|difficult|a problem|painful}, dentures, wears dentures, new dentures, false teeth, no teeth,
      bad teeth, missing teeth, no teeth left, lost {her|his|their|all her|all his} teeth, soft food only,
      {only eats|eats only|can only eat|only} soft {food|foods|things|stuff}, soft diet, soft food diet,
      jaw {problems|surgery|trouble}, broken jaw, jaw is wired`,
    swallowing: `{trouble|difficulty|difficulties|problems|problem|issues|a hard time|hard time} {swallowing|with swallowing},
      {cant|can't|cannot|doesn't|doesnt|unable to|struggles to|can barely|can hardly} swallow,
      {cant|can't|cannot|doesn't|doesnt} swallow {well|properly|much|food|solids|solid food|easily},
      swallowing {problems|problem|difficulties|difficulty|trouble|troubles|disorder|issues}, swallowing is {hard|difficult},
      dysphagia, {pureed|puréed|liquid|blended|mashed} {food|diet|foods|meals}, feeding tube, tube fed, peg tube,
      thickened {liquids|drinks|fluids}, chokes {easily|on food|on everything}`,
    reading: `dyslexic, dyslexia, dislexic, dyslexics, {trouble|difficulty|difficulties|problems|a hard time|hard time} {reading|with reading},
      reading {difficulties|difficulty|disability|disorder|problems|troubles}, reading is {hard|difficult|a struggle|tough|really hard|very hard},
      finds reading {hard|difficult|tough|really hard}, {struggles|struggling} {to read|with reading},
      {cant|can't|cannot|can barely|can hardly|never learned to|never learnt to} read {or write|and write},
      {slow|poor|reluctant} reader, illiterate, barely reads`,
    memory: `dementia, {early|mild|advanced|vascular|onset} dementia, alzheimers, alzheimer's, alzheimer, alzeimers, alzheimers disease, alzheimer's disease,
      senile, memory {problems|loss|issues|trouble|care}, losing {her|his|their} memory, {her|his|their|} memory is {going|failing|bad|poor|shot|gone|slipping|fading|not great|not good|not what it was|terrible|really bad|getting bad|getting worse},
      {bad|poor|failing|fading} memory, memory {isn't|isnt} {great|good|what it was|what it used to be},
      lost {her|his|their} {memory|short term memory}, short term memory, no short term memory, {forgets|forgetting} {everything|who we are|who i am|where she is|where he is|our names},
      getting {forgetful|confused|very forgetful}, gets confused, cognitive {decline|impairment}, mild cognitive impairment`,
  },
  fr: {
    chewing: `{peut|peuvent} {plus|pas|à peine} {mâcher|mastiquer|croquer}, {mal|difficulté|difficultés|peine} à {mâcher|mastiquer|croquer},
      {problème|problèmes} de {mastication|dents|dentition}, mastication difficile, mâche {mal|difficilement|plus|pas|à peine},
      dentier, porte un dentier, appareil dentaire amovible, plus de dents, plus beaucoup de dents, presque plus de dents, mauvaises dents, dents fragiles,
      dents {abîmées|en mauvais état}, mange {mou|que du mou|que mou}`,
    swallowing: `{problème|problèmes|trouble|troubles|difficulté|difficultés} de {déglutition|la déglutition},
      {mal|difficulté|difficultés|peine|problème|problèmes} {à|pour} {avaler|déglutir}, avale {mal|difficilement|plus|pas|de travers},
      {peut|peuvent} {plus|pas|à peine} {avaler|déglutir}, arrive {plus|pas} à {avaler|déglutir}, dysphagie, {fausse route|fausses routes},
      mange {mixé|que du mixé|haché}, {repas|nourriture|alimentation|texture|plats} {mixé|mixée|mixés|liquide|lisse}, sonde gastrique,
      eau gélifiée, s'étouffe {facilement|vite|en mangeant}`,
    reading: `dyslexique, dyslexiques, dyslexie, dyslexik, enfant dys, dys, {est|élève|ado|multi} dys, {mal|difficulté|difficultés|peine} à lire,
      {trouble|troubles|difficulté|difficultés|problème|problèmes} {de lecture|en lecture|de la lecture|avec la lecture}, lecture {difficile|compliquée|pénible},
      lit {difficilement|avec difficulté|avec peine|avec du mal}, illettré(e), analphabète, sait {pas|à peine} lire, lire est {difficile|dur|une épreuve}`,
    memory: `alzheimer, maladie d'alzheimer, début d'alzheimer, début d'alzeimer, alzeimer, alzaimer, démence, démence sénile, sénile,
      {perd|perdre|perdu|perdent|commence à perdre} {la|un peu la|sa|un peu sa} {mémoire|tête|boule}, {problème|problèmes|trou|trous|trouble|troubles|perte|pertes} de {mémoire|la mémoire},
      {sa|la} mémoire {flanche|lâche|s'en va|baisse|défaille|part|commence à flancher|lui joue des tours}, mémoire {qui flanche|qui lâche|défaillante|fragile},
      plus de mémoire, plus {toute sa|toute la} {tête|mémoire}, {trouble|troubles} {cognitif|cognitifs}, déclin cognitif, désorienté(e), oublie tout, maladie à corps de lewy`,
  },
  es: {
    chewing: `{no puede|ya no puede|casi no puede|no puede ya|apenas puede|no logra} {masticar|morder}, {no|ya no|casi no|apenas} mastica, {no puede|ya no puede|no} {masticar|mastica} bien,
      {le cuesta|le cuesta mucho|dificultad para|dificultades para|problemas para|problemas al|trabajo para} {masticar|morder},
      dentadura, dentadura postiza, dientes postizos, placa dental, sin dientes, no tiene dientes, ya no tiene dientes, pocos dientes, le faltan dientes, mala dentadura, malos dientes, problemas dentales,
      {solo|sólo|nada más|nomás} {come|puede comer} {blandito|blando|cosas blandas|cosas blanditas|comida blanda|suave|papilla|papillas}, dieta blanda, comida blanda, come {blandito|blando}`,
    swallowing: `{le cuesta|le cuesta mucho|dificultad para|dificultades para|problemas para|problemas al|problema para|trabajo para|dificultad al} {tragar|deglutir|pasar la comida|pasar los alimentos},
      {no puede|ya no puede|casi no puede|apenas puede} {tragar|deglutir}, {no puede|ya no puede|no} {tragar|traga} bien, {casi no|apenas|ya no} traga, {problemas|dificultad|dificultades|trastorno} de {deglución|la deglución}, disfagia,
      {tiene|usa|con|por} sonda {|gástrica|nasogástrica}, come {licuado|triturado|todo licuado|todo triturado|por sonda|puré},
      se {atraganta|ahoga} {fácil|fácilmente|con la comida|con todo|al comer|mucho}, dieta {líquida|triturada|licuada}, espesante`,
    reading: `disléxico/a, disléxicos, dislexia, {le cuesta|le cuesta mucho|le cuesta trabajo|les cuesta|dificultad para|dificultades para|problemas para|problemas al} {leer|la lectura},
      {problemas|dificultad|dificultades|trastorno} de {lectura|la lectura|lectoescritura}, {no|casi no|apenas} sabe leer, analfabeto/a, lee con {dificultad|trabajo|mucho trabajo}`,
    memory: `alzheimer, alzhéimer, alzeimer, principio de alzheimer, demencia, demencia senil, senil, {pierde|perdiendo|perdió|va perdiendo|está perdiendo|ha perdido|perdiendo un poco|empieza a perder} la memoria,
      {falla|fallando|le falla|le está fallando|le empieza a fallar|se le va|se le está yendo} la memoria, {problemas|pérdida|pérdidas|lagunas|problema} de {memoria|la memoria},
      la memoria {le falla|ya le falla|le está fallando|se le va}, mala memoria, poca memoria, se le {olvida|olvidan} {todo|las cosas|todas las cosas},
      deterioro cognitivo, {desorientado|desorientada}, {ya no|no} se acuerda de {nada|nadie|nosotros}, ya no {recuerda|reconoce} {nada|a nadie|mucho|bien}`,
  },
  zh: {
    chewing:
      "{牙|牙齿|牙}{全|都}{掉|没|掉光}了, 爱吃{软|软的|软糯|软糯的|烂糊的}, 吃{软|软的|软烂}, 嚼不动, 嚼不了, 嚼不烂, 咀嚼困难, 咀嚼不便, 咬不动硬的, 咬不了硬的, 啃不动硬的, {牙口|牙齿|牙}{不好|不行|不行了|不太好|不大好|差|很差|掉了|掉光了|掉光|都掉了|都掉光了|没了|没剩几颗|没几颗了|不好使|也不好|松了|不利索}, 没牙, 没牙了, 没有牙, 没牙齿, 假牙, 戴假牙, 装假牙, {只能|只|只好|都}吃{软的|软烂的|软东西|软食}, 吃软食, 冇牙",
    swallowing:
      "吞咽困难, 吞咽障碍, 吞咽{不好|不便|不了|有问题|不方便|功能差|功能不好|不太好|有困难|有障碍}, 咽不下, 咽不下去, 吞不下, 吞不下去, 吞不了, 下咽困难, 容易{呛|呛到|呛着|噎|噎到|噎着}, {老|老是|总|会|经常}{呛到|呛着|噎到|噎着}, 只能吃流食, 吃流食, 流食, 流质, 流质食物, 鼻饲, 鼻饲管, 插胃管, 胃管, 鼻胃管, 打成糊",
    reading:
      "阅读障碍, 读写障碍, 阅读困难, 识字困难, 失读症, 读字困难, {有|患有}{阅读障碍|读写障碍|阅读困难}, {阅读|读书|认字|识字|看书|看字}{吃力|费劲|有困难|有障碍|很慢|困难}, 不识字, 不认字, 不认识字, 不识几个字, {认字|识字}不多, 不会认字, 文盲",
    memory:
      "老年痴呆, 老年痴呆症, 痴呆, 痴呆症, 失智, 失智症, 失智了, 认知症, 认知障碍, 阿尔茨海默, 阿尔茨海默症, 阿尔茨海默病, 阿尔兹海默, 阿尔兹海默症, 阿兹海默, 阿兹海默症, 老年失智, 脑退化, 脑退化症, {记性|记忆力|记忆}{不好|不好了|差|差了|很差|变差|越来越差|不行|不行了|不太好|不大好|下降|衰退|减退|退化|大不如前|也不好|也不行|变差了|有问题}, {没|没有}记性, 失忆, 健忘症, 记不住{事|事情|东西|人}, {什么都|啥都|什么也}{记不住|不记得}, 老糊涂, 老糊涂了, {老|老是|总|总是|经常|常常}{忘事|忘东西}, {不记得|认不得|认不出|不认得}{人|人了|我们|家人}",
  },
};
