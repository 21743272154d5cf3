import type { AliasesByTag } from "../types";

/** Spanish words for each interest; see `lexicon/types.ts` for the marks. */
export const interests: AliasesByTag = {
  gardening: `jardín, jardines, jardinería, jardinero/a, huerto, huertos, plantas, flor, flores,
    rosas, rosales, cultivar, semillas, huerta, horticultura, buena mano con las plantas,
    invernadero, cuidar el jardín`,
  houseplants: `plantas de interior, planta de interior, plantas, macetas, cactus, suculentas,
    orquídeas, bonsái, terrario, monstera, plantas verdes`,
  cooking: `cocina, cocinar, cocinero/a, recetas, receta, chef, sushi, pasta italiana, guisos,
    guisar, fogones, libros de cocina, paella, cocinillas, hacer la comida, tortilla`,
  baking: `repostería, hornear, hornea, panadería, panadero/a, pan casero, pan*, tartas, pasteles,
    pastelería, pastelero/a, bizcochos, galletas, masa madre, magdalenas, repostero/a, queques`,
  grilling: `barbacoa, barbacoas, parrilla, parrillada, parrilladas, asado, asados, asador,
    parrillero/a, carne a la brasa, bbq, asar carne, chuletón, brasas`,
  coffee: `café, cafés, cafetero/a, espresso, capuchino, barista, cafeína, cafetera, granos de café,
    café de especialidad, cortado, cafecito, tinto colombiano, café con leche`,
  tea: `=té, =tés, el te, un te, te verde, te negro, té verde, infusiones, infusión, tetera, matcha,
    manzanilla, hora del té, mate*, yerba mate, rooibos, tomar te`,
  wine: `vino, vinos, vino tinto, vino blanco, enología, enólogo/a, bodegas, viñedos, cava,
    champán, rioja, sumiller, catas de vino, cata de vinos, ribera del duero, vinito, {vino|vinos}
    {rosado|espumoso|naturales|natural|dulce|blancos|tintos|italianos|franceses|de rioja|de jerez},
    vino de oporto, buen vino, buenos vinos, vendimia, crianza*, enoturismo, mencía, txakoli,
    espumosos`,
  beer: `cerveza, cervezas, cerveza artesanal, cervecero/a, cervecería, lúpulo, caña fresquita,
    birra, birras, cervecita, elaborar cerveza, chela, ipa`,
  cocktails: `cóctel, cócteles, coctelería, mixología, ginebra, whisky, ron*, vodka, tequila,
    mezcal, mojito, licores, gin-tonic, gintonic, tragos, margaritas, barman, combinados, pisco`,
  sweets: `dulces, dulce, chocolate, chocolates, caramelos, golosinas, bombones, goloso/a, postres,
    postre, helados, helado, chuches, gominolas, turrón, dulce de leche, chocolatero/a, chocolate con leche, dulce de leche, arroz con leche`,
  gourmet: `gastronomía, gourmet, gastronómico/a, queso, quesos, jamón, jamón ibérico, aceite de
    oliva, buena comida, comer bien, comidista, sushi, foodie, embutidos, especias, restaurantes,
    sibarita, buena mesa, delicatessen, salsas picantes, comida`,
  reading: `lectura, lecturas, leer, lee*, libro, libros, novela, novelas, lector, lectora,
    literatura, biblioteca, club de lectura, harry potter, librería, ratón de biblioteca, leen,
    devora libros, ebook, ciencia ficción, cuentos, cuento, cuentos antes de dormir, cuentos para
    dormir, cuentos infantiles, cuentos de hadas, libros de cuentos, álbumes ilustrados, álbum
    ilustrado, libros ilustrados, que le lean, =historias*`,
  writing: `escritura, escribir, escribe, escritor, escritora, diario personal, cuadernos,
    libretas, plumas estilográficas, papelería, contar historias, escribir cuentos, bloguero/a,
    novelista, cuentista`,
  history: `historia, historiador, historiadora, histórico/a, edad media, guerra mundial, imperio
    romano, arqueología, antigüedad, castillos, egipto antiguo, guerra civil, medieval, vikingos`,
  science: `ciencia, ciencias, científico/a, química, físico/a, biología, experimentos, microscopio,
    ingeniería, ingeniero/a, geología, matemáticas, mates*, biólogo/a`,
  space: `espacio exterior, el espacio*, astronomía, astrónomo/a, estrellas, planetas, telescopio,
    astronauta, astronautas, cohetes, cosmos, universo, galaxias, mirar las estrellas`,
  nature: `naturaleza, bosques, bosque, animales, fauna, setas, árboles, aire libre, mariposas,
    insectos, vida silvestre, el campo*, senderos naturales, abejas, vida salvaje, ecosistemas`,
  birds: `pájaro, pájaros, aves, ornitología, avistamiento de aves, observar aves, loros, búhos,
    comedero de aves, canarios, colibríes, periquitos, pajarero/a, pajaritos, fotografiar pájaros,
    fotografiar aves`,
  cats: `gato, gatos, gata, gatas, gatito, gatitos, gatita, felinos, gatuno/a, loca de los gatos,
    minino, amante de los gatos, mascotas, mascota, michis, gatero/a`,
  dogs: `perro, perros, perra, perrito, perritos, perrita, cachorro, cachorros, labrador, perruno/a,
    pasear al perro, caniche, perritos salchicha, mascotas, mascota`,
  horses: `caballo, caballos, equitación, yegua, poni, ponis, jinete, hípica, montar a caballo,
    ecuestre, amazona a caballo, rodeo, potro`,
  dinosaurs: `dinosaurio, dinosaurios, dinos, tiranosaurio, t rex, fósiles, paleontología,
    jurassic park, parque jurásico, triceratops, velociraptor`,
  hiking: `senderismo, senderista, excursiones, excursionista, caminatas, caminar, montaña,
    montañas, trekking, montañero/a, montañismo, camino de santiago, rutas por el monte,
    excursionismo, andar por el monte`,
  camping: `acampar, acampada, acampadas, campamento, camping, tienda de campaña, autocaravana,
    caravana, campista, furgo camper, fogata, vivac, campismo, acampa`,
  fishing: `pesca, pescar, pescador, pescadora, caña de pescar, pesca con mosca, truchas,
    señuelos, pesca deportiva, ir de pesca, aparejos, carpfishing`,
  cycling: `bicicleta, bicicletas, bici, bicis, ciclismo, ciclista, montar en bici, bicicleta de
    montaña, vuelta ciclista, btt, bici de carretera, pedalear, rutas en bici`,
  running: `correr, corre*, corredor, corredora, maratón, maratones, media maratón, footing,
    running, runner, trotar, salir a correr, carreras populares, trail running`,
  yoga: `yoga, yogui, pilates, esterilla de yoga, clases de yoga, clase de yoga, hatha yoga,
    vinyasa, profesora de yoga, saludo al sol`,
  fitness: `deporte, deportes, deportista, gimnasio, gimnasia, ejercicio, pesas, musculación,
    crossfit, boxeo, artes marciales, entrenar, entrenamiento, deportivo/a, zumba, judo, hacer
    ejercicio, fitness, entrena, kárate`,
  swimming: `natación, nadar, nadador, nadadora, piscina, alberca, aguas abiertas, largos en la
    piscina, aquagym, estilo mariposa, gorro de natación`,
  golf: `golf, golfista, campo de golf, palos de golf, jugar al golf, minigolf, green de golf,
    hoyo en uno, pelotas de golf`,
  "racket-sports": `tenis, tenista, pádel, bádminton, squash, ping-pong, tenis de mesa, raqueta,
    raquetas, rafa nadal, pickleball, frontón`,
  soccer: `fútbol, futbolista, futbolero/a, real madrid, barça, liga española, mundial de fútbol,
    messi, selección española, balón de fútbol, boca juniors, futbolín, atleti`,
  basketball: `baloncesto, básquet, básquetbol, nba, canasta de baloncesto, jugador de baloncesto,
    basket, baloncestista, pau gasol, acb`,
  "winter-sports": `esquí, esquiar, esquía, esquiador, esquiadora, snowboard, patinaje, patinaje
    sobre hielo, trineo, hockey, deportes de invierno, nieve, patinar sobre hielo, raquetas de
    nieve, hockey hielo`,
  climbing: `escalada, escalar, escalador, escaladora, alpinismo, alpinista, rocódromo, búlder,
    vía ferrata, escala montañas, boulder`,
  "water-sports": `surf, surfear, surfista, surfero/a, kayak, piragua, piragüismo, vela deportiva,
    velero, buceo, bucear, deportes acuáticos, remo, remar, kitesurf, windsurf, snorkel, barcos,
    navegar, canoa`,
  beach: `playa, playas, playero/a, el mar, tomar el sol, castillos de arena, costa, océano,
    conchas, chiringuito, orilla del mar`,
  picnic: `picnic, pícnic, picnics, cesta de picnic, comer en el parque, merienda campestre, comida
    campestre, mantel de cuadros, meriendas al aire libre`,
  travel: `viaje, viajes, viajar, viaja, viajero/a, mochilero/a, trotamundos, vuelta al mundo,
    turismo, conocer mundo, escapadas, cruceros, maletas, vacaciones, aventuras, crucero, recorrer
    el mundo, mochilear, viajar de mochilero, viajar con mochila, viajes de mochila, interraíl,
    interrail, hacer el interrail, año sabático, dar la vuelta al mundo, viajar solo, viajar sola,
    nuevos países, conocer países, safari, trotamundo, hostales, recorrer países`,
  photography: `foto, fotos, fotografía, fotógrafo/a, fotografiar, cámara, cámaras, polaroid, hacer
    fotos, sacar fotos, instax, instagram, cámara de fotos, objetivos fotográficos, réflex, cámara
    réflex, cámara de fotos réflex, fotografiar aves, fotografiar pájaros, hacer retratos, hace
    fotos, saca fotos, fotografía de naturaleza, fotografía callejera, trípode, carrete*, objetivos
    de cámara`,
  film: `cine, película, películas, pelis, series, cinéfilo/a, cinéfila, netflix, series de
    televisión, star wars, documentales, disney, televisión, la tele, dibujos animados, noches de
    cine, la guerra de las galaxias, almodóvar, {cine|películas|pelis|series|película} de
    {terror|miedo|acción|ciencia
    ficción|animación|autor|culto|superhéroes|aventuras|época|suspense}, cine negro, cine clásico,
    cine mudo, cine independiente, cine español, comedias románticas, películas románticas, pelis
    románticas, telenovelas, telenovela, culebrones, serie*, maratones de series, wésterns*`,
  music: `música, músicas, conciertos, concierto, jazz, música clásica, rock, flamenco, melómano/a,
    reguetón, festivales, ópera, rap, hip hop, bad bunny, rosalía, pop latino, heavy metal, techno,
    canciones de cuna, canción de cuna, nanas*, nana*, canciones infantiles, cumbia, boleros,
    rancheras, punk`,
  instruments: `guitarra, piano, violín, batería musical, ukelele, saxofón, flauta, guitarrista,
    pianista, instrumento musical, instrumentos, trompeta, violonchelo, acordeón, armónica, cajón
    flamenco, baterista, clarinete, toca la guitarra, guitarras, guitarreo, guitarrear, tocar la
    guitarra, toca el piano, tocar el piano, tocar un instrumento, toca la batería, tocar la
    batería, clases de guitarra, clases de piano, bajo eléctrico, bajista, bongos, charango,
    castañuelas, percusión, arpa, teclado musical, ukulele, músico, músicos`,
  vinyl: `vinilo, vinilos, tocadiscos, discos de vinilo, disco de vinilo, discos antiguos, elepés,
    gramófono, tienda de discos, coleccionar vinilos`,
  singing: `cantar, canta, canto coral, cantante, coro, karaoke, corista, clases de canto, coral
    polifónica, soprano, canción, canciones, canciones infantiles`,
  dance: `baile, bailar, baila, bailarín, bailarina, danza, ballet, salsa y bachata, tango, bailes
    de salón, bachata, sevillanas, flamenco, bailador, bailaora, zumba, merengue`,
  theatre: `teatro, teatros, musicales, obras de teatro, actor, actriz, actores, comedia musical,
    improvisación, escenario, zarzuela, lope de vega, arte dramático`,
  painting: `pintura, pintar, pinta cuadros, pintor, pintora, pinturas, acuarela, acuarelas,
    acrílicos, óleo, óleos, lienzo, lienzos, caballete, arte, artista, artístico/a, bellas artes,
    cuadros`,
  drawing: `dibujo, dibujar, dibuja, dibujos, dibujante, boceto, bocetos, colorear, lápices de
    colores, ilustración, ilustrador, ilustradora, garabatos, libros de colorear, rotuladores`,
  pottery: `cerámica, ceramista, alfarería, alfarero/a, barro, arcilla, torno de alfarero,
    escultura, esculpir, modelado, porcelana, modelar arcilla`,
  knitting: `punto, tejer, teje, tejedor, tejedora, ganchillo, crochet, croché, ovillos, agujas de
    tejer, hacer punto, macramé, calceta, telar, amigurumi`,
  sewing: `costura, coser, cose, costurero/a, modista, máquina de coser, bordado, bordar,
    patchwork, punto de cruz, telas, acolchado, confección, corte y confección`,
  woodworking: `carpintería, carpintero/a, madera, trabajar la madera, ebanistería, ebanista,
    talla de madera, tallar madera, marquetería, tornear madera`,
  diy: `bricolaje, manitas, herramientas, herramienta, taladro, reformas, arreglar cosas, caja de
    herramientas, diy, reparaciones, chapuzas, reparar, hágalo usted mismo, restaurar muebles,
    bricolajear`,
  crafts: `manualidades, artesanía, artesanías, artesano/a, scrapbooking, origami, papiroflexia,
    abalorios, hacer velas, creativo/a, purpurina, hacer jabones, crear cosas, trabajos manuales,
    pulseras de hilo`,
  calligraphy: `caligrafía, calígrafo/a, lettering, rotulación, letra bonita, plumilla, plumillas,
    caligrafía china, escritura a pluma, letras bonitas`,
  jewelry: `joya, joyas, joyería, collar, collares, pendientes, pulsera, pulseras, anillo,
    anillos, reloj, relojes, bisutería, colgantes, aretes, diamantes, perlas, gargantilla`,
  fashion: `moda, ropa, zapatos, zapatillas de deporte, bolso, bolsos, vestidos, estilo, ir de
    compras, fashionista, sombreros, compras, tendencias, zapatero/a de colección, prendas,
    pañuelos, ropa vintage, calcetines, deportivas de colección, bufandas, bufanda, pañuelo,
    gorros, gorras`,
  skincare: `cuidado de la piel, cuidado facial, cremas, crema hidratante, sérum, belleza,
    mascarillas, rutina facial, piel bonita, cosmética natural, cosmética coreana, tratamientos
    faciales`,
  makeup: `maquillaje, maquillarse, maquilla, pintalabios, labiales, rímel, esmalte de uñas, =uñas,
    cosméticos, sombra de ojos, manicura, maquilladora, belleza, sephora`,
  fragrance: `perfume, perfumes, colonia, colonias, perfumería, fragancia, fragancias, aromas,
    incienso, velas aromáticas, aceites esenciales, aromaterapia, velas, agua de colonia, velas
    perfumadas`,
  grooming: `afeitado, afeitarse, barba, barbero, barbería, maquinilla de afeitar, bigote,
    barbudo, cuidado de la barba, peluquería, navaja de afeitar, aceite para barba`,
  wellness: `bienestar, spa, spas, masaje, masajes, relax, relajación, relajarse, sauna, balneario,
    baños calientes, termas, cuidarse, autocuidado, mimarse, jacuzzi, antiestrés`,
  meditation: `meditación, meditar, medita, mindfulness, atención plena, zen, budismo, cuencos
    tibetanos, espiritualidad, tarot, budista, espiritual, cristales energéticos`,
  sleep: `sueño reparador, dormir, duerme*, dormilón, dormilona, siesta, siestas, insomnio,
    pijama, pijamas, almohada, dormir bien, edredón, mantas, antifaz, manta, ruido blanco`,
  "board-games": `juegos de mesa, juego de mesa, monopoly, catán, scrabble, noche de juegos,
    parchís, dominó, juegos de tablero, juego de tablero, la oca, trivial, juegos de estrategia,
    backgammon, tarde de juegos`,
  puzzles: `puzle, puzles, puzzle, rompecabezas, crucigrama, crucigramas, sudoku, sudokus,
    acertijos, escape room, cubo de rubik, sopas de letras, pasatiempos, enigmas, juegos de
    lógica`,
  chess: `ajedrez, ajedrecista, tablero de ajedrez, jugar al ajedrez, jaque mate, club de ajedrez,
    juego de ajedrez, gambito de dama`,
  "card-games": `juegos de cartas, juego de cartas, naipes, cartas, póker, póquer, mus, uno juego,
    baraja, cartas pokémon, bridge, brisca, canasta, solitario, chinchón, truco argentino`,
  "video-games": `videojuego, videojuegos, video juegos, gamer, gaming, consolas, consola,
    nintendo, playstation, xbox, minecraft, fortnite, mario kart, zelda, esports, pokémon, juegos
    de ordenador, roblox, videoconsola, la play, la switch, nintendo switch, jugar a la consola,
    juegos de móvil, juegos de consola, juegos retro, jugar a la play, máquinas recreativas`,
  "role-playing": `juegos de rol, juego de rol, rol en vivo, rolero/a, dragones y mazmorras,
    dungeons and dragons, cosplay, warhammer, máster de rol, partidas de rol, mazmorras y
    dragones`,
  "building-toys": `lego, legos, juegos de construcción, juguetes de construcción, bloques de
    construcción, bloques, duplo, meccano, maquetas, construcciones, playmobil, piezas
    magnéticas`,
  "pretend-play": `muñeca, muñecas, disfraces, disfraz, disfrazarse, casita de muñecas, cocinita,
    barbie, peluches, peluche, princesas, princesa, superhéroes, marionetas, unicornios, piratas,
    caballeros, juguetes, juego simbólico, patrulla canina, bluey, títeres, hadas, cocinitas,
    juguete, jugar a las casitas, jugar a los médicos, jugar a las tiendas`,
  collecting: `colección, colecciones, coleccionar, colecciona, coleccionista, sellos, monedas,
    antigüedades, figuras de colección, numismática, filatelia, rastro y mercadillos, mercadillos,
    cromos, minerales, coleccionismo, objetos antiguos`,
  cars: `coche, coches, carros, autos, automóviles, coches clásicos, autos clásicos, carros
    clásicos, fórmula 1, f1, moto, motos, motocicleta, motero/a, motor, mecánica de coches,
    automovilismo, conducir, rally, camiones, tractores, mecánico/a, coches de juguete`,
  trains: `tren, trenes, trenes eléctricos, trenes en miniatura, maquetas de trenes, locomotora,
    locomotoras, ferrocarril, ferrocarriles, tren de juguete, modelismo ferroviario, trenecitos,
    ferroviario/a`,
  aviation: `avión, aviones, aviación, piloto de avión, helicóptero, helicópteros, aeromodelismo,
    drones, aeronáutica, cazas de combate, parapente, aviador, aviadora, simulador de vuelo`,
  coding: `programación, programar, programador, programadora, informática, informático/a, código,
    robótica, robots, desarrollador, desarrolladora, python, raspberry pi, ordenadores,
    computadoras, computación`,
  gadgets: `gadget, gadgets, tecnología, tecnologías, tecnológico/a, electrónica, aparatos, friki
    de la tecnología, móviles, reloj inteligente, cacharros, drones, impresión 3d, realidad
    virtual, geek, impresora 3d, tabletas`,
  "smart-home": `casa inteligente, hogar inteligente, domótica, alexa, google home, bombillas
    inteligentes, asistente de voz, robot aspirador, altavoz inteligente, luces inteligentes,
    hogar conectado`,
  audio: `auriculares, altavoces, altavoz, equipo de sonido, equipo de música, hi-fi, audiófilo/a,
    podcasts, podcast, pódcast, sonido, barra de sonido, parlantes, audífonos, audio, radio,
    altavoz bluetooth, cancelación de ruido, auriculares con cancelación de ruido`,
  "home-decor": `decoración, decorar, decorador, decoradora, decoración del hogar, velas, cojines,
    cojín, jarrones, muebles, alfombras, lámparas, interiorismo, casa bonita, casero/a,
    hogareño/a, láminas, decoración de interiores`,
  hosting: `anfitrión, anfitriona, recibir invitados, cenas con amigos, fiestas, invitar a amigos,
    poner la mesa, vajilla, organizar cenas, tener invitados, hacer fiestas, mesas bonitas,
    {invitar|invita|invitando} {gente|a gente|amigos|a amigos|a los amigos|a sus amigos|a la
    familia|a todos|a cenar|a comer|a casa}, {recibir|recibe|recibiendo|tener|tiene|acoger}
    {amigos|a amigos|a los amigos|a sus amigos|gente|a gente|visitas|visita|invitados|gente en
    casa}, cenas en casa, cenas, dar fiestas, organizar fiestas, organizar comidas, hospitalario/a,
    hospitalidad, buen anfitrión, buena anfitriona, cocinar para amigos, comidas con amigos, montar
    fiestas`,
  organizing: `organización, organizado/a, organizar, ordenar, ordenado/a, orden en casa, agenda,
    agendas, planificador, bullet journal, marie kondo, planificar, papelería, almacenaje`,
  design: `diseño, diseñador, diseñadora, diseño gráfico, arquitectura, arquitecto/a, tipografía,
    diseño de interiores, diseño industrial, bauhaus, diseño escandinavo`,
  museums: `museo, museos, exposiciones, exposición, galerías de arte, historia del arte, museo
    del prado, picasso, arte, cultura, planes culturales, velázquez, impresionismo, frida kahlo`,
  languages: `idioma, idiomas, lenguas extranjeras, aprender inglés, aprender francés, aprender
    idiomas, políglota, lingüística, duolingo, traductor, traductora, aprender japonés, estudiar
    idiomas, filología, bilingüe, {aprender|aprende|aprendiendo|estudiar|estudia|estudiando|
    clases de|curso de} {italiano|inglés|francés|alemán|japonés|chino|mandarín|coreano|
    ruso|árabe|portugués|holandés|griego|hebreo|hindi|sueco|noruego|danés|finlandés|
    polaco|turco|tailandés|vietnamita|latín|ucraniano|catalán|euskera|gallego|español|
    lengua de signos|un idioma|otro idioma|idiomas nuevos|nuevos idiomas}, lengua de signos,
    lengua de señas`,
  "family-history": `genealogía, árbol genealógico, historia familiar, historia de la familia,
    antepasados, raíces familiares, ancestros, genealogista, orígenes familiares, apellidos
    familiares, test de adn`,
  keepsakes: `recuerdo, recuerdos, álbum de fotos, álbumes de fotos, nostalgia, nostálgico/a, caja
    de recuerdos, cápsula del tiempo, fotos de familia, fotos familiares, reliquias familiares`,
  sustainability: `sostenibilidad, sostenible, ecología, ecologista, medio ambiente, medioambiente,
    residuo cero, reciclaje, reciclar, cambio climático, vida sostenible, segunda mano, compostaje,
    sin plástico, recicla, {salvar|cuidar|proteger} el planeta, cuidado del planeta, bueno para el
    planeta`,
  mystery: `misterio, misterios, novela negra, novelas policíacas, novela policíaca, policíaco/a,
    detectives, detective, agatha christie, sherlock holmes, intriga, suspense, suspenso,
    thrillers, thriller, crímenes, crímenes reales, asesinatos, true crime, enigmas policiales`,
  poetry: `poesía, poema, poemas, poeta, poetisa, versos, poesías, neruda, lorca, machado, haikus,
    recital de poesía, gloria fuertes, bécquer`,
  comics: `cómic, cómics, tebeo, tebeos, manga, mangas, historietas, novela gráfica, novelas
    gráficas, mafalda, mortadelo, mortadelo y filemón, marvel, spiderman, one piece, naruto,
    batman, anime, otaku, ánime`,
};
