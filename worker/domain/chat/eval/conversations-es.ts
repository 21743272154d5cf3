import { VEGAN, type WrittenConversations } from "./conversation";

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
        now: { likes: [], avoids: ["care:charging", "interest:fishing"] },
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
        now: { avoids: VEGAN },
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
        now: { likes: ["gardening", "coffee"], avoids: ["care:alcohol", "interest:tea"] },
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
      {
        says: "nada de pantallas ni ruido",
        now: { avoids: ["care:screen", "interest:tech", "category:tech", "care:noise"] },
      },
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
    [
      {
        says: "q le regalo a mi suegro? cumple 65 años y le gusta el vino y el golf, 70 dolares maximo",
        now: {
          relationship: "family",
          audience: "men",
          ages: [65, 65],
          occasion: "birthday",
          likes: ["wine", "golf"],
          budget: [0, 70],
        },
      },
      {
        says: "no toma alcohol ahora, mejor sin vino",
        now: { likes: ["golf"], avoids: ["care:alcohol", "interest:wine"] },
      },
      { says: "muy caro, algo más económico", now: { budget: [0, 50] } },
    ],
    [
      {
        says: "graduación de mi prima, 22 años, videojuegos y cómics, entre 40 y 60 euros",
        now: {
          relationship: "family",
          audience: "women",
          ages: [22, 22],
          occasion: "graduation",
          likes: ["video-games", "comics"],
          budget: [40, 60],
          currency: "EUR",
        },
      },
      { says: "algo gracioso", now: { wants: ["funny"] } },
      { says: "nada de videojuegos", now: { likes: ["comics"], avoids: ["interest:video-games"] } },
    ],
    [
      {
        says: "san valentin para mi novio",
        now: { relationship: "partner", audience: "men", occasion: "valentine" },
      },
      {
        says: "tiene treinta y pocos, escala y le encanta el café",
        now: { ages: [30, 33], likes: ["climbing", "coffee"] },
      },
      { says: "unos 60 pavos", now: { budget: [48, 72] } },
      {
        says: "¿y para mi mamá? le gustan los rompecabezas",
        now: {
          relationship: "family",
          audience: "women",
          ages: null,
          likes: ["jigsaw-puzzles"],
        },
      },
    ],
    [
      {
        says: "para la maestra de mi hijo, 20€ como máximo",
        now: {
          relationship: "other",
          audience: "women",
          budget: [0, 20],
          currency: "EUR",
        },
      },
      {
        says: "le gusta la poesía y no come gluten",
        now: { likes: ["poetry"], avoids: ["care:gluten"] },
      },
      { says: "que sea personalizado", now: { wants: ["personalized"] } },
      { says: "gracias!", now: {} },
    ],
    [
      {
        says: "mi mejor amiga se mudó a un piso nuevo, tiene 28, ama las plantas y la repostería",
        now: {
          relationship: "friend",
          audience: "women",
          ages: [28, 28],
          occasion: "house warming",
          likes: ["houseplants", "gardening", "baking"],
        },
      },
      { says: "mínimo 30 y máximo 50", now: { budget: [30, 50] } },
      { says: "vive en un sitio chico así que nada pesado", now: { avoids: ["care:heavy"] } },
    ],
    [
      {
        says: "Aniversario con mi esposa, tiene 41 años. Le gusta la jardinería, el vino y la novela negra",
        now: {
          relationship: "partner",
          audience: "women",
          ages: [41, 41],
          occasion: "anniversary",
          likes: ["gardening", "wine", "crime-novels"],
        },
      },
      { says: "no quiero pasar de 120 dólares", now: { budget: [0, 120] } },
      { says: "algo romántico", now: { wants: ["sentimental"] } },
      {
        says: "sin vino mejor",
        now: { likes: ["gardening", "crime-novels"], avoids: ["interest:wine"] },
      },
    ],
  ],
  heldOut: [
    [
      {
        says: "ayuda, regalo para mi hermano pequeño, 17 años, juega baloncesto y videojuegos",
        now: {
          relationship: "family",
          audience: "men",
          ages: [17, 17],
          likes: ["basketball", "video-games"],
        },
      },
      { says: "su cumple es en 3 semanas", now: { occasion: "birthday" } },
      { says: "como 30-45 euros", now: { budget: [30, 45], currency: "EUR" } },
      { says: "ya tiene muchos calcetines", now: { avoids: ["cliche:socks"] } },
    ],
    [
      {
        says: "oye, regalito pa mi tía que se gradúa de enfermera jaja, tiene 45 y le encanta hornear y los perros",
        now: {
          relationship: "family",
          audience: "women",
          ages: [45, 45],
          occasion: "graduation",
          likes: ["baking", "dogs", "nursing"],
        },
      },
      { says: "no puedo gastar más de 35 dólares", now: { budget: [0, 35] } },
      { says: "algo que pueda usar todos los días, útil", now: { wants: ["practical"] } },
      { says: "con nueces no, es alérgica", now: { avoids: ["care:nuts"] } },
    ],
    [
      {
        says: "mi jefe se jubila, le gusta navegar, ponemos alrededor de 200 dólares",
        now: {
          relationship: "colleague",
          audience: "men",
          occasion: "retirement",
          likes: ["water-sports", "boats"],
          budget: [160, 240],
        },
      },
      { says: "grabado con su nombre", now: { wants: ["personalized"] } },
      { says: "la mitad", now: { budget: [80, 120] } },
      { says: "es celíaco", now: { avoids: ["care:gluten"] } },
    ],
  ],
};
