/** Words for what a person is going through, and for what their body or home doesn't offer. */
import type { Ask, Situation } from "#shared/catalogue/vocabulary";
import type { Locale } from "#shared/locale";
import * as es from "./es/circumstances";
import { impairments } from "./impairments";
import type { Aliases } from "./types";

type Named = Exclude<Situation, "any">;

export const situations: Record<Locale, Record<Named, Aliases>> = {
  en: {
    "new-home": `new home, new house, bought her first place, bought his first place, bought their first place, first place together, bought a place, bought a flat, bought an apartment, bought a condo, moved house, moving house, just moved, moved into, moving into,
      bought a house, bought their first house, buying a house, first home, first house, new place,
      housewarming, house warming, new flat, new condo, homeowner, homeowners, new homeowners`,
    "first-apartment": `first apartment, first flat, moving out, moved out, off to college, going to college,
      starting college, starting university, leaving for college, leaving for university, dorm, dorm room,
      first place of her own, first place of his own, first own place, going to uni, starting uni, freshman`,
    retirement: `retire, retires, retired, retiring, retirement, newly retired, just retired, last day of work`,
    "new-parents": `{just|} had {twins|triplets|her baby|their baby|a little girl|a little boy}, new parents, new mom, new mum, new dad, new mother, new father, had a baby, just had a baby,
      newborn at home, newborn, gave birth, first baby, baby at home, parents of a newborn, new baby,
      second baby, third baby, breastfeeding, breast feeding, nursing mum, nursing mom, new arrival, sleep deprived, {up all night|no sleep|knackered|exhausted|tired|shattered} {with|from} {the|a} baby, brand new baby, postpartum, newborn twins`,
    expecting: `expecting, pregnant, having a baby, baby on the way, mom to be, mum to be, dad to be,
      mother to be, father to be, due in,
      maternity leave, paternity leave, mat leave, parental leave, preggers, preggo, due any day, due soon, due next month, baby bump, third trimester, second trimester, baby due, expectant`,
    "teacher-thanks": `her teacher, his teacher, my teacher, 4th grade teacher, grade teacher, kid's teacher, son's teacher,
      daughter's teacher, teacher appreciation, teacher gift, teacher, teachers, kindergarten teacher, professor, tutor,
      end of school year, end of the school year, piano teacher, nursery teacher, preschool teacher`,
    "coach-thanks": `coach, coaches, soccer coach, swim coach, trainer, my trainer, assistant coach`,
    "caregiver-thanks": `looked after {her|him|them|us}, {looked after|cared for|caring for|took care of} {my|our} {mum|mom|dad|mother|father|gran|nan|grandma|grandpa|parents}, caregiver, carer, nurse who, nurses who, nanny, babysitter, daycare, day care, hospice nurse,
      looked after my, takes care of my, home aide, midwife`,
    thanks: `{helped|helping} {me|us} {move|moving|move in|with the move}, {watered|waters} {my|our|the} plants, {watched|fed|looked after|walked|minded} {my|our} {dog|cat|dogs|cats|pets|house}, thank you, thank you gift, thank-you, to say thank you, say thanks, as a thank you, thanks for, thankful,
      helped me, helped us, did me a favor, did us a favor, grateful, appreciation gift, gratitude`,
    host: `host, hosts, hostess, hosting us, invited us, invited me, invited for dinner, dinner party, staying with them,
      staying with, stay with us, hosts us, host gift, hostess gift, dinner invitation, host family`,
    neighbor: `neighbor, neighbour, neighbors, neighbours, next door, neighbor lady`,
    boss: `boss, my boss, manager, supervisor, team lead, ceo, director`,
    "colleague-leaving": `leaving after, is leaving, shes leaving, hes leaving, leaving us, leaving the company, leaving our team, leaving the team, leaving work, farewell, last day at work,
      colleague leaving, coworker leaving, going away, going away gift, new job elsewhere, leaving do, goodbye gift, leaving present,
      leaving party, leaving drinks, leaving card, {team|office|whole team|everyone|department|we|were all|we're all} {is|are|} chipping in, whip round, last week at work, last day in the office, last day on friday, moving on to a new job, moving to another {team|company|department|job}, off on maternity leave, going on maternity leave`,
    "secret-santa": `secret santa, white elephant, gift exchange, yankee swap, kris kringle, office exchange, amigo secreto`,
    "exam-passed": `passed her exam, passed his exam, passed the exam, passed the bar, passed exams, passed their exams,
      got into {uni|university|college|med school|medical school|law school|grad school|her first choice|his first choice},
      accepted to, graduating, graduated, graduation, graduates, finished her degree, finished his degree, finished school, finished her phd, finished his phd, got her phd, got his phd, phd defense,
      thesis, dissertation, got her degree, got his degree, valedictorian`,
    "new-job": `new job, first job, starting a job, starts a job, started a new job, got a job, first real job, starting work, internship`,
    promotion: `promotion, promoted, got promoted, made partner, got tenure`,
    grief: `{wife|husband|hubby|mum|mom|dad|brother|sister|partner|son|daughter|dog|cat} {passed|passed away|died} {in|last|this|earlier|recently|suddenly|away|a}, {his|her|their} {wife|husband|mom|mum|mother|dad|father|brother|sister|son|daughter|partner|grandma|grandpa|dog|cat} {died|passed|passed away|just passed|just died|recently died|recently passed}, grief, grieving, grieves, bereaved, bereavement, mourning, lost her husband, lost his wife, lost her mother, lost her mom,
      lost her mum, lost her dad, lost his mother, lost his mom, lost his dad, lost his father, lost her father, lost a parent, lost her dog, lost his dog,
      lost her cat, lost his cat, lost their dog, lost their cat, lost a baby, lost the baby, miscarriage, died, passed away, death of, death in the family, funeral,
      recently widowed, newly widowed, just widowed, recent widow, recent widower, condolence, condolences, sympathy, sympathy gift, in memory of, lost his job of life,
      lost {her|his|their} {partner|gran|grandma|grandmother|grandpa|grandad|granddad|nan|sister|brother|son|daughter|baby|best friend|pet|horse|twin|wife|husband|mum|mam}, anniversary of {her|his} {mum|mom|dad|husband|wife} s death, first {christmas|birthday|mothers day|fathers day} without, {her|his|their|the} {dog|cat|horse|pet|pup|rabbit|hamster} {died|passed|passed away|was put down|is dying}`,
    illness: `{is|still|been|stuck} in {hospital|the hospital}, chemo, chemotherapy, cancer, ill, very ill, sick, seriously ill, in hospital, in the hospital, hospital, long illness, diagnosed,
      diagnosis, treatment, radiation, hospice, bedridden, stuck in bed, long covid, chronic illness, dialysis,
      in and out of hospital, poorly, unwell, stage 4, terminal, terminally ill, leukemia, leukaemia, lymphoma, kidney failure, feeling rotten, feels sick`,
    recovery: `recovering from, recovering, surgery, operation, knee replacement, hip replacement, broken leg, broke her leg, broke his leg,
      broken arm, get well, get well soon, rehab, physical therapy, on bed rest, stroke, injury, injured,
      broke {her|his|their} {arm|leg|ankle|wrist|foot|hip|hand|toe|back|knee|elbow|shoulder|collarbone|finger|rib|ribs|pelvis}, broken {arm|leg|ankle|wrist|foot|hip|hand|toe|back|knee|elbow|shoulder|collarbone|finger|rib|ribs|pelvis}, {fractured|sprained|twisted|dislocated} {her|his|} {arm|leg|ankle|wrist|hip|knee|shoulder}, {hip|knee|heart|back|shoulder|eye|hernia|gallbladder} {op|operation|surgery}, had a fall, had a bad fall, bypass, c section, hysterectomy, mastectomy, concussion, tore {her|his} acl, torn acl, in a cast, on crutches, on the mend, recuperating, convalescing, post op, post surgery, laid up`,
    breakup: `breakup, break up, broke up, divorce, divorced, divorcing, separated, separation, heartbroken, dumped`,
    apology: `apology, apologize, apologise, say sorry, i'm sorry, to make up for, make it up to, i messed up, forgot our anniversary, forgot her birthday`,
    encouragement: `hard time, tough time, rough time, rough patch, going through a lot, stressed, burned out, burnt out, burnout, overwhelmed, cheer up,
      cheer her up, cheer him up, needs cheering up, needs a break, depressed, depression, exhausted, lonely, anxious, anxiety,
      knackered, shattered, worn out, run ragged, run off {her|his|their} feet, feeling {down|low|blue|sad|rubbish|flat|lonely}, {been|a bit|bit} {down|low}, down in the dumps, {bad|hard|tough|rough|rotten|awful|terrible|crap|crappy|shit|shitty} {year|week|month|few months}, been through {a lot|the wringer|hell|the mill|so much|it}, pick me up, homesick, never {gets|has|takes} {time|a minute|a moment|any time} {for|to} {herself|himself}, no time for {herself|himself}, deserves a break, needs {a rest|to relax|to unwind|me time|some me time|pampering|some pampering|a treat}, frazzled, burned out, burnt out, at the end of {her|his} tether, going through it`,
    "new-driver": `{just got|got|has just got|gets} {her|his|their} {license|licence|driver's license|driving licence|driving license|learners}, new driver, learner driver, just passed her driving test, passed his driving test, passed her driving test, passed driving test, first car, got her license,
      got his license, driver's license, driving test, learning to drive, new car`,
    "empty-nest": `empty nest, empty nester, empty nesters, kids have moved out, kids moved out, children have left home, last kid left`,
    wedding: `wedding, getting married, just married, newlyweds, newlywed, bride and groom, bride, groom, marrying`,
    engagement: `engaged, engagement, just got engaged, proposed`,
    "long-distance": `{moved|relocated} to {australia|new zealand|canada|america|the us|the states|england|the uk|scotland|ireland|germany|france|spain|portugal|italy|greece|dubai|abu dhabi|qatar|singapore|hong kong|japan|tokyo|korea|london|paris|berlin|new york|sydney|toronto} {for|last|this|in|with|and|a}, moved {abroad|overseas|away}, misses home, far from home, living abroad, living overseas, long distance, long-distance, far away, lives abroad, overseas, different countries, miles away, deployed, stationed`,
    "moving-abroad": `moving abroad, moving overseas, moving to another country, emigrating, year abroad, semester abroad, exchange year, study abroad, gap year,
      moving abroad, moving overseas, emigrating, {moving|relocating} to {australia|new zealand|canada|america|the us|the usa|the states|england|the uk|scotland|ireland|germany|france|spain|portugal|italy|greece|holland|the netherlands|amsterdam|belgium|switzerland|austria|sweden|norway|denmark|iceland|poland|turkey|dubai|the uae|qatar|saudi|israel|south africa|kenya|nigeria|india|thailand|vietnam|bali|singapore|hong kong|china|japan|tokyo|korea|seoul|mexico|costa rica|brazil|argentina|colombia|paris|berlin|london|lisbon|barcelona|madrid|new york|sydney|melbourne|toronto|vancouver}, {teaching english|working holiday|erasmus|semester|year out|posted|posting} {abroad|overseas|in}`,
    "new-pet": `new puppy, new kitten, new dog, new cat, just got a dog, just got a puppy, just got a kitten, just got a cat, adopted a dog, adopted a cat, getting a puppy, got a puppy, rescue dog`,
  },
  fr: {
    "new-home": `{vient|viennent} d'acheter {une maison|un appart|un appartement|leur maison|sa
      maison|un condo|leur premier appart|son premier appart|un terrain}, {emménage|emménagent}
      ensemble, nouvel appart, nouveau condo, nouveau chez-soi, maison à rénover, fait construire,
      font construire, nouvelle maison, nouvel appartement, nouveau logement, vient d'emménager,
      viennent d'emménager, emménagement, emménage, emménagent, crémaillère, pendaison de
      crémaillère, déménagement, déménage, déménagent, vient de déménager, viennent de déménager,
      achat de maison, acheter une maison, acheté une maison, premier achat, nouveau chez soi,
      {part|partent|va|vont} {vivre|habiter|s'installer} {dans|à la campagne|à la mer|à la montagne|près}`,
    "first-apartment": `premier kot, part en kot, premier chez-soi, quitte le nid, prend son envol,
      s'installe seul, s'installe seule, part à l'université, part à la fac, rentre à la fac, entre
      au cégep, part étudier, premier appartement, premier appart, premier studio, quitte la
      maison, part faire ses études, début d'études, entre à la fac, cité universitaire, résidence
      étudiante, chambre étudiante, premier logement, colocation`,
    retirement: `retraite, départ à la retraite, part à la retraite, prend sa retraite, à la
      retraite, jeune retraité/e, retraité(e)`,
    "new-parents": `{vient|viennent|venons|vient juste} d'avoir {un bébé|un enfant|une petite fille|un petit garçon|une fille|un fils|leur premier|son premier|des jumeaux|des jumelles}, {a|ont} eu {une petite fille|un petit garçon|des jumeaux|des jumelles}, viennent d'être parents, vient d'être {papa|maman}, vient de devenir
      {papa|maman}, a eu un bébé, ont eu un bébé, devenus parents, premier-né, jeunes parents,
      jeune maman, jeune papa, nouveaux parents, vient d'accoucher, a accouché, naissance, viennent
      d'avoir un bébé, nouveau-né, premier bébé, premier enfant`,
    expecting: `{attend|attendent} {une petite fille|un petit garçon|une fille|un garçon|des
      jumeaux|des jumelles|un enfant|leur premier|son premier|leur premier enfant|leur deuxième|son
      deuxième|un heureux événement}, tombée enceinte, congé mat, congé maternité, femme enceinte, future
      mère, futur père, enceinte, attend un bébé, attendent un bébé, future maman, futur papa,
      futurs parents, grossesse`,
    "teacher-thanks": `fin d'année scolaire, professeur des écoles, prof de maths, prof de musique,
      prof de danse, maîtresse, maître d'école, instituteur, institutrice, professeur(e), prof,
      enseignant(e), fin d'année scolaire, atsem, prof de piano`,
    "coach-thanks": `entraîneur, entraîneuse, coach, coach sportif`,
    "caregiver-thanks": `{infirmière|infirmier} {à domicile|libérale|libéral}, s'occupe de {mon|ma|notre} {père|mère|papa|maman|grand-mère|grand-père}, s'est occupée de {mon|ma|notre} {père|mère|papa|maman}, aide-soignante, aide-soignant, aide à domicile, infirmière qui, nounou,
      assistante maternelle, baby-sitter, auxiliaire de vie, sage-femme`,
    thanks: `{m'a|nous a|m'ont|nous ont} {aidé|aidée|aidés|aidées} {à déménager|pour le déménagement|au déménagement|avec le déménagement|pour notre déménagement}, avoir {arrosé|gardé|nourri|promené|surveillé} {mes|nos|mon|notre|les|le|la} {plantes|chat|chien|chats|chiens|maison|appartement|enfants}, {a|ont} {arrosé|gardé|nourri} {mes|nos|mon|notre} {plantes|chat|chien|chats|chiens}, merci pour, remercier pour, de remerciement, nous a bien aidés, nous a dépannés, m'a
      dépanné, garde nos enfants, garde notre chat, garde notre chien, arrose nos plantes,
      remercier, remerciement, remerciements, dire merci, pour dire merci, en remerciement, cadeau
      de remerciement, reconnaissant(e), m'a aidé, nous a aidés, nous a aidé, rendu service`,
    host: `hôte, hôtes, hôtesse, nous invitent, nous reçoit, nous reçoivent, invités à dîner,
      invité à dîner, invitée à dîner, m'héberge, nous héberge, nous hébergent, famille d'accueil,
      chez qui je dîne, dîner chez`,
    neighbor: `voisin, voisine, voisins, voisines`,
    boss: `patron(ne), chef de service, ma chef, mon chef, mon patron, ma patronne, manager,
      responsable, directeur, directrice, ma boss, mon boss`,
    "colleague-leaving": `pot de départ, {quitte|quittent} {l'entreprise|l'équipe|la boîte|le bureau|la société|le service|l'école|le magasin}, cadeau de départ,
      départ d'un collègue, départ d'une collègue, s'en va, dernier jour de travail`,
    "secret-santa": `échange de cadeaux, pige de noël, pige de cadeaux, noël canadien, tirage de
      noël, secret santa, père noël secret, cadeau entre collègues, tirage au sort`,
    "exam-passed": `bac, baccalauréat, bac en poche, diplôme, diplômé(e), remise de diplôme, réussi
      son examen, réussi ses examens, {réussi|réussir} {son|le|un} concours, a eu {son|le} concours, reçu(e) au concours, {son|le} concours en poche, =thèse, sa these, soutenance, brevet,
      =master*, licence`,
    "new-job": `nouveau travail, nouveau poste, nouvel emploi, premier emploi, premier travail,
      premier job, nouveau job, stage, embauché(e)`,
    promotion: `promotion, promu(e), titularisé(e)`,
    grief: `a perdu {son|sa}
      {mari|femme|mère|père|fils|fille|frère|sœur|chien|chat|conjoint|conjointe|compagnon|compagne|maman|papa|grand-mère|grand-père|mamie|papi|époux|épouse|meilleur
      ami|meilleure amie|bébé}, deuil, en deuil, a perdu son mari, a perdu sa femme, a perdu sa
      mère, a perdu son père, a perdu son chien, a perdu son chat, perdu un proche, vient de
      perdre, décès, décédé(e), mort de, obsèques, enterrement, veuve depuis peu, veuf depuis peu, condoléances`,
    illness: `{est|toujours|encore} {hospitalisé|hospitalisée|à l'hôpital}, en rémission, leucémie, tumeur, soins
      palliatifs, dialyse, radiothérapie, chimio, chimiothérapie, cancer, malade, gravement malade,
      hospitalisé(e), à l'hôpital, hôpital, maladie, traitement, alité(e), covid long`,
    recovery: `s'est cassé {le|la|un|une}, col du fémur, fracture, vient de se faire opérer, se
      fait opérer, sort de l'hôpital, entorse, dans le plâtre, ligaments croisés, cheville foulée,
      convalescence, convalescent(e), opération, opéré(e), se remet de, se remettre, jambe cassée,
      bras cassé, rééducation, prothèse de hanche, prothèse de genou, avc, blessé(e), bon
      rétablissement`,
    breakup: `vient de se séparer, viennent de se séparer, rupture amoureuse, cœur brisé, vient de
      divorcer, rupture, séparation, divorce, divorcé(e), se sépare, séparé(e), vient de rompre,
      largué(e)`,
    apology: `me faire pardonner, m'excuser, s'excuser, excuses, demander pardon, j'ai oublié notre
      anniversaire, j'ai oublié son anniversaire`,
    encouragement: `crevée, {il est|complètement} crevé, jamais {cinq|5} {min|minutes} pour {elle|lui}, maman solo, papa solo, pas le moral, moral à zéro, moral dans les chaussettes, coup de mou, coup de
      blues, au bout du rouleau, en arrêt maladie, débordé(e), charge mentale, traverse une période
      difficile, traverse un moment difficile, moment difficile, période difficile, passe
      difficile, remonter le moral, besoin de réconfort, déprime, dépression, burn-out, burn out,
      épuisé(e), stressé(e), surmené(e), seul(e) en ce moment, anxieux, anxieuse`,
    "new-driver": `vient d'{obtenir|avoir} {le|son} permis, vient de passer son permis, vient d'avoir le permis, a eu le permis, permis en poche, passe son permis,
      conduite accompagnée, première auto, premier char, jeune conducteur, jeune conductrice,
      permis de conduire, vient d'avoir son permis, a eu son permis, son permis, première voiture,
      nouvelle voiture`,
    "empty-nest": `nid vide, enfants partis, les enfants sont partis, dernier enfant est parti`,
    wedding: `mariage, se marie, se marient, jeunes mariés, mariés, futurs mariés, noces`,
    engagement: `fiançailles, fiancés, vient de se fiancer, demande en mariage`,
    "long-distance": `longue distance, à distance, vit loin, habite loin, loin de nous, à
      l'étranger, vit à l'étranger`,
    "moving-abroad": `part {un an|six mois|un semestre|deux ans} {à|en|au|aux},
      {part|partent} {vivre|bosser|travailler} {au|aux|à la réunion|à mayotte|à tahiti|à l'île maurice|en guadeloupe|en martinique|en guyane|en nouvelle-calédonie}, {part|partent} {vivre|bosser|travailler} à {singapour|londres|new york|montréal|dubaï|berlin|bruxelles|tokyo|hong kong|barcelone|madrid|lisbonne|genève}, {part|partent} {vivre|bosser|travailler} en {espagne|italie|allemagne|angleterre|irlande|suède|suisse|belgique|australie|grèce|asie|amérique|afrique|colombie|chine|thaïlande}, part à l'étranger, partir à l'étranger, expatriation, s'expatrie, erasmus, pvt, visa vacances-travail,
      année à l'étranger, {part|partent} vivre à l'étranger, semestre à l'étranger`,
    "new-pet": `nouveau chiot, nouveau chaton, vient d'adopter un chien, vient d'adopter un chat,
      adopté un chien, adopté un chat, adopté un chiot, adopté un chaton, jeune chiot`,
  },
  es: es.situations,
  zh: {
    "new-home": `新家, 新房, 搬家, 乔迁, 搬新家, 刚搬家, 新居, 买了房, 买房, 入伙, 暖房, 新房子, 新搬的家, 刚装修好, 刚搬, 搬了家, 搬到新家, 搬去, 乔迁新居, 刚买房, 刚买了房, 刚买了房子, 新屋, 新屋入伙, 搬屋, 新房装修, 刚交房, 换房`,
    "first-apartment": `第一次租房, 第一套公寓, 上大学, 去上大学, 读大学, 开始独居, 搬出去住, 大学新生`,
    retirement: `退休, 刚退休, 要退休, 退休了, 光荣退休, 快退休, 快退休了, 荣退, 退休老人, 刚退`,
    "new-parents": `新手爸妈, 新手父母, 新手妈妈, 新手爸爸, 刚生宝宝, 刚生了, 生了宝宝, 刚出生, 坐月子, 满月, 百日宴, 当妈妈了, 当爸爸了, 刚生完, 刚生完孩子, 刚生完二胎, 刚生孩子, 刚生了孩子, 刚生娃, 刚生二胎, 生了二胎, 二胎, 刚当妈, 刚当爸, 刚当妈妈, 刚当爸爸, 刚做妈妈, 刚做爸爸, 产后, 月子里, 坐月, 当了妈, 当了爸, 当上爸爸, 当上妈妈, 新晋奶爸, 新晋宝妈`,
    expecting: `怀孕, 孕妇, 准妈妈, 准爸爸, 待产, 孕期, 大肚子, 有喜了, 有喜, 怀上了, 怀孕了, 预产期, 快生了, 快要生了, 要生了, 大着肚子, 怀了宝宝, 怀着孕, 孕妈, 孕妈妈, 有咗BB, 大肚, 怀了二胎, 准妈, 准爸, 即将出生`,
    "teacher-thanks": `老师, 班主任, 教授, 导师, 家教, 教师节, 谢师`,
    "coach-thanks": `教练`,
    "caregiver-thanks": `护工, 保姆, 月嫂, 阿姨照顾, 护士照顾, 照顾我妈, 照顾我爸, 托班, 保姆阿姨, 看护, 外劳, 家政阿姨`,
    thanks: `{帮我|帮我们|帮忙|来帮}搬家, {帮我|帮我们|帮忙}{找回了|找回|照顾|喂|遛|看}{猫|狗|我的猫|我的狗|我家猫|我家狗|花}, 感谢, 答谢, 谢谢, 表示感谢, 谢礼, 道谢, 帮了我, 帮了我们, 帮忙, 感激`,
    host: `做客, 去做客, 登门, 拜访, 请我们吃饭, 请我吃饭, 主人家, 招待我们, 寄宿家庭, 上门, 接待我的, 去他们家吃饭, 去他家吃饭, 去她家吃饭, 请我吃饭, 请我们吃饭`,
    neighbor: `邻居, 隔壁邻居, 隔壁家, 隔壁阿姨, 隔壁大爷, 隔壁奶奶, 隔壁大妈, 楼下阿姨, 楼上邻居, 楼下邻居, 对门, 街坊`,
    boss: `老板, 领导, 上司, 经理, 主管, 总监`,
    "colleague-leaving": `离职, 要离职, 跳槽, 欢送, 同事离职, 最后一天上班, 散伙饭, 告别`,
    "secret-santa": `神秘圣诞老人, 交换礼物, 礼物交换, 抽签送礼`,
    "exam-passed": `考上, 考研, 高考, 毕业, 通过考试, 考试通过, 中考, 博士毕业, 拿到学位, 上岸, 升学, 金榜题名, 考上了, 考上大学, 考研上岸, 考公上岸, 高考完, 刚高考完, 中考完, 会考完, 刚毕业, 毕业了, 拿到offer, 拿到证书, 考过了, 过了司考, 指考, 学测, 学测完, 统测, 保研`,
    "new-job": `新工作, 第一份工作, 入职, 找到工作, 上班第一天, 实习, 找到新工作, 换工作, 换了工作, 刚入职, 刚上班, 刚工作, 刚参加工作, 考上公务员, 当上老师, 职场新人, 新鲜人`,
    promotion: `升职, 晋升, 提拔, 评上职称, 升官, 升迁, 升了职, 升了主管, 升经理, 加薪`,
    grief: `去世, 过世, 离世, 丧, 亲人离开, 刚走了, 葬礼, 悼念, 吊唁, 节哀, 失去了, 刚丧偶, 走了没多久, 刚去世, 刚过世, 往生, 刚没了, 老伴走了, 老伴去世, 送终, 白事, 离开了我们`,
    illness: `{正在|还在|目前}住院, 化疗, 癌症, 生病, 住院, 重病, 病了, 治疗, 得了病, 卧床, 病人, 看望病人, 生病了, 生病住院, 住医院, 癌, 绝症, 抗癌, 做化疗, 放疗, 透析, 洗肾, 住ICU, 肿瘤, 病重, 重症, 卧病在床, 病号, 入院`,
    recovery: `康复, 手术, 刚做完手术, 术后, 骨折, 养病, 恢复期, 复健, 中风, 受伤, 开刀, 刚开完刀, 开完刀, 开过刀, 做完手术, 动手术, 刚动完手术, 动了手术, 刚出院, 出院, 摔了, 摔断腿, 摔伤, 打石膏, 石膏, 脑梗, 脑中风, 偏瘫, 扭伤, 腿断了, 崴了脚`,
    breakup: `分手, 离婚, 失恋, 分居, 刚分手, 离婚了, 刚离婚, 单身了`,
    apology: `道歉, 赔礼, 赔罪, 哄她, 哄他, 惹她生气, 惹他生气, 忘了纪念日, 忘了生日`,
    encouragement: `压力大, 压力很大, 心情不好, 低谷, 难过, 抑郁, 焦虑, 很累, 太累, 疲惫, 打气, 鼓励, 安慰, 孤独, 累得要死, 累死了, 累成狗, 好累, 累坏了, 心累, 压力山大, 压力好大, 抑郁症, 焦虑症, 心情差, 情绪低落, 丧丧的, 不开心, 失业, 失业了, 被裁, 被裁员, 裁员, 落榜, 落榜了, 没考上, 考砸了, 备考, 高三, 高三党, 考研党, 初三, 冲刺`,
    "new-driver": `刚拿驾照, 考驾照, 驾照, 新手司机, 学车, 第一辆车, 新车, 买了车, 刚买车, 刚买了车, 提车, 刚提车, 提了新车, 新手上路, 刚拿到驾照, 刚考到驾照, 拿到驾照, 考到车牌, 刚学会开车`,
    "empty-nest": `空巢, 孩子离家, 孩子上大学走了, 孩子都离家, 孩子都出去了, 孩子都不在身边, 儿女都不在身边, 儿女不在身边, 空巢老人`,
    wedding: `结婚, 婚礼, 新婚, 大婚, 新人, 喜宴`,
    engagement: `订婚, 求婚, 定亲`,
    "long-distance": `异地, 异地恋, 在国外, 在外地, 远方, 两地, 异国恋, 远距离恋爱, 远距离, 长期出差`,
    "moving-abroad": `{去|要去|准备去|即将去|快去|飞}{美国|英国|德国|法国|日本|韩国|加拿大|澳洲|澳大利亚|新西兰|新加坡|欧洲|荷兰|意大利|西班牙|瑞士|瑞典|芬兰|丹麦|爱尔兰|国外}{留学|读书|念书|读研|读研究生|读研究所|念研究所|读硕士|念硕士|读硕|读博|念博士|读博士|读大学|念大学|交换|工作|定居|生活|打工度假|打工换宿|发展}, 打工度假, 出国, 留学, 移民, 交换生, 去国外, 外派, 去留学, 要出国, 准备出国, 出国读书, 交换学生, 海外留学`,
    "new-pet": `刚养了狗, 刚养了猫, 新养的狗, 新养的猫, 领养了, 刚领养, 新来的小狗, 新来的小猫, 刚养了只猫, 刚养了只狗, 刚捡了只猫, 刚接了只猫, 刚买了只狗, 捡了只猫, 捡到一只猫, 刚领养了狗, 刚领养了猫`,
  },
};

