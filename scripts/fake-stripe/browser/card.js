/**
 * The card's frame: formats, checks and sends what is typed. Answers the fake of Stripe.js, which
 * holds it.
 */
const words = JSON.parse(document.querySelector("#words").textContent);
const field = (id) => document.querySelector(`#${id}`);
const problem = field("problem");
const digits = (id) => field(id).value.replace(/\D/g, "");

const isLuhn = (number) =>
  [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** The first field that can't be right yet, and why; null where all can. */
function findProblem() {
  const number = digits("number");
  if (number.length < 14) return ["number", "incomplete_number"];
  if (!isLuhn(number)) return ["number", "invalid_number"];
  const [month, year] = [Number(digits("expiry").slice(0, 2)), Number(digits("expiry").slice(2))];
  if (digits("expiry").length !== 4 || month < 1 || month > 12) {
    return ["expiry", "incomplete_expiry"];
  }
  // The month itself still counts.
  if (new Date(2000 + year, month) < new Date()) return ["expiry", "invalid_expiry_year_past"];
  return digits("cvc").length < 3 ? ["cvc", "incomplete_cvc"] : null;
}

const messageOf = ({ code, decline_code }) =>
  words.errors[decline_code] ?? words.errors[code] ?? words.errors.api_error;

async function confirm(secret) {
  const body = new URLSearchParams({ secret, card: digits("number") });
  try {
    const answer = await (await fetch("/card/confirm", { method: "POST", body })).json();
    if (answer.error) answer.error.message = messageOf(answer.error);
    return answer;
  } catch {
    return { error: { type: "api_error", message: words.errors.api_error } };
  }
}

function validate() {
  const [id, code] = findProblem() ?? [];
  for (const name of ["number", "expiry", "cvc"]) {
    field(name).setAttribute("aria-invalid", String(name === id));
  }
  const message = code ? words.errors[code] : "";
  problem.textContent = message;
  return code ? { type: "validation_error", code, message } : null;
}

/** The look's own colours, under the names that the look gives Stripe. */
function dress(variables) {
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
}

const acts = { confirm, validate, dress };

addEventListener("message", async ({ source, origin, data }) => {
  if (source !== parent || !Object.hasOwn(acts, data.act)) return;
  source.postMessage({ id: data.id, answer: (await acts[data.act](data.detail)) ?? null }, origin);
});

field("number").addEventListener("input", ({ target }) => {
  target.value = digits("number")
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
});

new ResizeObserver(() =>
  parent.postMessage({ height: Math.ceil(document.body.getBoundingClientRect().height) }, "*"),
).observe(document.body);
