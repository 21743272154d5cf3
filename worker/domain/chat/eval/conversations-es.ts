import type { WrittenConversations } from "./conversation";

export const ES: WrittenConversations = {
  locale: "es",
  tuned: [
    [
      {
        says: "algo para mi papá, cumplió 60, le encanta la pesca, unos 80 dólares",
        now: {
          relationship: "family",
          audience: "men",
          ages: [60, 60],
          occasion: "birthday",
          likes: ["fishing"],
          budget: [64, 96],
        },
      },
      { says: "más artesanal", now: { wants: ["handmade"] } },
      { says: "nada que tenga que cargar", now: { avoids: ["care:charging"] } },
      { says: "más barato", now: { budget: [0, 70] } },
      {
        says: "en realidad odia la pesca",
        now: { likes: [], avoids: ["care:charging", "tag:fishing"] },
      },
    ],
    [
      {
        says: "hola! busco regalo de cumple para mi novia, menos de 50 €",
        now: {
          relationship: "partner",
          audience: "women",
          occasion: "birthday",
          budget: [0, 50],
          currency: "EUR",
        },
      },
      {
        says: "tiene 25 años y le gusta el yoga y la fotografia",
        now: { ages: [25, 25], likes: ["yoga", "photography"] },
      },
      {
        says: "es vegana",
        now: { avoids: ["care:dairy", "care:meat", "care:leather", "care:wool"] },
      },
      { says: "el doble de presupuesto", now: { budget: [0, 100] } },
    ],
    [
      {
        says: "compañera de trabajo, se jubila, entre 20 y 30, sin alcohol",
        now: {
          relationship: "colleague",
          audience: "women",
          occasion: "retirement",
          budget: [20, 30],
          avoids: ["care:alcohol"],
        },
      },
      { says: "le gusta la jardineria y el té", now: { likes: ["gardening", "tea"] } },
      {
        says: "té no, café",
        now: { likes: ["gardening", "coffee"], avoids: ["care:alcohol", "tag:tea"] },
      },
      { says: "olvida el presupuesto", now: { budget: null } },
    ],
    [
      {
        says: "mi sobrino de 7 años, dinosaurios, navidad",
        now: {
          relationship: "family",
          audience: "men",
          ages: [7, 7],
          likes: ["dinosaurs"],
          occasion: "christmas",
        },
      },
      { says: "nada de pantallas ni ruido", now: { avoids: ["care:screen", "care:noise"] } },
      { says: "como mucho cuarenta euros", now: { budget: [0, 40], currency: "EUR" } },
      { says: "demasiado caro", now: { budget: [0, 30] } },
    ],
    [
      {
        says: "para la casa nueva de un amigo que ama cocinar, hasta 60",
        now: {
          relationship: "friend",
          audience: "men",
          occasion: "house warming",
          likes: ["cooking"],
          budget: [0, 60],
        },
      },
      { says: "algo práctico", now: { wants: ["practical"] } },
      {
        says: "ahora para otra persona: mi hermana, 35 años, corre maratones, 100-150",
        now: {
          relationship: "family",
          audience: "women",
          ages: [35, 35],
          likes: ["running"],
          budget: [100, 150],
          occasion: null,
          wants: [],
        },
      },
      { says: "da igual la edad", now: { ages: null } },
    ],
    [
      {
        says: "mi abuela tiene ochenta y dos años, teje y toma té. es alérgica a los frutos secos",
        now: {
          relationship: "family",
          audience: "women",
          ages: [82, 82],
          likes: ["knitting", "tea"],
          avoids: ["care:nuts"],
        },
      },
      { says: "para el día de la madre", now: { occasion: "mother's day" } },
      { says: "sin velas porfa", now: { avoids: ["care:nuts", "cliche:candle", "care:flame"] } },
      {
        says: "empecemos de nuevo",
        now: {
          relationship: null,
          audience: null,
          ages: null,
          likes: [],
          avoids: [],
          occasion: null,
        },
      },
    ],
  ],
  heldOut: [],
};
