/**
 * The bank's question: sends the person's answer, and tells the fake of Stripe.js how the payment
 * stands.
 */
const words = JSON.parse(document.querySelector("#words").textContent);
const secret = new URLSearchParams(location.search).get("secret");
let asker = null;

async function decide(answer) {
  const body = new URLSearchParams({ secret, answer });
  let told;
  try {
    told = await (await fetch("/challenge/answer", { method: "POST", body })).json();
    if (told.error) told.error.message = words.errors[told.error.code] ?? words.errors.api_error;
  } catch {
    told = { error: { type: "api_error", message: words.errors.api_error } };
  }
  asker?.source.postMessage({ id: asker.id, answer: told }, asker.origin);
}

addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent) return;
  if (data.act === "question") asker = { source, origin, id: data.id };
  if (data.act === "refuse") decide("refuse");
});

for (const button of document.querySelectorAll("button")) {
  button.addEventListener("click", () => {
    for (const each of document.querySelectorAll("button")) each.disabled = true;
    decide(button.value);
  });
}

// The dialog around this frame hears no key that is pressed in it.
addEventListener("keyup", ({ key }) => {
  if (key === "Escape") decide("refuse");
});
