import type { Ask, Situation } from "#shared/catalogue/vocabulary";
import type { Impairment } from "../impairments";
import type { Aliases } from "../types";

/** Spanish words for what a person is going through. */
export const situations: Record<Exclude<Situation, "any">, Aliases> = {
  "new-home": `casa nueva, nueva casa, piso nuevo, nuevo piso, departamento nuevo, apartamento
    nuevo, nuevo departamento, nuevo apartamento, se acaba de mudar, se acaban de mudar, acaban
    de mudarse, acaba de mudarse, se mudó, se mudaron, mudanza, se muda, se mudan, compró una
    casa, compraron una casa, compraron su primera casa, estrenan casa, estrena casa,
    inauguración de casa, nuevo hogar, compró casa, compraron casa, {acaba|acaban} de
    {comprar|comprarse|estrenar} {casa|una casa|su
    casa|departamento|depa|depto|apartamento|piso|un departamento|un apartamento|un piso}, {se
    compró|se compraron} {casa|una casa|un departamento|un depa|un depto|un apartamento|un piso},
    {estrena|estrenan} {depa|depto|departamento|apartamento|piso}, casa propia, departamento
    propio, se va a mudar, se van a mudar, {se cambia|se cambian|se cambió|se cambiaron|se
    cambiará} de casa, se acaban de cambiar de casa, recién mudado/a, recién mudados, depa nuevo,
    depto nuevo, nuevo depa, nuevo depto, hipoteca nueva, se fueron a vivir juntos, se van a
    vivir juntos`,
  "first-apartment": `primer departamento, primer apartamento, primer piso, se va a vivir solo/a,
    se independiza, se va de casa, empieza la universidad, entra a la universidad, residencia
    universitaria, piso de estudiantes, se va a la universidad, {se va a mudar|se muda|se mudó|se
    fue a vivir|se irá a vivir|va a vivir|vive} solo por primera vez, {se va a mudar|se muda|se
    mudó|se fue a vivir|se irá a vivir|va a vivir|vive} sola por primera vez, {se va a mudar|se
    muda|se mudó|se fue a vivir|se irá a vivir|va a vivir} solo, {se va a mudar|se muda|se
    mudó|se fue a vivir|se irá a vivir|va a vivir} sola, se independizó, se fue de casa, se fue
    de la casa, se va de la casa, se independizará, primer depa, primer depto, primera vez que
    vive solo/a, se va a estudiar {fuera|afuera|a otra ciudad|lejos},
    {entra|entró|empieza|empezó} {a la|la} {uni|u|universidad|facultad|facu}, se va a la uni, se
    va a la u, vive en pensión`,
  retirement: `jubilación, se jubila, jubilarse, se acaba de jubilar, recién jubilado/a,
    jubilado/a, retiro laboral, se retira, se jubiló, jubilados, jubiladas, recién pensionado/a,
    pensionado/a, pensionados, se pensionó, se pensiona, se retiró, retirado/a, retirados, ya no
    trabaja, {se jubila|se jubiló|jubilado|jubilada|se retira|se retiró|retirado|retirada|pensionado|pensionada} {de|como}
    {enfermera|enfermero|maestra|maestro|profesora|profesor|profe|camionero|camionera|médico|doctora|doctor|cocinero|cocinera|mecánico|policía|militar|bombero|taxista|chofer|conductor|carpintero|costurera|modista|secretaria|contador|contadora|contable|abogado|abogada|albañil|electricista|panadero|peluquera|dentista|veterinario|veterinaria|piloto|azafata|cartero|bibliotecaria|administrativa|funcionario|funcionaria|ingeniero|arquitecto|arquitecta|periodista}`,
  "new-parents": `{tiene|tienen|tuvo|tuvieron} {un bebé|una bebé|una bebita|un bebito} de {días|semanas|un mes|meses|pocos meses|1 mes|2 meses|3 meses|4
    meses|5 meses|6 meses|7 meses|8 meses|9 meses|10 meses|11 meses|dos meses|tres meses|cuatro meses|cinco meses|seis
    meses|siete meses|ocho meses|nueve meses|diez meses|once meses}, {acaba|acaban} de tener {un |}bebé, padres primerizos, mamá primeriza, papá primerizo, recién nacido, acaba de
    tener un bebé, acaban de tener un bebé, tuvo un bebé, tuvieron un bebé, acaba de dar a luz,
    nacimiento, nuevo bebé, bebé recién nacido, recién es {papá|mamá}, {acaba|acaban} de ser
    {papá|mamá|papás|padres}, {recién|ya} {fue|fueron} {papá|mamá|papás|padres}, se estrena como
    {papá|mamá}, se convirtió en {papá|mamá}, recién parida, dio a luz, tuvo a su
    {bebé|hijo|hija}, tuvieron a su bebé, {acaba de nacer|nació} su {bebé|hijo|hija|primer
    hijo|primera hija}, le nació un hijo, le nació una hija, papá nuevo, mamá nueva, padres
    recientes, papás primerizos, primerizos, primeriza, primerizo, en el posparto, puerperio`,
  expecting: `{de|por|a la|toma la} {baja|licencia|permiso} {por maternidad|maternal|de maternidad|por paternidad|de paternidad}, {baja|licencia|permiso} {por maternidad|maternal|de maternidad|por paternidad|de paternidad}, {está|esta|anda|estoy} embarazada, embarazada, espera un bebé, esperan un bebé, futura mamá, futuro papá, embarazo,
    baby shower, embarazadas, embarazo de, en la dulce espera, dulce espera, encinta, preñada,
    {va|van} a ser {papá|mamá|papás|padres}, espera {su primer hijo|su primera hija|a su bebé|un
    hijo|una hija|gemelos|mellizos}, esperan {su primer hijo|su primera hija|a su
    bebé|gemelos|mellizos}, viene un bebé en camino, bebé en camino, primer bebé en camino,
    {gemelos|mellizos|bebé|niño|niña|nieto|nieta} en camino, {viene|vienen} en camino`,
  "teacher-thanks": `maestro/a, profesor(a), profe, docente, fin de curso, maestra de mi hijo,
    maestra de mi hija, tutora, día del maestro, miss*, seño, maestra de kinder, maestra de
    preescolar, maestro de primaria, maestra de primaria, educadora, profe de, teacher de mi
    hijo, día de la maestra, día del profesor`,
  "coach-thanks": `entrenador(a), coach, míster, profe de fútbol, profe de natación,
    instructor(a), sensei`,
  "caregiver-thanks": `{cuidó|cuidaron|cuida|cuidan} {a|de} {mi|nuestro|nuestra} {papá|mamá|madre|padre|abuela|abuelo|suegra|suegro}, cuidador(a), niñera, enfermera que, auxiliar de enfermería, quien cuida a,
    cuida a mi, matrona, partera, guardería, nana de mis hijos, la nana, muchacha que nos ayuda,
    quien cuida de mi, cuida a nuestra, cuida a nuestro, me cuida a mi, enfermera de mi,
    educadora de la guardería`,
  thanks: `{me|nos} {arregla|arregló|repara|reparó|lava} {el|mi|la|nuestro|nuestra} {carro|coche|auto|moto|bici|bicicleta|compu|computadora|ordenador|casa}, {me|nos} {ayudó|ayudaron|ha ayudado} {con|en|a hacer} {la|mi|nuestra} mudanza, {terminé|acabé|termino} {mi|la} terapia, un {detallito|detallazo|detalle} {para|por|de}, darle un {detallito|detalle}, {cuidó|cuidaron|paseó|pasearon} {al|a la|a mi|a mis|a nuestro|a nuestra|a nuestros} {perro|perra|perrito|perrita|gato|gata|gatito|gatos|perros},
    me {cuidó|cuida|cuidaron} {al|a la|el|la|a mi|mi|los|las} {perro|perra|perrito|perrita|gato|gata|gatito|gatos|perros|casa|plantas}, {riega|regó|cuidó|cuida} {las|mis|nuestras} plantas, agradecer, agradecimiento, dar las gracias, darle las gracias, para dar gracias, de
    agradecimiento, como agradecimiento, agradecido/a, me ayudó, nos ayudó, me ha ayudado, nos ha
    ayudado, gracias a, agradecerle, agradecerles, gracias por, me echó la mano, me echó una
    mano, me ayudó mucho, me sacó de un apuro, me hizo un favor, nos hizo un favor, un detalle
    para agradecer`,
  host: `anfitrión, anfitriona, anfitriones, nos invitan, nos invitó, me invitaron, nos
    invitaron, cena en su casa, cena en casa de, nos hospedan, me hospeda, familia anfitriona,
    invitados a cenar, nos reciben`,
  neighbor: `vecino/a, vecinos, vecinas`,
  boss: `jefe, jefa, mi jefe, mi jefa, gerente, director(a), supervisor(a), jefazo, jefaza,
    patrón(a), mi patrón, encargado/a, coordinador(a), gerenta`,
  "colleague-leaving": `se va de la empresa, deja la empresa, deja el equipo, despedida, fiesta
    de despedida, último día de trabajo, regalo de despedida, cambia de trabajo, se nos va, se va
    del trabajo, se va de la oficina, renunció, cambió de trabajo, se cambia de trabajo, se va a
    otra empresa, deja el trabajo`,
  "secret-santa": `amigo invisible, amigo secreto, intercambio de regalos, santa secreto,
    intercambio navideño, amiga secreta, angelito, intercambio de la oficina, intercambio con
    amigos, sorteo de regalos, polla navideña`,
  "exam-passed": `aprobó, ha aprobado, aprobó el examen, aprobó las oposiciones, oposiciones, se
    gradúa, graduación, graduado/a, se graduó, terminó la carrera, terminó la universidad,
    selectividad, tesis, doctorado, maestría, título universitario, se recibió, se recibe, recién
    recibido/a, se tituló, se titula, se licenció, egresó, egresa, egresado/a, recién egresado/a,
    terminó la
    {prepa|uni|universidad|carrera|licenciatura|secundaria|primaria|maestría|preparatoria|facultad|escuela},
    acaba la carrera, acabó la carrera, sale de la {prepa|secundaria|primaria|prepa}, salió de la
    prepa, pasó el examen, aprobó la oposición, aprobó el mir, ingresó a la universidad, quedó en
    la universidad, entró a la universidad, se graduó de, terminó ingeniería, terminó medicina,
    cédula profesional, grado de`,
  "new-job": `nuevo trabajo, trabajo nuevo, primer trabajo, primer empleo, nuevo empleo, empieza
    a trabajar, consiguió trabajo, chamba nueva, nueva chamba, primera chamba, curro nuevo, nuevo
    curro, pega nueva, nueva pega, laburo nuevo, nuevo laburo, consiguió
    {trabajo|chamba|pega|laburo|curro}, {empieza|empezó} {en un trabajo nuevo|un trabajo nuevo|su
    primer trabajo|trabajo nuevo}, cambió de empleo, prácticas profesionales, en prácticas, hace
    prácticas`,
  promotion: `ascenso, ascendido/a, lo ascendieron, la ascendieron, promoción en el trabajo`,
  grief: `duelo, en duelo, luto, de luto, perdió a su esposo, perdió a su marido, perdió a su
    esposa, perdió a su madre, perdió a su padre, perdió a su mamá, perdió a su papá, perdió a su
    perro, perdió a su gato, falleció, fallecimiento, murió, ha muerto, funeral, recién viuda, recién viudo,
    condolencias, pésame, acaba de perder, {perdió|acaba de perder} a su
    {abuela|abuelo|hermano|hermana|hijo|hija|mascota|perrita|gata|gatito}, se le murió, se murió
    su, falleció su, murió su, {quedó|enviudó} viudo, {quedó|enviudó} viuda, enviudó, de duelo,
    perdió un bebé, perdió a su bebé, perdió un embarazo, su perro murió, su perrita murió`,
  illness: `{está|sigue|lleva|anda} {en el hospital|hospitalizado|hospitalizada|ingresado|ingresada|internado|internada}, quimio, quimioterapia, cáncer, enfermo/a, muy enfermo/a, hospitalizado/a, en el
    hospital, hospital, enfermedad, tratamiento, en cama, covid persistente, está enfermo/a,
    enfermito/a, malito/a, internado/a, hospitalizaron, en diálisis, diálisis, radioterapia,
    leucemia, tumor, esclerosis, ela, lupus, fibromialgia, tiene cáncer, cáncer de mama,
    epoc`,
  recovery: `{se rompió|se desgarró|se lesionó|se jodió|se partió} {el ligamento|los ligamentos|el cruzado|el menisco|un tendón|el tendón|la rodilla|un hueso|una costilla|el hombro|el codo|un pie}, recuperación, recuperándose, se recupera de, se está recuperando, operación,
    operado/a, operaron, cirugía, pierna rota, brazo roto, se rompió la pierna, rehabilitación,
    convaleciente, convalecencia, prótesis de cadera, prótesis de rodilla, ictus, derrame,
    lesión, lesionado/a, {lo|la|le|me lo|me la} operaron, {lo|la} operaron de, se operó, se va a
    operar, {lo|la} van a operar, recién operado/a, se cayó, se quebró, se fracturó, fractura,
    fracturado/a, se rompió {el brazo|la cadera|la muñeca|el pie|el tobillo}, esguince, yeso,
    enyesado/a, escayolado/a, fisioterapia, posoperatorio, postoperatorio, se recupera, en
    recuperación, le dio un {infarto|derrame|ictus|acv}, embolia, le pusieron {un marcapasos|una
    prótesis}`,
  breakup: `ruptura, separación, divorcio, divorciado/a, se divorció, se separó, terminó con su
    novio, terminó con su novia, {la|lo|le} {dejó|ha dejado|acaba de dejar} {el|la|su} {novio|novia|marido|mujer|esposo|esposa|pareja|polola|pololo|ex}, {lo|la|le} dejaron, se acaba de divorciar, se divorcia, se separa,
    se separaron, recién divorciado/a, recién separado/a, tronó con su novio, tronó con su novia,
    terminó con su pareja, terminaron, cortó con {su novio|su novia|su pareja}, lo dejó la novia,
    la dejó el novio, mal de amores, despecho, ruptura amorosa, {se acaba|se acaban} de
    {separar|divorciar}, recién se separó, se están separando`,
  apology: `pedir perdón, pedirle perdón, disculpa, disculparme, disculpas, para que me perdone,
    olvidé nuestro aniversario, olvidé su cumpleaños, metí la pata, la regué, la cagué, me porté
    mal, pedirle disculpas, me equivoqué con {ella|él}, hacer las paces, reconciliarme, contentarla,
    contentarlo`,
  encouragement: `{se quedó|se ha quedado|quedó|está|anda|se quedaron} sin {trabajo|chamba|empleo|laburo|pega|curro}, {lo|la} {despidieron|echaron|corrieron|han despedido|han echado} {del|de su|de la|de} {trabajo|chamba|empleo|laburo|pega|curro|empresa},
    {lo|la} despidieron, mala racha, momento difícil, momentos difíciles, pasándola mal, pasándolo mal,
    lo está pasando mal, la está pasando mal, levantar el ánimo, animarla, animarlo, deprimido/a,
    depresión, agotado/a, estresado/a, quemado/a del trabajo, ansiedad, se siente solo/a, anda
    {triste|bajoneado|bajoneada|decaído|decaída|estresado|estresada|agüitado|agüitada|depre},
    está {triste|bajoneado|bajoneada|decaído|decaída|depre|estresado|estresada}, bajón,
    bajoneado/a, decaído/a, con mucho estrés, mucho estrés, muy estresado/a, quemado/a en el
    trabajo, burnout, se siente muy solo/a, vive solo/a y, días difíciles, época difícil, pasa
    por un mal momento, necesita ánimo, para animarla, para animarlo, para subirle el ánimo,
    subir el ánimo, cansadísimo/a, no da más, explotado/a`,
  "new-driver": `{sacarse|sacar|sacó|se sacó} {el carnet|el carné|la licencia|el registro}, conductor novel, conductora novel, carné de conducir, carnet de conducir,
    licencia de conducir, licencia de manejo, sacó el carnet, aprendiendo a manejar, aprendiendo
    a conducir, primer coche, primer carro, primer auto, coche nuevo, carro nuevo, auto nuevo,
    sacó la licencia, sacó el carné, sacó el registro, acaba de sacar {la licencia|el carné|el
    carnet|el registro}, aprendió a manejar, aprendió a conducir, aprende a manejar, {se
    compró|compró|estrena|estrenó} {carro|coche|auto|un carro|un coche|un auto}`,
  "empty-nest": `nido vacío, los hijos se fueron, hijos independizados, sus hijos se fueron de
    casa, se le fueron los hijos, ya se fueron los hijos, los hijos ya se fueron, sus hijos ya no
    viven en casa, sus hijos se independizaron`,
  wedding: `boda, se casa, se casan, recién casados, novios que se casan, casamiento, matrimonio
    de, se van a casar, se va a casar, se casó, se casaron, se acaban de casar, recién casada,
    recién casado, boda de, matrimonio civil, luna de miel`,
  engagement: `compromiso, se comprometieron, pedida de mano, comprometidos, le dio el anillo, le
    pidió matrimonio, le dieron el anillo, recién comprometidos, se comprometió`,
  "long-distance": `a distancia, larga distancia, vive lejos, lejos de nosotros, vive en otro
    país, en el extranjero, relación a distancia, vive en otra ciudad, vive en otro estado, vive
    fuera, está lejos, vive en el extranjero, vive en {estados unidos|españa|alemania|canadá} y,
    nos vemos poco, está en otro país`,
  "moving-abroad": `se va al extranjero, se muda a otro país, se va a vivir a, erasmus, año en el
    extranjero, intercambio en, emigra, se va del país, se va a {españa|alemania|canadá|estados
    unidos|irlanda|australia|europa|francia|italia|inglaterra}, se va de intercambio, se va de
    erasmus, emigró, migra, migró, se muda a {españa|alemania|canadá|estados unidos|europa|otro
    país}, se va a estudiar al extranjero, semestre en el extranjero`,
  "new-pet": `cachorro nuevo, perrito nuevo, gatito nuevo, nuevo cachorro, adoptó un perro,
    adoptó un gato, adoptaron un perro, adoptaron un gato, adoptó un cachorro, acaba de adoptar,
    nueva mascota, acaba de adoptar {un perro|una perrita|un perrito|un gato|una gata|un
    gatito|una gatita|un cachorro}, {adoptó|adoptaron|rescató|rescataron} {una perrita|un
    perrito|una gata|una gatita|un gatito|una perra}, recién adoptó, perrito recién adoptado,
    acaba de llegar un cachorro, le regalaron un cachorro, tiene cachorro nuevo, gato nuevo,
    perro nuevo`,
};