/** Rooms and flats by their size in square metres: 18m2, 25 m², 30平. */
const METRES = Array.from({ length: 28 }, (_, at) => at + 8).join("|");
const SMALL_HOME = `{${METRES}} m2, {${METRES}}m2`;

export const limits: Record<Locale, Record<Ask, Aliases>> = {
  en: {
    ...impairments.en,
    "fine-hands": `fiddly bits, nothing with fiddly bits, {left|right|one} {hand|arm|side} {doesn't|doesnt|does not|no longer} work, {her|his|their|} {hands|fingers} {got|went|are getting|getting|became|started getting} {shaky|bad|sore|stiff|numb|weak}, {cause|because|coz|cuz} of {her|his|their} hands, {her|his|their} hands {are bad|are shot|hurt|ache|went|gave out}, bad hands, only left hand works, only right hand works, only one hand works, one hand only, one-handed, lost the use of one hand, arthritis, arthritic, arthritis in her hands, arthritis in his hands, shaky hands, hands shake, tremor, tremors, parkinson's, parkinsons,
      numb hands, hands numb, hands are numb, numb fingers, weak hands, bad hands, sore hands, stiff fingers, stiff hands, trouble gripping, can't grip, hard to grip, carpal tunnel, clumsy hands, not good with her hands,
      {only|just} {use|uses|has use of} {one|her left|his left|her right|his right} {hand|arm}, {left|right|one|her|his} {hand|arm|hands|fingers} {is|are} {weak|bad|paralyzed|paralysed|numb|useless|weaker}, use of {one|only one|her left|his left|her right|his right} {hand|arm}, {only|just} {one|her left|his left|her right|his right} {hand|arm}, {left|right|one} {hand|arm} {only|works}, {only|just} {left|right} hand works, {no|little|limited|poor} use of {her|his} {hands|hand|fingers|left hand|right hand}, lost {a|one|two|three|some|a few|several|his|her} {finger|fingers|thumb|hand}, missing {a|two|some|} {finger|fingers|thumb}, {arthritic|sore|stiff|weak|shaky|trembling|swollen|bad|dodgy|painful|numb} {hands|fingers|hand|wrists|thumbs|grip}, {hands|fingers} {shake|hurt|are bad|are stiff|are sore|dont work|don't work|get sore|ache}, essential tremor, raynauds, raynaud's, {paralysed|paralyzed|paralysis|weak} {down|on} one side, hemiplegia, rsi, dexterity, can't hold {things|a pen|much}, cant hold {things|a pen|much}, dystonia, {can't|cant|cannot} {do|manage} {buttons|zips|small things|fiddly things}, nothing fiddly, not fiddly, no fiddly`,
    strength: `parkinson's, parkinsons, parkinson, frail, can't lift, cannot lift, no lifting, bad back, back pain, back problems, bad shoulder, weak arms, can't carry, wheelchair user weak, very weak, osteoporosis,
      {dodgy|sore|slipped|crook|buggered|wonky|rotten|achy|injured} {back|disc|shoulder|shoulders}, {cant|can't|cannot|not allowed to|shouldn't|mustn't} {lift|carry|lift anything|lift anything heavy|carry anything|lift heavy}, sciatica, herniated disc, bulging disc, frozen shoulder, scoliosis`,
    sight: `{eyes|eyesight|vision} {aren't|arent|isn't|isnt|ain't} what {they|it} {were|was|used to be}, eyes are {going|failing|bad}, {uses|needs|reads with|with} a {magnifying glass|magnifier}, cant read small, can't read small, blind, visually impaired, low vision, bad eyesight, poor eyesight, failing eyesight, losing her sight, losing his sight, losing her eyesight, losing his eyesight, can't see well, can't read small print, cant read small print, can't read anymore,
      can't read any more, cant read anymore, can hardly see, can barely see, doesn't see well, can't see, eyesight is going, macular degeneration, glaucoma, cataracts, nearly blind, weak eyes, legally blind,
      partially sighted, sight impaired, vision impaired, registered blind, going blind, half blind, blind as a bat, almost blind, totally blind, {sight|eyesight|vision|eyes} {is|are} {going|failing|bad|poor|terrible|awful|shot|not great|not good|not what it was|not what they were}, {bad|poor|failing|weak|terrible} {sight|eyes|eyesight|vision}, lost {her|his|their|most of her|most of his} {sight|eyesight|vision}, losing {her|his|their} {sight|vision|eyesight}, {cant|can't|cannot|doesnt|struggles to} {see|read} {much|well|very well|so well|anymore|properly|print|small print|anything}, cant see, {eyes|eyesight|vision|sight} {aren't|arent|are not|isn't|isnt|is not|not|ain't} {great|good|so good|too good|that good|very good|the best}, {nothing|not anything} with {tiny|small} print, no {tiny|small} print, retinitis pigmentosa, diabetic retinopathy, macular, amd, white cane, guide dog`,
    hearing: `deaf, hard of hearing, hearing loss, hearing impaired, hearing aid, hearing aids, can't hear well, doesn't hear well, losing her hearing, losing his hearing,
      {cant|can't|cannot|doesn't|doesnt|don't|struggles to} hear {well|very well|so well|much|properly|anything|a thing|}, going deaf, half deaf, bit deaf, {deaf|deaf as a post|stone deaf|profoundly deaf}, deafness, {bad|poor|failing|terrible} hearing, hearing is {going|bad|failing|terrible|shot|gone}, cochlear implant, tinnitus, lost {her|his} hearing`,
    stamina: `care home, nursing home, bad heart, heart attack, barely goes out, hardly leaves the house, til his hip, til her hip, new hip, tires easily, gets tired easily, fatigue, chronic fatigue, low energy, no energy, always tired, long covid, multiple sclerosis, wheelchair, in a wheelchair, wheelchair user, limited mobility,
      can't walk far, can't walk much, cannot walk far, doesn't walk well, can't walk, walks with a cane, walker, bad knees, bad hip, bad hips, bad knee, knee problems, heart condition, weak heart, copd, housebound, bedridden, stuck in bed, chemo, chemotherapy, not very mobile, mobility issues,
      {cant|can't|cannot|doesn't|doesnt|struggles to} get {out|out much|out of bed|about|around}, {hardly|barely|never|rarely} gets {out|out of bed|about|around}, {cant|can't|cannot|doesn't|doesnt|struggles to} {walk|walk far|walk much|walk well|walk anymore|walk very far|walk long|do stairs|manage stairs|leave the house}, bed bound, bedbound, in bed most of the time, {uses|on|with} a {walker|cane|stick|walking stick|zimmer|zimmer frame|frame|rollator|mobility scooter|scooter for mobility}, zimmer frame, walking frame, rollator, mobility scooter, {knee|hip|leg|joint|foot} {pain|trouble|troubles|problems|issues|ache}, {sore|dodgy|dicky|crook|painful|stiff|wonky|arthritic|swollen|gammy|busted|weak} {knee|knees|hip|hips|leg|legs|ankles}, sheltered {housing|accommodation}, retirement {home|village|community}, old folks home, old peoples home, aged care, assisted living, memory care, rest home, hospice, fibromyalgia, fibro, on bed rest, bed rest, can't get out of bed much, cant get out of bed much, motor neurone, als, heart failure, emphysema, on oxygen, pacemaker, angina, lupus, chronic pain, me cfs, pots syndrome, wheelchair bound, quadriplegic, paraplegic, paralysed, paralyzed, amputee, prosthetic leg, lost {a|his|her} leg, unsteady, breathless, short of breath, immobile`,
    standing: `care home, nursing home, til his hip, til her hip, new hip, can't stand for long, can't stand long, can't stand up long, wheelchair, in a wheelchair, wheelchair user, bad knees, bad knee, bad hip, bad hips, walker, bedridden, stuck in bed,
      {cant|can't|cannot|couldn't|struggles to} stand {long|for long|up long|up for long|very long|too long|up|for too long|for ages|up much}, can't be on {her|his} feet, {uses|on|with} a {walker|cane|zimmer|zimmer frame|frame|rollator}, zimmer frame, walking frame, {sore|dodgy|crook|painful|bad|swollen|gammy|arthritic} {knee|knees|hip|hips|legs|feet}, {knee|hip} {pain|trouble|problems|issues}, bed bound, bedbound, wheelchair bound, paraplegic, sheltered {housing|accommodation}, {cant|can't} {get out of bed|walk|get out of bed much}`,
    space: `{one|a single|single|just one} suitcase, {hand luggage|carry on|carry-on} only, only {hand luggage|a carry on|a carry-on|one suitcase}, {apartment|flat|place|house|home|kitchen} is {tiny|small|very small|so small},
      fit in a suitcase, fits in a suitcase, fit in a carry-on, we're flying, were flying, flying home, carry-on only, only carry-on, only carry on luggage, only carry-on luggage, small flat, small apartment, tiny flat, tiny apartment, studio apartment, studio flat, tiny studio, small house, tiny house, no room, no space, little space, not much space, not much room, limited space,
      dorm, dorm room, shared room, lives on a boat, small kitchen, tiny kitchen, shoebox apartment, packs light, travels light, lives out of a suitcase, downsizing, downsized, care home, nursing home, assisted living, van life,
      fit in {a|her|his|my|their|the} {suitcase|luggage|hand luggage|carry on|carryon|backpack|rucksack|mailbox|letterbox}, shared house, house share, shared flat, shared accommodation, {cant|can't|cannot} {bring|take} much, boot camp, {joining|joined} the {navy|army|marines|air force|raf|forces|military}, {live|lives|living} in {halls|uni halls|dorms|student halls}, {live|lives|living} in a {van|camper|campervan|camper van|rv|caravan|motorhome|trailer|tiny house|tiny flat|tiny apartment|boat|narrowboat|houseboat|hostel|dorm|dorm room|studio|bedsit|bedsitter|shoebox|shared house|house share|shared flat|room|small flat|small apartment|one bed flat|one bedroom apartment|one bedroom|granny flat|barracks}, {no|not much|little|limited|hardly any|zero|short on} {counter space|worktop space|bench space|storage|storage space|shelf space|cupboard space|closet space|kitchen space|floor space|room left|space left|space at home}, {tiny|small|little|cramped|titchy|poky|dinky} {room|bedroom|kitchen|flat|apartment|apt|house|home|place|condo|studio|unit|office|living room}, box room, uni halls, halls of residence, student halls, college dorm, moving {abroad|overseas|countries|out of state|interstate}, flying {back|home|over}, on the plane, in the post, cabin bag, hand luggage, easy to {pack|post|carry|transport|ship}, sheltered {housing|accommodation}, retirement home, old folks home, aged care, memory care, rest home, nothing {big|large|huge|too big|bulky|massive}, not too big`,
    garden: `no garden, no yard, no backyard, doesn't have a garden, without a garden, hasn't got a garden, doesn't have a yard,
      no yard, no garden, no backyard, lives in {a|an} {flat|apartment|high rise|tower block|condo}, no outside space`,
    "outdoor-space": `no balcony, no outdoor space, no patio, no terrace, nothing outdoors, no garden and no balcony,
      no outside space, no outdoor area`,
    car: `{don't|dont|doesn't|doesnt} {have|own|drive} a car, without a car, dont drive, don't drive, doesnt drive, cant drive, no car, doesn't drive, does not drive, can't drive, doesn't have a car, no license, too young to drive, never learned to drive,
      gave up driving, no longer drives, doesnt drive, cant drive, hasn't passed {her|his} test, stopped driving, lost {her|his} license, lost {her|his} licence, epileptic, epilepsy`,
    smartphone: `{anything|something|nothing|things|stuff} that {needs|need} an app, nothing with an app, no apps, {hates|not into|no good with} apps, {let|lets} {her|him|them} have a phone, {isn't|isnt|not} allowed a phone, no phone yet, too young for a phone, doesn't have a phone, doesnt have a phone, no smartphone, no cell phone, flip phone, doesn't have a smartphone, no phone, doesn't use apps, no apps, hates apps, not tech savvy, not techy, {bad|terrible|not good|hopeless} {with|at} {technology|tech|computers}, no technology, no tech, hates technology, technophobe,
      doesnt have a smartphone, doesn't do {tech|technology|computers|the internet|apps}, doesnt do {tech|technology|computers|the internet|apps}, {hates|hate} {apps|phones|smartphones}, {hopeless|useless|rubbish|crap|not great|no good|clueless|bad|terrible} {with|at} {tech|technology|computers|phones|gadgets}, luddite, dementia, alzheimers, alzheimer's, memory problems, memory loss, old school phone, brick phone, dumb phone, dumbphone`,
    computer: `no computer, doesn't have a computer, no internet, no wifi, not tech savvy, not techy, {bad|terrible|not good|hopeless} {with|at} {technology|tech|computers}, hates technology, technophobe,
      doesn't do {tech|technology|computers|the internet}, doesnt do {tech|technology|computers|the internet}, {hopeless|useless|rubbish|crap|not great|no good|clueless|bad|terrible} {with|at} {tech|technology|computers}, luddite, dementia, alzheimers, alzheimer's, memory problems, memory loss, no wi fi`,
    oven: `no oven, doesn't have an oven, no kitchen, dorm room, dorm,
      oven is broken, only has a microwave, only a microwave, uni halls, student halls`,
    bathtub: `only has a shower, has only a shower, just a shower, no bathtub, no bath, no tub, only a shower, shower only,
      doesn't have a bath, doesn't have a bathtub, doesnt have a bath`,
    fireplace: `no fireplace`,
    turntable: `no turntable, no record player, doesn't have a record player, doesn't have a turntable`,
  },
  fr: {
    ...impairments.fr,
    "fine-hands": `{tremble|tremblent} {des mains|beaucoup|un peu|pas mal}, mains tremblent, mains
      {abîmées|raides|déformées|faibles}, doigts {déformés|engourdis|gonflés|qui gonflent|tordus},
      {mal|douleurs} {aux mains|aux doigts|au pouce|au poignet|aux poignets}, polyarthrite,
      rhizarthrose, arthrite aux mains, arthrite aux doigts, arthrose aux doigts, arthrose des
      doigts, rhumatisme, tendinite au poignet, bras paralysé, paralysé(e) d'un bras, hémiplégique,
      n'arrive plus à tenir, plus de force dans les mains, peu de force dans les mains, plus très
      habile de ses mains, il tremble, elle tremble, une seule main, arthrose, arthrite, arthrose
      aux mains, arthrose des mains, rhumatismes, mains qui tremblent, tremblements, parkinson,
      mains douloureuses, doigts raides, canal carpien, du mal avec ses mains, peu habile`,
    strength: `parkinson, maladie de parkinson, hernie discale, {dos|lombaires} {bloqué|fragile|fragiles|en compote|en
      vrac|cassé|foutu}, lumbago, sciatique, lombalgie, fibromyalgie, porter lourd, porter de
      lourd, {peut|doit} {plus|pas} porter, plus beaucoup de force, plus de force, mal à l'épaule,
      mal aux épaules, opéré(e) de l'épaule, opéré(e) du dos, fragile, mal de dos, mal au dos,
      problèmes de dos, ne peut pas porter, ne peut rien porter, rien de lourd, affaibli(e),
      ostéoporose`,
    sight: `{à la|avec une|avec sa} loupe, voit {plus|pas|moins} {|très |trop |vraiment |aussi |super }{bien|clair|net}, voit
      {plus|pas} {grand-chose|rien|beaucoup}, voit {très mal|de moins en moins|à peine|presque
      rien|flou}, livres en gros caractères, livre en gros caractères, y voit {plus|mal}, mal
      voyant(e), non-voyant(e), déficient(e) visuel(le), déficience visuelle, basse vision,
      {problème|problèmes|soucis|souci} de vue, {problème|problèmes} aux yeux, {vue|sa vue|la vue}
      {basse|faible|baisse|baisse beaucoup|se dégrade|a baissé}, gros caractères, grosses lettres,
      grands caractères, écrit gros, écrit en gros, yeux fatigués, plus de bons yeux, perd un peu
      la vue, presque aveugle, voit plus très clair, ne voit plus très clair, voit plus clair, voit
      plus grand chose, ne voit plus grand chose, voit presque plus, aveugle, malvoyant(e),
      mauvaise vue, vue qui baisse, sa vue baisse, voit mal, ne voit plus bien, ne voit pas bien,
      ne voit presque plus, perd la vue, dmla, glaucome, cataracte`,
    hearing: `{perd|perdu|perdre} {|un peu |de }{l'ouïe|l'audition}, {ouïe|audition} {baisse|fragile|qui baisse}, entend {plus|pas|moins} {|très |trop |grand-chose|rien|vraiment }{bien|}, entend
      {très mal|presque plus|de moins en moins}, appareils auditifs, prothèse auditive, prothèses
      auditives, devient sourd(e), sourd d'une oreille, sourde d'une oreille, acouphènes, mal
      entendant(e), sourd(e), malentendant(e), dur d'oreille, dure d'oreille, entend mal, n'entend
      plus bien, n'entend pas bien, appareil auditif, perd l'audition`,
    stamina: `marche {|maintenant }avec {une|sa|un|des}
      {canne|cannes|déambulateur|rollator|marchette|béquilles}, se déplace avec {une|sa|un|des}
      {canne|cannes|déambulateur|béquilles}, marchette, rollator, béquilles, {peut|sait} plus
      {|beaucoup |trop }marcher, marche {plus|pas} {beaucoup|trop|bien|très bien|loin|longtemps},
      marche {très mal|difficilement|avec difficulté}, a du mal à marcher, du mal à se déplacer, se
      déplace {mal|difficilement|peu|plus|plus beaucoup}, sort {plus|pas} {beaucoup|trop}, sort
      presque plus, ne sort plus, plus très mobile, perte de mobilité, à mobilité réduite, perd son
      autonomie, perte d'autonomie, essoufflé(e), insuffisance cardiaque, insuffisance
      respiratoire, {problème|problèmes} {cardiaques|cardiaque|de cœur|au cœur|de genou|de
      genoux|de hanches|aux genoux}, cardiaque, pacemaker, bpco, sous oxygène, emphysème, prothèse
      du genou, prothèse au genou, arthrose du genou, arthrose de la hanche, arthrose aux genoux,
      arthrose des genoux, arthrose de hanche, {genou|genoux|hanche|hanches}
      {fragile|fragiles|usés|usée|foutus|foutu|opéré|opérée|en compote|bloqué}, opéré(e) du genou,
      opéré(e) de la hanche, opéré(e) du cœur, paraplégique, tétraplégique, hémiplégique, maison de
      repos, maison de retraite médicalisée, chsld, résidence seniors, résidence senior, résidence
      pour aînés, résidence pour personnes âgées, foyer logement, foyer-logement, unité alzheimer,
      ehpad, en ehpad, maison de retraite, prothèse de hanche, infarctus, ne sort presque plus, se
      fatigue vite, vite fatigué(e), fatigue chronique, fatigué(e), covid long, sclérose en
      plaques, fauteuil roulant, en fauteuil, mobilité réduite, ne peut plus marcher, marche mal,
      ne marche pas beaucoup, ne marche plus beaucoup, marche avec une canne, déambulateur, mal aux
      genoux, problèmes de genoux, problème de hanche, cœur fragile, alité(e), chimio,
      chimiothérapie`,
    standing: `marche {|maintenant }avec {une|sa|un|des}
      {canne|cannes|déambulateur|rollator|marchette|béquilles}, se déplace avec {une|sa|un|des}
      {canne|cannes|déambulateur|béquilles}, marchette, rollator, béquilles, {genou|genoux}
      {fragiles|usés|foutus|opéré|en compote}, tient plus debout, peut plus rester debout, prothèse
      du genou, prothèse au genou, prothèse de genou, opéré(e) de la hanche, opéré(e) du genou,
      paraplégique, tétraplégique, hémiplégique, maison de repos, maison de retraite médicalisée,
      chsld, résidence seniors, résidence senior, résidence pour aînés, résidence pour personnes
      âgées, foyer logement, foyer-logement, unité alzheimer, ehpad, en ehpad, maison de retraite,
      prothèse de hanche, fauteuil roulant, en fauteuil, ne peut pas rester debout, déambulateur,
      mal aux genoux, alité(e)`,
    space: `chambre {est |}{toute|très|vraiment|assez} petite, chambre est petite, une seule valise, seulement une valise, qu'une valise, bagage cabine, bagage à main, ${SMALL_HOME}, {${METRES}} mètres carrés, {petite|toute petite} chambre, {minuscule|mini|tout petit}
      {appart|appartement|studio|logement|kot|deux-pièces|2 pièces}, petit kot, kot, tiny house,
      tiny-house, mobil-home, chambre de bonne, chambre universitaire, chambre en cité u, cité u,
      résidence étudiante, n'a {plus|pas} {la|beaucoup de} place, plus de place, plus la place, pas
      la place, pas trop de place, plus beaucoup de place, place limitée, peu de rangement, pas de
      rangement, rentre dans {une|sa|la} valise, rentrer dans {une|sa|la} valise, bagage cabine,
      bagage à main, prend l'avion, reprend l'avion, rentre en avion, repart en avion, vit en van,
      vit dans un van, vit sur une péniche, maison de repos, maison de retraite médicalisée, chsld,
      résidence seniors, résidence senior, résidence pour aînés, résidence pour personnes âgées,
      foyer logement, foyer-logement, unité alzheimer, chambre minuscule, doit tenir dans une
      valise, tient dans une valise, on prend l'avion, petit appartement, petit appart, petit
      studio, petit logement, studio, minuscule appartement, pas de place, peu de place, manque de
      place, pas beaucoup de place, chambre étudiante, voyage léger, petite cuisine, maison de
      retraite, ehpad, vit sur un bateau`,
    garden: `plus de jardin, pas de cour, ni jardin ni balcon, {vit|habite|vivent|habitent} en
      {appart|appartement|hlm|studio}, {habite|vit dans} un {appart|appartement}, pas de jardin,
      sans jardin, n'a pas de jardin, n'ont pas de jardin`,
    "outdoor-space": `sans terrasse, ni jardin ni balcon, ni balcon ni terrasse, pas d'espace extérieur, sans
      extérieur, n'a pas de balcon, pas de balcon, ni balcon ni jardin, pas d'extérieur, pas de
      terrasse, sans balcon`,
    car: `{pas|plus} de voiture, sans voiture, {peut|doit} plus conduire, conduit {plus|pas}, pas le permis, plus le permis, pas encore
      le permis, permis retiré, pas d'auto, pas de char, plus de voiture, a vendu sa voiture, sans
      auto, pas de voiture, ne conduit pas, ne conduit plus, n'a pas le permis, sans voiture, n'a
      pas de voiture`,
    smartphone: `pas de téléphone portable, pas de cellulaire, pas de cell, pas de gsm, pas de
      natel, vieux téléphone, téléphone fixe, réfractaire {à la technologie|aux technologies|au
      numérique}, {nul|nulle|perdu|perdue|pas doué|pas douée|pas à l'aise} avec {la
      technologie|l'informatique|les écrans|internet|le numérique|la techno}, {nul|nulle} en
      {informatique|technologie|techno}, ne comprend rien {à la technologie|à l'informatique|à
      internet}, pas techno, pas très techno, pas très technologie, pas de smartphone, sans
      smartphone, n'a pas de smartphone, téléphone à touches, allergique à la technologie, pas à
      l'aise avec la technologie, n'aime pas la technologie, pas doué avec la technologie, pas
      douée avec la technologie`,
    computer: `plus d'ordinateur, pas d'ordi, n'a pas internet, {nul|nulle|perdu|perdue|pas
      doué|pas douée|pas à l'aise} avec {la technologie|l'informatique|l'ordinateur|internet},
      {nul|nulle} en {informatique|technologie}, ne comprend rien {à l'informatique|à internet},
      pas d'ordinateur, n'a pas d'ordinateur, pas internet, pas d'internet, pas à l'aise avec la
      technologie`,
    oven: `plus de four, juste un micro-ondes, qu'un micro-ondes, plaques et micro-ondes, pas de
      cuisine, sans cuisine, chambre en cité u, chambre universitaire, ehpad, en ehpad, pas de
      four, sans four, n'a pas de four, chambre étudiante`,
    bathtub: `qu'une douche, juste une douche, seulement une douche, douche seulement, plus de
      baignoire, n'a pas de baignoire, douche à l'italienne, pas de baignoire, sans baignoire, n'a
      pas de baignoire, que la douche`,
    fireplace: `n'a pas de cheminée, sans cheminée, plus de cheminée, ni cheminée ni poêle, pas de
      cheminée`,
    turntable: `pas de tourne-disque, plus de platine, sans platine, pas encore de platine, pas de
      platine, n'a pas de platine`,
  },
  es: {
    ...es.limits,
    ...impairments.es,
    space: `${SMALL_HOME}, {${METRES}} metros cuadrados, ${es.limits.space}`,
  },
  zh: {
    ...impairments.zh,
    "fine-hands": `中风过, 中过风, {手脚|双手|手指|手}{不灵活|不太灵活|不灵便|唔灵活|唔系好灵活|没那么灵活}, 关节炎, 手抖, 手不灵活, 手指僵硬, 帕金森, 手疼, 手关节疼, 手指疼, 手没力, 风湿, 手抖得厉害, {左手|右手|手|手指}{动不了|不能动|不方便|不灵|不太灵|不灵活|不好使|不太好使|没力气|没劲|无力|麻|发麻|僵|僵硬|有点抖|会抖|发抖|痛|使不上劲}, 半身不遂, 偏瘫, 拿不稳, 拿不稳东西, 拿不稳杯子, 握不住, 拿不住, 抓不住, 捏不住, 类风湿, 风湿病, 风湿性关节炎, 腱鞘炎, 妈妈手, 手震, 手颤, 手脚不灵活, 帕金森病, 帕金森氏症, 渐冻, 渐冻症, 鼠标手, 腕管`,
    strength: `{腰|背|脊椎|腰椎}{开过刀|动过刀|动过手术|做过手术}, 帕金森, 帕金森病, 身体虚弱, 虚弱, 腰不好, 腰疼, 背不好, 拿不动, 提不动, 骨质疏松, {腰|背|肩|肩膀|腰椎|颈椎}{痛|酸|疼|有伤|受过伤|不行|也不好|不太好|有毛病}, 腰椎间盘突出, 腰椎病, 腰肌劳损, 颈椎病, 颈椎不好, 腰间盘突出, 腰突, 椎间盘突出, 闪了腰, 脊椎侧弯, 五十肩, 肩周炎, 不能提重物, 不能搬重物, 不能拿重物, 提不了重物, 提不了重的, 没力气, 没什么力气, 体弱, 骨质疏松症, 弱不禁风`,
    sight: `眼睛不太好, 眼睛不大好, 眼睛不太好使, 失明, 盲人, 视力不好, 视力差, 视力下降, 眼睛不好, 眼神不好, 看不清, 看不见, 白内障, 青光眼, 黄斑, {眼睛|视力|眼神|眼}{不好|不行|不大行|不太行|不灵|不灵了|不行了|差|不太好|不大好|也不好|也不行|也差|很差|变差|退化|越来越差}, 眼睛花, 眼睛花了, 眼花, 眼花了, 老花, 老花眼, 看不清楚, 看不清字, 看不清小字, 看不太清, 看不见了, 看东西模糊, 视力模糊, 视障, 弱视, 半盲, 快瞎了, 瞎了, 盲的, 失明了, 黄斑病变, 视网膜脱落, 高度近视, 只能看大字, {看|睇}{字|书|报}要放大镜, 要用放大镜, 眼矇, 眼蒙, 眼朦, 眼唔好, 看字费劲, 看小字费劲, 要看大字`,
    hearing: `耳鸣, 老耳鸣, 耳朵也背, 耳朵有点背, 耳朵很背, 耳朵背了, 耳朵也不好, 耳朵不好, 耳朵背, 听力差, 耳聋, 聋哑, 耳背, 听力不好, 听力下降, 听不清, 听不见, 助听器, 听障, {听力|耳朵|耳}{不好|不行|不大行|不太行|不灵|不灵了|不行了|差|不太好|不大好|也不好|也不行|也差|很差|变差|退化|越来越差}, 重听, 耳聋了, 耳朵聋, 耳朵聋了, 耳朵重听, 听不到, 听不清楚, 听不太清, 听不太见, 撞聋, 半聋, 失聪, 戴助听器, 聋了, 聋人, 有点聋`,
    stamina: `{膝盖|膝关节|膝|腿|髋|髋关节|脚}{开过刀|动过刀|动过手术|做过手术|换过|置换过|换了关节}, 心脏{开过刀|搭过支架|装过支架|放过支架|做过支架}, 装了支架, 搭了支架, 放了支架, 心脏支架, 养老院, 心脏搭过桥, 心脏搭桥, 心梗, 容易累, 体力不好, 体力差, 慢性疲劳, 轮椅, 坐轮椅, 行动不便, 腿脚不便, 行路唔方便, 行路不便, 行路唔到, 走路不方便, 腿脚不好, 走不远, 膝盖不好, 膝盖不太好, 膝盖疼, 拐杖, 心脏不好, 卧床, 化疗, 新冠后遗症, {腿|腿脚|脚|膝盖|膝关节|关节|髋关节|心脏|身体|体力|心肺|肺}{不好|不行|不太好|不大好|也不好|不行了|很差|差|不方便|不利索|不便|也不行|不太行|有毛病|弱}, {腿|膝盖|膝关节|脚}{痛|疼|酸|伤了|受伤|有伤|无力|没力|酸痛|退化}, 走不动, 走不动路, 走不动了, 不能走远, 不能走路, 走不了远路, 走路不方便, 走路不稳, 走路慢, 不能剧烈运动, 不能爬山, 爬不动, 爬不了楼梯, 助行器, 用拐杖, 拄拐, 拄拐杖, 换了膝关节, 换膝盖, 换过膝盖, 行动不方便, 行动不太方便, 坐轮椅了, 瘫痪, 瘫了, 截瘫, 卧床不起, 下不了床, 躺床上, 瘫在床上, 躺在床上, 行路慢, {行|走}{唔到|不了}远, 心脏病, 心脏支架, 装了支架, 心律不齐, 冠心病, 肺不好, 慢阻肺, 气喘吁吁, 没体力, 老人院, 护理院, 安老院, 出不了门, 不出门, 不能出门, 很少出门, 不怎么出门, 半身不遂, 偏瘫, 透析, 洗肾`,
    standing: `{膝盖|膝关节|膝|腿|髋|髋关节|脚}{开过刀|动过刀|动过手术|做过手术|换过|置换过|换了关节}, 养老院, 轮椅, 坐轮椅, 站不久, 不能久站, 膝盖不好, 卧床, {膝盖|膝关节|腿|腿脚}{疼|痛|酸|不行|不太好|也不好|不大好|酸痛|退化|不便}, 站不住, 站不稳, 不能站太久, 站太久会累, 拐杖, 拄拐, 助行器, 瘫痪, 卧床不起, 半身不遂, 偏瘫, 下不了床, 老人院, 护理院, 安老院, 静脉曲张`,
    space: `${SMALL_HOME}, {行李|行李箱|箱子}{只能|限重|有限|不能超|塞不下|装不下|放不下}, 行李只能带, {${METRES}}平, {${METRES}}平米, {${METRES}}平方, {${METRES}}平方米, 柜子小, 柜子很小, 不占地方, 放得进行李箱, 坐飞机带, 房子小, 家里小, 小公寓, 小房子, 地方小, 没地方放, 没有地方, 空间小, 蜗居, 合租, 宿舍, 轻装出行, 养老院, 住船上, {家里|房子|房间|屋子|宿舍|公寓|屋企|地方|厨房|住的地方}{小|很小|太小|不大|窄|细|好细|好小|超小|挤|很挤|特别小|没地方|没空间|放不下了|没位置}, 没地方, 没地方摆, 没地方搁, 没位置放, 没空间, 没空位, 没有空间, 冇地方, 冇乜地方, 冇位, 冇咩地方, 冇位摆, 劏房, {百几|几百|二百|三百}{尺|呎}, 十几平, 十平米, 几平米, 小户型, 套房, 雅房, 单间, 出租屋, 隔断间, 老破小, 胶囊公寓, 住宿舍, 住校, 学生宿舍, 寝室, 不想添大件, 别再来大件, 不要大件, 大件的别, 别送大件, 不想再添大件, 床位`,
    garden: `没有花园, 没花园, 没有院子, 没院子, 冇花园, 没有庭院, 没庭院`,
    "outdoor-space": `没有阳台, 没阳台, 冇阳台, 没有露台, 没露台, 冇露台`,
    car: `没有车, 没车, 不开车, 不会开车, 冇车, 不会驾车, 没有驾照, 没驾照, 不敢开车, 唔揸车`,
    smartphone: `没有智能手机, 不用智能手机, 老人机, 不会用手机, 不懂电子产品, 不会用电子产品, 不会用智能手机, 不会玩手机, 不会用微信, 用老人机, 用老年机, 老年机, 用不来手机, 不懂手机, 不会上网, 不懂智能手机, 没有手机, 没手机, 唔识用手机, 唔识用电话, 手机不会用, 智能机不会用, 智能手机不会用, 不会用智能机, 智能机用不来, 只会接电话`,
    computer: `没有电脑, 不会用电脑, 没网, 不会电脑, 不懂电脑, 冇电脑, 不用电脑, 电脑不会用`,
    oven: `没有烤箱, 没烤箱, 宿舍, 没烤炉, 没厨房, 没有厨房, 冇焗炉, 不能做饭, 不能开火, 不能插电锅, 不能用大功率`,
    bathtub: `没有浴缸, 没浴缸, 只有淋浴, 冇浴缸, 淋浴间, 家里没浴缸`,
    fireplace: `没有壁炉`,
    turntable: `没有唱机, 没有黑胶机`,
  },
};
