import type { Wishes } from "../types";

/** Spanish words for what a gift should or shouldn't be. */
export const wishes: Wishes = {
  cares: {
    eggs: "huevo, huevos",
    fish: "pescado, atún, salmón, anchoas",
    shellfish: "mariscos, marisco, crustáceos, camarones, gambas, ostras",
    honey: "miel",
    silk: "seda",
    down: "plumas, plumón",
    animal: "productos animales, productos de origen animal, gelatina",
    plastic: "plástico, plásticos, juguetes de plástico",
    alcohol: `alcohol, alcohólico/a, bebidas alcohólicas, licor, licores, bebidas con alcohol,
      trago, licores fuertes, copas de más, guaro, pisto`,
    nuts: `nuez, nueces, frutos secos, cacahuete, cacahuetes, cacahuate, maní, almendras,
      avellanas, avellana, pistachos, anacardos`,
    gluten: `gluten, trigo, harina de trigo, harina, harinas, pan blanco`,
    dairy:
      "lácteo, lácteos, leche, lactosa, queso, mantequilla, nata, chocolate con leche, café con leche, dulce de leche, arroz con leche",
    meat: "carne, carnes, cerdo, ternera, carne roja, embutidos, jamón, productos animales",
    sugar: `azúcar, azúcares, azucarado/a, cosas dulces, productos azucarados, postres dulces,
      cosas con azúcar, endulzado/a`,
    caffeine: "cafeína, bebidas energéticas, teína",
    leather: "cuero, piel auténtica, artículos de cuero, de ante, piel de ante, gamuza, pieles",
    wool: "lana, lanas, merino, cachemira",
    scent: `olor, olores, olores fuertes, perfume, perfumes, perfumado/a, aromas, aroma, cosas
      perfumadas, fragancias, fragancia, olores intensos, aromas fuertes, perfumes fuertes, cosas
      con olor, cosas con perfume, cosas con aroma`,
    flame: `llama, llamas, fuego, cerillas, fósforos, mecheros, llama abierta, llama viva, llamas
      abiertas, velas encendidas, fuegos artificiales, cosas que arden`,
    sharp:
      "objetos afilados, afilado/a, cuchillo, cuchillos, cuchillas, objetos cortantes, cortante",
    "small-parts":
      "{piezas|partes} {chiquitas|pequeñitas|chicas|muy pequeñas|sueltas}, piezas pequeñas, partes pequeñas, piezas diminutas, piececitas, piezas chicas",
    screen: `pantalla, pantallas, tiempo de pantalla, más pantallas, electrónica, aparatos
      electrónicos, dispositivos electrónicos, juguetes electrónicos, electrónicos, cosas
      electrónicas`,
    charging: `cargar, recargar, cargador, cargadores, pilas, batería que cargar, baterías,
      enchufar, cables, recargable, electrónica, aparatos electrónicos, dispositivos
      electrónicos, juguetes electrónicos, electrónicos, cosas electrónicas, a pilas, necesita
      pilas, necesiten pilas, necesite pilas, que cargar, se cargue, se carguen`,
    noise: `ruido, ruidos, ruidoso/a, juguetes ruidosos, cosas ruidosas, escándalo, juguetes que
      hacen ruido, juguete ruidoso, música alta, ruidos fuertes, sonidos fuertes, cosas que
      suenan, juguetes que suenan, bulla, bulloso/a, bullicio`,
    clutter: `desorden, trastos, cachivaches, cosas inútiles, objetos inútiles, chucherías
      decorativas, acumular cosas, más cosas, cosas materiales, acumular, figuritas, baratijas,
      adornos inútiles, adornos, adorno, figurita, cachivache, objetos decorativos, objetos de
      decoración, cosas decorativas,
      {acumula|acumulan|acumule|acumulen|coge|cogen|coja|junta|junten|recoge} polvo, llenarse de
      polvo, se llenan de polvo, se llena de polvo, ocupa sitio, ocupan sitio, ocupe sitio, ocupa
      espacio, ocupan espacio, trasto, que estorbe, que estorben, estorbos, cosas que ocupan
      {espacio|lugar|sitio}, {ocupa|ocupan|ocupe|ocupen} {lugar|sitio|espacio}, tiliches,
      cachureos inútiles, chunches, cosas grandes, tereques, corotos, más tiliches, chécheres,
      triques`,
    heavy: "pesado/a, pesados, cosas pesadas, voluminoso/a, objetos pesados",
    subscription: "suscripción, suscripciones, cajas mensuales",
    living: "seres vivos, animales vivos, plantas vivas, mascotas, mascota",
  },
  categories: {
    home: "cosas para la casa, artículos del hogar, menaje del hogar, cosas de casa",
    kitchen:
      "utensilios, utensilios de cocina, menaje de cocina, cosas de cocina, cosas {para|pa|pa'} {la|} cocina, cosas de la cocina, algo {para|pa|de} la cocina, ollas, sartenes",
    books: "libro, libros, novela, novelas, más libros",
    tech: `tecnología, electrónica, aparatos, dispositivos, aparatos electrónicos, cacharros,
      pantalla, pantallas, gadget, gadgets, dispositivos electrónicos, electrónicos, cosas
      electrónicas, artilugios`,
    garden: "jardín, cosas de jardín, herramientas de jardín",
    beauty: "belleza, productos de belleza, cosméticos, artículos de aseo",
    clothing: "ropa, prendas, camisas, camisetas, suéteres, corbatas, jerséis",
    sports: "deporte, deportes, artículos deportivos, equipo deportivo, material deportivo",
    games: "juegos, juego",
    art: "arte, obras de arte, objetos de arte",
    music: "música, músicas",
    outdoors: "aire libre, actividades al aire libre, equipo de aire libre",
    food: "comida, alimentos, comestibles, cosas de comer",
    jewelry: "joya, joyas, joyería, bisutería",
    kids: "cosas de niños, cosas infantiles, cosas de bebé, infantiladas",
    experiences: "experiencias, bonos regalo, entradas, vales",
  },
  cliches: {
    candle: `vela, velas, vela aromática, velas aromáticas, velas perfumadas, velas encendidas`,
    mug: "taza, tazas, tazón",
    slippers: "pantuflas, zapatillas de casa, pantufla, zapatillas de estar por casa, chanclas",
    socks: "calcetín, calcetines, medias*",
    tote: "bolsa de tela, bolsas de tela, tote bag, totebag",
    "bath set": "set de baño, sets de baño, sales de baño, gel de ducha, jabones",
  },
  avoids: {
    plastic: "sin plástico, libre de plástico",
    eggs: "vegano/a, veganos, veganas, veganismo",
    fish: `vegano/a, veganos, veganas, veganismo, vegetariano/a, vegetarianos, vegetarianas,
      vegetarianismo`,
    shellfish: `vegano/a, veganos, veganas, veganismo, vegetariano/a, vegetarianos, vegetarianas,
      vegetarianismo`,
    honey: "vegano/a, veganos, veganas, veganismo",
    silk: "vegano/a, veganos, veganas, veganismo",
    down: "vegano/a, veganos, veganas, veganismo",
    animal: "vegano/a, veganos, veganas, veganismo",
    alcohol: `sin alcohol, sobrio/a, abstemio/a, musulmán, halal, embarazada, dejó de beber,
      sobriedad, dejó el alcohol, alcohólicos anónimos, ha dejado de beber, embarazo, musulmana,
      ya no toma, dejó de tomar, está embarazada, dejó la bebida, en rehabilitación de alcohol,
      amamantando, dando pecho, lactando, en lactancia, está lactando, {le|} da {pecho|el
      pecho|de mamar}, amamanta, dando teta, lactancia`,
    gluten: `celíaco/a, celiaco/a, celiaquía, celíacos, intolerancia al gluten, celiaca,
      enfermedad celíaca, sin gluten, libre de gluten, sin tacc`,
    dairy: `vegano/a, veganos, veganas, intolerancia a la lactosa, veganismo, intolerante a la
      lactosa, intolerantes a la lactosa, sin lactosa, deslactosado/a`,
    meat: `vegetariano/a, vegetarianos, vegetarianas, vegano/a, veganos, veganas, veganismo,
      vegetarianismo, pescetariano/a, veggie, no come carne`,
    sugar: `diabético/a, diabéticos, diabetes, dieta keto, prediabético/a, diabética, diabético,
      diabetes tipo 2, insulina, hipoglucemia, le salió alta la azúcar, sin azúcar, azúcar alta,
      keto`,
    caffeine: "descafeinado, descafeinada, sensible a la cafeína",
    leather: "vegano/a, veganos, veganas, veganismo",
    wool: "vegano/a, veganos, veganas, veganismo",
    scent:
      "sensible a los olores, sensible a los perfumes, asmático/a, asma, inodoro, olfato sensible",
    screen: "desintoxicación digital, desconexión digital, detox digital",
    noise: "sensible al ruido, sensible a los ruidos",
    clutter: `minimalista, minimalistas, minimalismo, una experiencia no un objeto, una
      experiencia no una cosa, experiencias no cosas, experiencias en vez de cosas, experiencias
      en lugar de cosas, una experiencia y no un objeto, ya tiene de todo, tiene de todo, vive
      con poco, no un objeto, no quiere cosas, no quieren cosas, no les gusta acumular, no le
      gusta acumular, enemigo de acumular, enemiga de acumular, se está deshaciendo de cosas,
      vive con lo mínimo`,
  },
  qualities: {
    handmade:
      "hecho a mano, hecha a mano, hechos a mano, artesanal, artesanales, casero hecho a mano",
    personalized: `personalizado/a, personalizados, grabado/a, a medida, con su nombre, grabado
      con su nombre, toque personal, más personal, personalizable, bordado con su nombre`,
    consumable: "consumible, comestible, algo de comer, algo de beber, para comer, que se consuma",
    experience: `experiencia, experiencias, una experiencia no un objeto, una experiencia no una
      cosa, experiencias no cosas, experiencias en vez de cosas, una experiencia y no un objeto,
      experiencias en lugar de cosas, talleres, una actividad, entradas para un espectáculo, plan
      especial, hacer un taller, un taller de, tomar un taller, un curso de, hacer algo juntos,
      un plan, una salida, un viajecito`,
    practical: "práctico/a, útil, útiles, funcional, algo útil, para el día a día, utilitario",
    sentimental:
      "sentimental, emotivo/a, significativo/a, con significado, romántico/a, conmovedor",
    luxurious: "lujo, lujoso/a, de lujo, alta gama, exclusivo/a, elegante, premium",
    funny: `divertido/a, gracioso/a, humor, algo gracioso, chistes, cómico de broma, regalo de
      broma, chistoso/a, hacer reír, que le haga reír, original y divertido`,
    sustainable: `sostenible, ecológico/a, ético/a, comercio justo, orgánico/a, reciclado/a,
      sustentable, respetuoso con el medio ambiente, eco`,
    compact: `compacto/a, piso pequeño, apartamento pequeño, espacio pequeño, poco espacio,
      ligero/a, portátil, fácil de llevar, casa pequeña, que ocupe poco, departamento chico`,
    educational:
      "educativo/a, educativos, didáctico/a, para aprender, aprender algo, instructivo, aprender",
    active: "activo/a, moverse, algo activo, vida activa, dinámico/a",
    shared: `compartir, para compartir, juntos, juntas, en familia, hacer juntos, para dos, toda
      la familia, en pareja, compartido/a`,
  },
};
