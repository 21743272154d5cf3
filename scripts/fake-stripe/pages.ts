/** The pages of the fake: the card's frame, a bank's question in another, and the portal. */
import type { PortalSession, Shop } from "../../worker/testing/fakes/stripe/shop";
import { type Language, WORDS, type Words } from "./words";

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const dollars = (cents: number, language: Language) =>
  new Intl.NumberFormat(language, { style: "currency", currency: "USD" }).format(cents / 100);

const day = (seconds: number, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);

const page = (language: Language, title: string, body: string, script = "") => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/fake.css">
</head>
<body>
${body}
${script}
</body>
</html>
`;

/** The words that a script of a frame needs, for it to read. */
const dataOf = (words: Words) =>
  `<script type="application/json" id="words">${JSON.stringify(words).replaceAll("<", "\\u003c")}</script>`;

/** The frame in which a person types the card's number. */
export function cardPage(language: Language): string {
  const words = WORDS[language];
  const field = (id: string, label: string, autocomplete: string, rest: string) =>
    `<p class="field"><label for="${id}">${escapeHtml(label)}</label>
<input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" aria-describedby="problem" ${rest}></p>`;
  const body = `<div class="frame">
<p class="trial">${escapeHtml(words.trial)}</p>
${field("number", words.number, "cc-number", 'placeholder="4242 4242 4242 4242"')}
<div class="pair">
${field("expiry", words.expiry, "cc-exp", 'value="12 / 34"')}
${field("cvc", words.cvc, "cc-csc", 'value="123"')}
</div>
<p id="problem" role="alert"></p>
<h2>${escapeHtml(words.cards)}</h2>
<dl>
${words.testCards.map(([card, effect]) => `<div><dt>${card}</dt><dd>${escapeHtml(effect)}</dd></div>`).join("\n")}
</dl>
</div>`;
  const script = `${dataOf(words)}<script src="/card.js"></script>`;
  return page(language, words.cardTitle, body, script);
}

/** The frame in which a bank asks whether it is the card's owner who pays. */
export function challengePage(language: Language, cents: number): string {
  const words = WORDS[language];
  const question = words.bankAsks.replace("{{price}}", dollars(cents, language));
  const body = `<div class="question">
<p class="trial">${escapeHtml(words.trial)}</p>
<h1>${escapeHtml(words.bankTitle)}</h1>
<p>${escapeHtml(question)}</p>
<p class="actions">
<button type="button" value="accept">${escapeHtml(words.accept)}</button>
<button type="button" value="refuse">${escapeHtml(words.refuse)}</button>
</p>
</div>`;
  const script = `${dataOf(words)}<script src="/challenge.js"></script>`;
  return page(language, words.bankTitle, body, script);
}

/** The portal of one person: the plan with a way to end or resume it, and what was paid. */
export function portalPage(language: Language, shop: Shop, session: PortalSession): string {
  const words = WORDS[language];
  const theirs = [...shop.subscriptions.values()].filter(
    ({ customer }) => customer === session.customer,
  );
  const running = theirs.findLast(({ status }) => status === "active" || status === "past_due");
  const paid = [...shop.invoices.values()].filter(
    ({ customer, status }) => customer === session.customer && status === "paid",
  );
  const item = running?.items.data[0];
  const date = item ? day(item.current_period_end, language) : "";
  const isEnding = running?.cancel_at_period_end ?? false;
  const renewal = (isEnding ? words.endsOn : words.renewsOn).replace("{{date}}", date);
  const price = dollars(Number(item?.price.unit_amount ?? 0), language);
  const plan = running
    ? `<p class="plan"><strong>Giftwright Premium</strong> · ${escapeHtml(words.perMonth.replace("{{price}}", price))}</p>
<p>${escapeHtml(renewal)}</p>
<form method="post">
<input type="hidden" name="subscription" value="${escapeHtml(running.id)}">
<button name="act" value="${isEnding ? "resume" : "cancel"}">${escapeHtml(isEnding ? words.resume : words.cancel)}</button>
</form>`
    : `<p>${escapeHtml(words.noPlan)}</p>`;
  const receipts = paid
    .map(
      ({ created, amount_paid }) =>
        `<li>${escapeHtml(day(created, language))}: ${escapeHtml(dollars(amount_paid, language))}</li>`,
    )
    .join("\n");
  const { return_url } = session;
  const body = `<main>
<p class="trial">${escapeHtml(words.trial)}</p>
<h1>${escapeHtml(words.portalTitle)}</h1>
${plan}
<h2>${escapeHtml(words.receipts)}</h2>
${receipts ? `<ul>${receipts}</ul>` : `<p>${escapeHtml(words.noReceipts)}</p>`}
${return_url ? `<p><a href="${escapeHtml(return_url)}">${escapeHtml(words.back)}</a></p>` : ""}
</main>`;
  return page(language, words.portalTitle, body);
}