/** Spanish words for what a person's body or home doesn't offer. */
export const limits: Record<Exclude<Ask, Impairment>, Aliases> = {
  "fine-hands": `artritis, artrosis, artritis en las manos, artrosis en las manos, le tiemblan
    las manos, temblor, temblores, parkinson, párkinson, manos débiles, dolor en las manos, dedos
    rígidos, túnel carpiano, poca destreza, {le|les} {tiembla|tiemblan} {la mano|las manos|el
    pulso}, le duelen {las manos|los dedos|las muñecas}, artritis reumatoide, artritis
    reumatoidea, reumas, reúma, reuma, manos con {artritis|artrosis|temblor}, manos
    {torpes|tiesas|engarrotadas|dormidas}, dedos {torpes|tiesos|chuecos|engarrotados}, mal pulso,
    le falla el pulso, ya no tiene {pulso|fuerza en las manos}, no tiene fuerza en las manos,
    poca fuerza en las manos, no puede {abrir frascos|abotonarse|enhebrar|agarrar bien}, ya no
    puede {coser|tejer|bordar|escribir bien|agarrar}, tendinitis, dedo en gatillo, mal de
    parkinson, temblor esencial, temblorina`,
  strength: `parkinson, párkinson, mal de parkinson, frágil, mal de la espalda, dolor de espalda, problemas de espalda, no puede cargar,
    no puede levantar peso, sin fuerza, poca fuerza, osteoporosis, dolor de {columna|cintura},
    problemas de {columna|cintura}, mal de la {columna|cintura}, {anda|está} mal de la
    {espalda|columna|cintura}, le duele {la espalda|la cintura|la columna|mucho la espalda|el
    hombro}, dolores de espalda, hernia, hernias, hernia discal, hernia de disco, hernias
    discales, lumbalgia, lumbago, ciática, escoliosis, no debe {cargar|hacer esfuerzos|hacer
    fuerza|levantar peso}, no puede {hacer esfuerzos|hacer esfuerzo|hacer fuerza|levantar|cargar
    cosas|cargar peso|cargar pesado}, {operado|operada} de la {espalda|columna}, {lo|la|le}
    operaron {de la|la} {espalda|columna}, distrofia muscular, fibromialgia, muy débil, sin
    fuerzas, artrosis de hombro, manguito rotador, mala espalda, espalda mala, espalda delicada`,
  sight: `{vista|la vista} {cansada|muy cansada|gastada|muy mal|débil}, con lupa, {usa|necesita|lee con} {|una }lupa, ve poquito, ve poquito ya, ve muy poco, ciego/a, baja visión, mala vista, pierde la
    vista, está perdiendo la vista, no ve bien, ve mal, ve poco, ve regular, ve borroso, {ve regular|ve mal|no ve|ve poco|ciego|ciega} de un ojo, perdió {un ojo|la vista de un ojo}, tuerto/a, discapacidad visual,
    degeneración macular, glaucoma, cataratas, casi no ve, casi ciego/a, invidente, débil visual,
    ceguera, ya no ve, ya no ve bien, ya no ve nada, ya casi no ve, ve borroso, ve muy mal, ve
    fatal, no ve nada, no ve casi nada, apenas ve, ve apenas, {no|ya no|casi no}
    {lee|ve|distingue|alcanza a leer|puede leer|alcanza a ver} {la|las|} {letra|letras}
    {chica|chicas|pequeña|pequeñas|chiquita|chiquitas}, {no|ya no|casi no} puede leer, ya no lee
    bien, {corto|corta|mal|mala|malo} de {vista|la vista}, mal de los ojos, mal de ojos,
    problemas de {vista|visión|la vista}, le falla la vista, la vista le falla, le está fallando
    la vista, se le cansa la vista, {perdió|está perdiendo|va perdiendo} la {vista|visión}, se
    está quedando ciego/a, se quedó ciego/a, retinopatía, {lo|la|le} operaron de {cataratas|la
    vista|los ojos}, operado/a de cataratas, ya no le dan los ojos, con lupa, lee con lupa,
    {le|ya le} {falla|fallan} {los ojos|la vista|ya los ojos}, {ya no|no} ve para
    {bordar|coser|leer|tejer}`,
  hearing: `{casi no|ya casi no|ya no|apenas} {oye|escucha}, sordo/a, no oye bien, no escucha bien, oye mal, pérdida auditiva, usa audífonos,
    lleva audífono, audífonos para sordera, discapacidad auditiva, hipoacusia, sordera,
    sordito/a, medio sordo/a, casi sordo/a, {se está quedando|se quedó|está|está quedando} sordo,
    {se está quedando|se quedó|está|está quedando} sorda, {no|ya no|casi no|ya casi no}
    {oye|escucha}, {no|ya no|casi no|ya casi no} {oye|escucha} {nada|bien|mucho}, {oye|escucha}
    {poco|poquito|muy poco|muy mal|apenas}, apenas {oye|escucha}, {perdió|está perdiendo|va
    perdiendo} {el oído|la audición}, {usa|lleva|tiene|con} {aparato|aparatos|aparatito} {para
    oír|auditivo|auditivos|para el oído|en el oído|para escuchar}, aparato auditivo, aparatos
    auditivos, {usa|lleva|tiene} audífonos para {oír|la sordera|sordera|sordos|escuchar|sordo},
    lleva audífonos, sonotone, implante coclear, prótesis auditiva, problemas de
    {oído|audición|oídos}, mal del oído, mal de los oídos, {duro|dura|corto|corta} de oído, no
    oye de un oído, {no|ya no} {escucha|oye} bien ni sale`,
  stamina: `residencia de ancianos, asilo, infarto, casi no sale, ya casi no sale, rodilla
    operada, cadera operada, se cansa rápido, se cansa mucho, se cansa fácilmente, se cansa
    enseguida, fatiga crónica, fatiga, covid persistente, esclerosis múltiple, silla de ruedas,
    en silla de ruedas, movilidad reducida, no puede caminar mucho, camina poco, no camina mucho,
    usa bastón, andador, le duelen las rodillas, mal de las rodillas, problemas de rodilla,
    problemas de cadera, problemas del corazón, en cama, quimio, quimioterapia, {le cuesta|le
    cuesta mucho|les cuesta|le cuesta trabajo|batalla para|casi no puede|ya no puede|no puede|ya
    casi no puede} {caminar|andar|moverse|subir escaleras|salir}, no puede {caminar|andar}
    {mucho|lejos|largo}, {no|ya no|casi no|ya casi no} {camina|anda|se mueve}, {no|ya no|casi
    no|ya casi no} {camina|anda|se mueve} {mucho|bien|casi|lejos}, camina {con
    dificultad|despacito|despacio|lento|mal|poquito|muy poco}, se mueve poco, {no|ya no|casi
    no|ya casi no} {sale|salen}, {no|ya no|casi no|ya casi no} {sale|salen} {mucho|de casa|de la
    casa|mucho ya|casi}, {sale|salen} {poco|poquito|muy poco}, {usa|con|anda con|camina con|va
    con} {bastón|andador|andadera|muletas|burrito}, en muletas, tacataca,
    {operado|operada|operados} de {la cadera|la rodilla|las rodillas|los pies|el
    corazón|cadera|rodilla|corazón}, {lo|la|le} operaron {de la|la|de}
    {cadera|rodilla|rodillas|pierna}, operado/a del corazón, {lo|la} operaron del corazón,
    prótesis en la {cadera|rodilla}, reemplazo de {cadera|rodilla},
    {mal|mala|malo|fregado|fregada|jodido|jodida} de {las rodillas|la rodilla|la cadera|las
    piernas|la pierna|los pies|la ciática|las caderas}, le duele {la rodilla|la cadera|la
    pierna|el pie|caminar}, le duelen {las piernas|los pies|las caderas|los huesos}, dolor de
    {rodilla|rodillas|cadera|piernas}, rodillas malas, se cansa, se cansan rápido, se cansa al
    caminar, se agita, se fatiga, le falta el aire, se ahoga al caminar, enfisema, oxígeno en
    casa, con oxígeno, insuficiencia cardíaca, insuficiencia cardiaca, marcapasos, {le
    dio|tuvo|sufrió} un {infarto|preinfarto|derrame|acv|ictus},
    {enfermo|enferma|delicado|delicada|mal} del corazón, postrado/a, encamado/a, no se levanta de
    la cama, {paralítico|paralítica}, parapléjico/a, hemiplejia, discapacidad motriz,
    discapacidad motora, movilidad limitada, poca movilidad, problemas de movilidad, problemas
    para caminar, vive en {una|la|un} {residencia|asilo|geriátrico|casa de reposo|hogar de
    ancianos}, vive en residencia, {residencia|hogar|casa} de {mayores|ancianos|reposo|retiro|la
    tercera edad}, residencia geriátrica, geriátrico, está en {una residencia|la residencia|un
    asilo|un geriátrico|el geriátrico|el asilo}, gota en el pie, pie diabético, artrosis de
    rodilla, artrosis de cadera, artrosis en {la rodilla|las rodillas|la cadera}, no puede con
    {escaleras|las escaleras|las piernas}, no puede {subir|bajar} {escaleras|las escaleras}, no
    sube escaleras, {no|ya no} {escucha|oye} bien ni sale, malas rodillas, rodillas delicadas,
    mala cadera`,
  standing: `residencia de ancianos, asilo, rodilla operada, cadera operada, silla de ruedas, en
    silla de ruedas, no puede estar de pie, no aguanta de pie, andador, en cama, no puede estar
    {parado|parada|mucho tiempo de pie|mucho de pie|mucho parado|mucho parada}, no aguanta
    {parado|parada|mucho de pie|mucho rato de pie}, no puede {agacharse|arrodillarse|hincarse},
    {lo|la|le} operaron {de la|la|de} {cadera|rodilla}, {operado|operada} de {la cadera|la
    rodilla|las rodillas|cadera|rodilla}, postrado/a, encamado/a, en muletas, parapléjico/a, vive
    en residencia, vive en {una|la|un} {residencia|asilo|geriátrico|casa de reposo|hogar de
    ancianos}, geriátrico, várices`,
  space: `una sola maleta, {solo|sólo} una maleta, equipaje de mano, maleta de 10 kilos, que quepa en la maleta, cabe en la maleta, vamos en avión, viajamos
    en avión, piso pequeño, departamento pequeño, departamento chico, apartamento pequeño, depa
    chiquito, casa pequeña, poco espacio, sin espacio, no tiene espacio, no hay espacio, estudio
    pequeño, monoambiente, cocina pequeña, cuarto compartido, viaja ligero, viaja liviano,
    residencia de ancianos, asilo, vive en un barco, residencia universitaria,
    {depto|departamento|depa|departamentito|apartamento|apto|piso|casa|cuarto|estudio|habitación|dormitorio|espacio|cocina}
    {chiquito|chiquita|chico|chica|pequeñito|pequeñita|pequeño|pequeña|diminuto|diminuta|minúsculo|minúscula|muy
    pequeño|muy chico|muy pequeña|muy chica|súper chico}, depita, deptito, pisito, apartaestudio,
    minipiso, poquito espacio, casi no tiene espacio, ya no tiene espacio, no tienen espacio, ya
    no hay espacio, {no|ya no} {le|les|nos} {cabe|entra} {más|nada|más cosas|nada más|más nada|ni
    un alfiler}, {no|ya no} {cabe|entra} {nada|más|nada más|ni un alfiler}, no {hay|tiene|tienen}
    {lugar|sitio|dónde poner|donde poner|dónde guardar|donde guardar}, sin lugar, sin sitio, vive
    en {un cuarto|una habitación|un estudio|una pieza|un monoambiente|un apartaestudio|un
    barco|una furgo|una furgoneta|una autocaravana|un velero}, comparte
    {piso|depa|cuarto|departamento|habitación|depto|apartamento}, piso compartido, depa
    compartido, vive con {roomies|roomates|roommates|compañeros de piso}, vive en residencia,
    vive en {una|la|un} {residencia|asilo|geriátrico|casa de reposo}, geriátrico, viajan ligero,
    anda de mochila, mochila pequeña, solo equipaje de mano, equipaje de mano,
    {casa|depa|departamento|depto|piso|apartamento|cuarto|estudio} {es|está}
    {chiquito|chiquita|chico|chica|pequeño|pequeña|muy pequeño|muy pequeña|minúsculo|diminuto},
    una sola maleta, solo una maleta, maleta de mano`,
  garden: `no tiene jardín, sin jardín, no tienen jardín, no tiene patio, sin patio, no tiene {ni
    jardín|ni patio|jardín ni patio}, no tienen {patio|jardín ni patio}, vive en departamento
    sin, sin jardín ni patio`,
  "outdoor-space": `no tiene balcón, sin balcón, ni balcón ni jardín, sin terraza, no tienen
    {balcón|terraza}, no tiene {terraza|azotea|ni balcón|balcón ni terraza}, sin balcón ni
    terraza`,
  car: `no tiene coche, no tiene carro, no tiene auto, sin coche, sin carro, no maneja, no
    conduce, no sabe manejar, no sabe conducir, no tienen {coche|carro|auto}, no
    {manejan|conducen}, ya no {maneja|conduce}`,
  smartphone: `no tiene celular, no tiene móvil, no usa celular, sin smartphone, no le gusta la
    tecnología, no se lleva con la tecnología, no se le da la tecnología, cero tecnología, no {le
    entiende|le sabe|le entra|sabe usar|entiende} {al celular|a la tecnología|el celular|el
    móvil|la tecnología|al móvil|a los celulares|a internet|nada de tecnología|de tecnología},
    {no usa|no tiene} {smartphone|internet|celular inteligente|whatsapp|teléfono inteligente}, no
    {es|son} de {tecnología|tecnologías|aparatos}, {peleado|peleada|negado|negada|malo|mala|cero
    bueno|cero buena} {con|para} {la tecnología|las tecnologías|el celular|la compu}, se le
    complica {la tecnología|el celular}, celular de teclas, móvil de teclas, celular de los
    viejitos, no sabe de tecnología, nada tecnológico/a, analfabeto digital, analfabeta digital`,
  computer: `no tiene computadora, no tiene ordenador, sin internet, no se lleva con la
    tecnología, no se le da la tecnología, no tiene {compu|laptop|computador|pc}, no usa
    {computadora|ordenador|compu|internet}, {peleado|peleada|negado|negada} {con|para} {la
    tecnología|la compu|las computadoras}, no sabe de tecnología`,
  oven: `no tiene horno, sin horno, no tienen horno, no le sirve el horno, no usa horno`,
  bathtub: `no tiene bañera, no tiene tina, sin bañera, sin tina, solo ducha, no tienen
    {bañera|tina}, no tiene {bañadera|tina ni bañera}, sin bañadera, solo tiene ducha, solo
    regadera, solo tiene regadera`,
  fireplace: `no tiene chimenea, sin chimenea`,
  turntable: `no tiene tocadiscos, sin tocadiscos, no tienen tocadiscos, no tiene
    {tornamesa|giradiscos}, sin tornamesa`,
};
