/**
 * The fake of Stripe.js: the parts of its real shape that a payment form uses. As with the real one
 * the card is typed in a frame of its own origin, so the page that pays never sees its number.
 */
(() => {
  const base = new URL(document.currentScript.src).origin;
  let calls = 0;

  /** Asks a frame to do something; the answer comes by message. */
  function ask(frame, act, detail) {
    const id = ++calls;
    return new Promise((resolve) => {
      const hear = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== base || data.id !== id) return;
        removeEventListener("message", hear);
        resolve(data.answer);
      };
      addEventListener("message", hear);
      frame.contentWindow.postMessage({ id, act, detail }, base);
    });
  }

  function newFrame(path, title) {
    const frame = document.createElement("iframe");
    frame.src = base + path;
    frame.title = title;
    frame.width = "100%";
    frame.style.border = "0";
    return frame;
  }

  function newElement(options) {
    const listeners = new Map();
    const frame = newFrame(`/card?locale=${options.locale}`, "Secure payment input frame");
    frame.height = "360";
    const tell = (name) => {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: "payment" });
    };
    const hear = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== base) return;
      if (data.height) frame.height = String(data.height);
    };
    const dress = () => ask(frame, "dress", options.appearance?.variables ?? {});
    const element = {
      frame,
      dress,
      on(name, listener) {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
      once: (name, listener) => element.on(name, listener),
      off(name, listener) {
        listeners.get(name)?.delete(listener);
        return element;
      },
      mount(host) {
        addEventListener("message", hear);
        frame.addEventListener("load", async () => {
          await dress();
          tell("ready");
        });
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
  }

  function newElements(options) {
    let element = null;
    return {
      options,
      create() {
        element = newElement(options);
        return element;
      },
      getElement: () => element,
      update(changed) {
        Object.assign(options, changed);
        if (element) element.dress();
      },
      fetchUpdates: async () => ({}),
      submit: async () => {
        const error = await ask(element.frame, "validate");
        return error ? { error } : { selectedPaymentMethod: "card" };
      },
      confirm: () => ask(element.frame, "confirm", options.clientSecret),
    };
  }

  /** A dialog with the bank's question; Escape refuses. Answers as the confirmation did. */
  async function challenge({ clientSecret, locale }) {
    const query = new URLSearchParams({ secret: clientSecret, locale });
    const frame = newFrame(`/challenge?${query}`, "3-D Secure");
    frame.height = "320";
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "3-D Secure");
    Object.assign(dialog.style, {
      width: "min(26rem, 92vw)",
      padding: "0",
      border: "0",
      borderRadius: "12px",
      overflow: "hidden",
      margin: "auto",
    });
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      frame.contentWindow.postMessage({ act: "refuse" }, base);
    });
    await loaded;
    frame.focus();
    const answer = await ask(frame, "question");
    dialog.remove();
    return answer;
  }

  const newStripe = (_key, { locale = "en" } = {}) => ({
    elements: (options) => newElements({ locale, ...options }),
    async confirmPayment({ elements }) {
      let answer = await elements.confirm();
      if (!answer.error && answer.intent.status === "requires_action") {
        answer = await challenge(elements.options);
      }
      const { error, intent } = answer;
      if (error) return { error: { ...error, ...(intent && { payment_intent: intent }) } };
      return { paymentIntent: intent };
    },
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  });
  window.Stripe = Object.assign(newStripe, { version: "endive" });
})();
