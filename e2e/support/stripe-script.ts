/**
 * What stands in for Stripe.js in the browser: the parts of its real shape that a payment form uses. Its fields
 * live in a frame of js.stripe.com, and it speaks to api.stripe.com, so the page's own rules decide about both.
 */

type Listener = (event?: unknown) => void;
type ElementsOptions = { clientSecret: string; locale?: string; appearance?: object };

/** Runs in the page; it may use nothing from around it. */
function installStripe() {
  const newElement = (onCard: (number: string) => void) => {
    const listeners = new Map<string, Set<Listener>>();
    const frame = document.createElement("iframe");
    frame.src = "https://js.stripe.com/endive/payment-element.html";
    frame.title = "Secure payment input frame";
    frame.width = "100%";
    frame.height = "120";
    const tell = (name: string) => {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: "payment" });
    };
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      onCard(String(data));
    };
    const element = {
      on(name: string, listener: Listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
      once: (name: string, listener: Listener) => element.on(name, listener),
      off(name: string, listener: Listener) {
        listeners.get(name)?.delete(listener);
        return element;
      },
      mount(host: HTMLElement) {
        addEventListener("message", hear);
        frame.addEventListener("load", () => tell("ready"));
        host.appendChild(frame);
      },
      update: () => {},
      unmount: () => frame.remove(),
      destroy() {
        removeEventListener("message", hear);
        frame.remove();
      },
      focus: () => frame.focus(),
      blur: () => frame.blur(),
    };
    return element;
  };

  const newElements = (options: ElementsOptions) => {
    let element: ReturnType<typeof newElement> | null = null;
    const elements = {
      card: "",
      options,
      create() {
        element = newElement((card) => {
          elements.card = card;
        });
        return element;
      },
      getElement: () => element,
      update: (changed: Partial<ElementsOptions>) => Object.assign(options, changed),
      fetchUpdates: async () => ({}),
      submit: async () =>
        elements.card
          ? { selectedPaymentMethod: "card" }
          : {
              error: {
                type: "validation_error",
                code: "incomplete_number",
                message: "Your card number is incomplete.",
              },
            },
    };
    return elements;
  };

  type Confirm = {
    elements: ReturnType<typeof newElements>;
    confirmParams: { return_url: string };
  };
  const newStripe = (key: string) => ({
    elements: newElements,
    async confirmPayment({ elements, confirmParams }: Confirm) {
      const { clientSecret } = elements.options;
      const [id] = clientSecret.split("_secret_");
      const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
        method: "POST",
        body: new URLSearchParams({
          key,
          client_secret: clientSecret,
          return_url: confirmParams.return_url,
          "payment_method_data[type]": "card",
          "payment_method_data[card][number]": elements.card,
        }),
      });
      const body: { error?: object } = await answer.json();
      return answer.ok ? { paymentIntent: body } : { error: body.error };
    },
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  });
  Object.assign(window, { Stripe: Object.assign(newStripe, { version: "endive" }) });
}

export const STRIPE_SCRIPT = `(${installStripe})()`;

/** The frame in which a person types the card's number. */
export const STRIPE_FRAME = `<!doctype html>
<html lang="en"><title>Secure payment input frame</title>
<body><label>Card number <input inputmode="numeric" autocomplete="cc-number"></label>
<script>
  document.querySelector("input").addEventListener("input", ({ target }) =>
    parent.postMessage(target.value, "*"));
</script></body></html>`;
