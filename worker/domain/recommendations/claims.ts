/**
 * Which of a model's sentences may be shown. A sentence that talks of money, links, numbers,
 * safety, health, prizes or rank, that asks for a secret, contact or payment, of a liking that
 * nobody stated or of another person claims something that the data can't back, so it is dropped
 * and our own reason stands.
 */

import type { Brief } from "#shared/brief/schema";
import type { Locale } from "#shared/locale";
import { conceptsIn } from "../brief/concepts-in";
import type { Candidate } from "../catalogue/candidate";
import { isWithin } from "../catalogue/interests";
import { REASON_LENGTH } from "./prompt";

/** A word of these, with any ending where it ends in "*", in Latin scripts. */
const CLAIM_WORDS =
  `best cheapest safe* proven cure* heal* doctor* clinic* medical* organic rated review* star stars award*
  certified guarant* free discount* sale bestsell* top-rated prize* winner* dollar* buck* euro* peso* pound* price*
  visit click call ignore* instruction* prompt* meilleur* garanti* gratuit* promo* solde* primé* sécur* sûr*
  danger médec* prouvé* guéri* bio prix récompens* mejor* garantiz* gratis descuento* oferta* premiad* segur* médic*
  probado* cura* ecológic* precio*`
    .split(/\s+/)
    .map((word) => word.replace(/\*$/, "\\p{L}*"));

/**
 * Words that ask for secrets, contact or money; none of a gift's own words ("card", "phone",
 * "wallet").
 */
const ASKING_WORDS =
  `password* passcode* passphrase* passwd login* logon* credential* username* otp iban cvv cvc account* verify* verifi*
  claim* redeem* refund* invoice* pay paying payment* bitcoin* crypto* paypal* venmo* zelle bizum* alipay* whatsapp*
  telegram* wechat* skype* email* e-mail* mailto contact* dm
  identifiant* compte connectez* courriel* virement* paiement* payer payez contacter contactez écrivez appelez réclam* rembours*
  contraseña* cuenta correo pagar paga pague pago* transferencia* llámanos llame escríbenos reclam* reembols*`
    .split(/\s+/)
    .map((word) => word.replace(/\*$/, "\\p{L}*"));
const ASKING_PHRASES = [
  "(?:log|sign)(?:ged|ned|ging|ing)? ?in(?:to)?|(?:text|message|write to|dm) (?:us|me)",
  "(?:credit|debit|bank|social security|security|account|card|pin|phone|telephone)(?:[- ]card)?[- ](?:numbers?|details|codes?|accounts?)",
  "mots? de passe|carte bancaire|numéros? de (?:carte|compte|téléphone)|connecte-toi",
  "inici(?:a|e|ar) sesión|tarjetas? de (?:crédito|débito)|números? de (?:tarjeta|cuenta|teléfono)",
].join("|");
const ASKING = [
  new RegExp(`(?<!\\p{L})(?:${ASKING_WORDS.join("|")}|${ASKING_PHRASES})(?!\\p{L})`, "iu"),
  /密码|口令|验证码|账号|帐号|账户|帐户|登录|登陆|邮箱|邮件|电邮|微信|支付宝|电话|手机号|联系|转账|汇款|付款|支付|银行卡|信用卡|领取|兑换|客服|扫码|二维码/,
];

/** Does a text ask for a secret, for contact or for money? Nothing about a gift needs that. */
export const asksForSecrets = (text: string): boolean =>
  ASKING.some((pattern) => pattern.test(text.normalize("NFKC")));

const UNSUPPORTED = [
  // Numbers and money in any script: prices, ratings and telephone numbers alike.
  /[\p{N}\p{Sc}]/u,
  // Addresses and markup.
  /https?:|\S\.\p{L}{2,}|[<>{}[\]`@#]/u,
  new RegExp(`(?<!\\p{L})(?:${CLAIM_WORDS.join("|")})(?!\\p{L})`, "iu"),
  /最|第一|保证|免费|打折|优惠|特价|获奖|安全|无毒|医生|治|证明|认证|有机|好评|星级|价|点击|访问|忽略|指令/,
];

/** "Your best friend" ranks nobody. */
const BEST_FRIEND = /\bbest friend|meilleure? amie?|mejor(?:es)? amig[oa]s?/giu;

/** The sentence, trimmed and made calm, or null when it can't be shown in this language. */
export function supportedSentence(sentence: string, locale: Locale): string | null {
  const calm = sentence
    .replace(/\s+/g, " ")
    .replace(/ ?[!！]+/g, ".")
    .trim();
  if (!calm.isWellFormed() || calm.length < 6 || calm.length > REASON_LENGTH + 40) return null;
  if (/\p{Script=Han}/u.test(calm) !== (locale === "zh")) return null;
  // Full-width and other look-alike forms say the same.
  const claims = calm.normalize("NFKC").replace(BEST_FRIEND, "");
  const isUnsupported = UNSUPPORTED.some((pattern) => pattern.test(claims));
  return isUnsupported || asksForSecrets(claims) ? null : calm;
}

/** Words that tell whether the recipient is a man or a woman. */
const GENDERED: Record<NonNullable<Brief["audience"]>, RegExp> = {
  men: /(?<!\p{L})(?:he|him|his|himself|il|lui|él)(?!\p{L})|(?<![其吉])他(?![们人])/iu,
  women: /(?<!\p{L})(?:she|her|hers|herself|elle|ella)(?!\p{L})|她(?!们)/iu,
};

/** Words of liking in Latin scripts, whole words. */
const LIKING = [
  "lov(?:e|es|ed|ing)|enjoys?|fans?|passion",
  "ador(?:e|es|ed|ing|a)|aim(?:e|ent)|amour|amateur|amatrice",
  "encantan?|gustan?|apasionan?|ama|amor|pasión|aficionad[oa]",
].join("|");
/** What is said to be liked, up to the next mark. */
const LIKED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${LIKING})(?!\p{L})|喜欢|热爱|爱好|酷爱)([^.,;:，。；：]{1,60})`,
  "giu",
);

/**
 * `supportedSentence` about a gift for the person of a brief: null as well where it says that they
 * like what neither the brief states nor the gift serves, or speaks of a man or a woman where the
 * brief doesn't.
 */
export function supportedReason(
  sentence: string,
  { serves }: Pick<Candidate, "serves">,
  brief: Brief,
  locale: Locale,
): string | null {
  const calm = supportedSentence(sentence, locale);
  if (!calm) return null;
  for (const audience of ["men", "women"] as const) {
    if (brief.audience !== audience && GENDERED[audience].test(calm)) return null;
  }
  const known = [...serves, ...brief.interests.map(({ id }) => id)];
  const isKnown = (named: string) => known.some((id) => isWithin(id, named) || isWithin(named, id));
  for (const [, liked = ""] of calm.matchAll(LIKED)) {
    const named = conceptsIn(liked).flatMap(({ kind, id }) => (kind === "interest" ? [id] : []));
    // Common words name interests too ("a model"), so one that is known is enough.
    if (named.length > 0 && !named.some(isKnown)) return null;
  }
  return calm;
}
