import type { Aliases, Signal } from "../types";

/** Spanish words that steer meaning; `negation.ts` says how. */
export const signals: Record<Signal, Aliases> = {
  no: `no, nada, nada de, ningún, ninguna, ninguno, nunca, jamás, ni, tampoco, excepto, salvo,
    menos, todo menos, cualquier cosa menos, cualquier cosa excepto, evitar, evita, evite, en vez
    de, en lugar de, cero, que no, no quiero, no queremos, no quisiera, no quiero nada de, {no soporta|no aguanta|odia|detesta|no le gusta} que le {regalen|den|compren} {|cosas de|cosas para|cosas}, {no le|no les|ya no le|ya no les|que no le|que no les}
    {regalen|regales|regale|compren|compres|compre|den|des|lleven|lleves|traigan|traigas|vayas a
    dar|vayan a dar|vayas a regalar|vayan a regalar}, no regalar, no regalarle, no comprar, no
    quiero {regalarle|darle|comprarle|que le regalen}, no queremos {regalarle|darle}, no pensamos
    en, que no {sea|sean|tenga|tengan|lleve|lleven|incluya|incluyan}, nada con, nada que
    {tenga|lleve|sea|huela|contenga}, nada relacionado con, nada de lo de, aparte de, a parte de,
    fuera de`,
  surplus: `tiene todo para, tienen todo para, tiene todo lo de, tienen todo lo de, ya tiene todo
    lo de, ya tienen todo lo de, ya tiene todo para, ya tienen todo para, ya tiene un montón,
    tiene un montón, ya tiene muchos, ya tiene muchas, ya tiene mil, tiene de sobra, no más, no
    mas, ya no, demasiados, demasiadas, demasiado, demasiada, bastantes, suficientes, suficiente,
    le sobran, tiene demasiados, tiene demasiadas, ya tiene muchos, ya tiene muchas, tiene
    suficientes, ya tiene suficientes, {tiene|tienen} todo {de|en|lo del|lo de la|lo para}, {ya
    tiene|ya tienen} todo {de|en|lo del|lo de la|lo para}, {tiene|tienen|ya tiene|ya tienen} de
    todo {para|de|en}, {tiene|tienen|ya tiene|ya tienen} de todo lo de, {no le|no les} falta nada
    {de|para|en}, no más de, nomás no, ya no más, {no|ya no}
    {quiere|quieren|necesita|necesitan|hacen falta|le hacen falta|les hacen falta} más, basta de,
    ya basta de, {tiene|tienen} {bastantes|suficientes}, tiene ya muchos, tiene ya muchas, tienen
    ya muchos, tienen ya muchas, ya tienen {muchos|muchas|mil|miles|un
    montón|bastantes|demasiados|demasiadas}, ya tiene
    {miles|bastantes|hartos|hartas|tantos|tantas|demasiados|demasiadas|un chingo|un
    chorro|cualquier cantidad|pila de|pilas de}, {ya le|ya les|le|les}
    {regalaron|dieron|compraron|han regalado|han dado|han
    comprado|trajeron|llevaron|regalan|dan|llevan} {mil|miles|muchos|muchas|un
    montón|bastantes|demasiados|demasiadas|montones|tantos|tantas|hartos|hartas|puros|puras|pilas
    de|siempre}, {siempre|todos|todas|todo el mundo} {le|les}
    {regalan|dan|compran|regala|da|llevan}, {no|ya no} {le|les} {caben|entran}, {no|ya no}
    {le|les} {caben|entran} más, le llueven, hasta el gorro de, hasta la coronilla de, saturado/a
    de, lleno/a de, {tiene|tienen} {lleno|llena} de`,
  own: `ya tiene, ya tienen, ya cuenta con, tiene un, tiene una, tiene su propio, tiene su
    propia, ya compró, posee, {ya le|ya les|ya se le|le acaban de|les acaban de|le acabo de|le
    acabamos de}
    {regalaron|dieron|compraron|regalé|compré|regalamos|compramos|regaló|compró|dimos|di|regalar|comprar|dar},
    {los|las|sus} {hijos|nietos|niños|amigos|papás|padres|hermanos|hijas} {ya le|le}
    {regalaron|dieron|compraron|regalan|van a regalar|van a comprar}, {se acaba|se
    acaban|acaba|acaban} de {comprar|comprarse} {un|una|unos|unas|su|el|la|los|las}, {se
    compró|se compraron|recién compró|recién se compró|estrenó}
    {un|una|unos|unas|su|el|la|los|las}, se {acaba|acaban} de comprar, heredó, {tiene|tienen}
    {todas las|todos los|todo el|toda la|sus|su}, ya {tengo|tenemos|posee|poseen|cuenta con},
    tienen {un|una|su propio|su propia}, cuenta con, cuentan con, usa una, usa un, {tiene|tienen}
    {el|la|los|las}, {le|les} {regalaron|compraron|trajeron|regalamos|compramos}
    {un|una|unos|unas|ya|el|la|los|las}`,
  ban: `prohibido/a, prohibidos, prohibidas, están prohibidas, están prohibidos, está prohibido,
    está prohibida, prohíbe, prohíben, prohibir, {no|tampoco} se {permite|permiten|admite|
    admiten|aceptan|acepta|autorizan}, no se {puede|pueden} {encender|tener|usar|quemar}, no
    {puede|pueden} {encender|quemar}, no {está|están} {permitido|permitida|permitidos|
    permitidas|autorizado|autorizada|autorizados|autorizadas}, no {permitido|permitida|
    permitidos|permitidas|autorizados|autorizadas}, no {le|les|nos} {dejan|permiten|deja|
    permite}, no {permiten|permite|dejan|admiten}, prohibieron, han prohibido, ha prohibido,
    vetado/a, vetados, vetadas`,
  without: "sin, sin nada de",
  hate: `no {quiere|quieren} {cosas|nada|juguetes} {con|de|que}, {le|les} carga {la|el|leer|que}, {le|les} cargan {los|las}, que {suelte|deje}, {soltar|dejar} {la|las|el|los}, ya no {es fan de|es fan del|le gusta|le gustan|le interesa|le interesan|le late|le laten|le llama|quiere}, se marea con, se marea por, le marean, odia, odian, odiar, odio, detesta, detestan,
    aborrece, no le gusta, no le gustan, no les gusta, no les gustan, no me gusta, no le gusta
    nada, no soporta, no soportan, no aguanta, no quiere, no quieren, no necesita, no le
    interesa, no le interesan, no le apetece, alérgico/a a, alérgico/a al, alérgico/a, alergia a,
    alergia al, alergia, alergias, alergias alimentarias, alergia alimentaria, alérgenos,
    intolerancia, intolerancia a, intolerancia al, intolerancias, intolerancias alimentarias,
    anafiláctico/a, anafilaxia, anafilaxia a, choque anafiláctico, shock anafiláctico, reacción
    anafiláctica, restricciones alimentarias, a evitar, intolerante a, intolerante al,
    intolerante, harto/a de, cansado/a de, miedo a, miedo de, no come, no comen, no puede comer,
    no puede tomar, contra, sensible a, sensible al, no es fan, no es muy de, no usa, le molesta,
    le molestan, le aburre, le aburren, le horroriza, asco, ha dejado, no me gustan, le da asco,
    {no le|no les|no me}
    {late|laten|mola|molan|copa|copan|tinca|tincan|cuadra|cuadran|agrada|agradan|llama|llaman|llama
    la atención|gustaron|gustó|van|hacen gracia|hace gracia|encanta|encantan|flipa|flipan|cae
    bien|caen bien|sienta bien|sientan bien|pasa|pasan}, {le|les} {cae|caen}
    {mal|gordo|gordos|pesado|pesados|fatal}, {le|les}
    {choca|chocan|purga|purgan|enferma|enferman|repugna|repugnan|revienta|revientan|cargan|patea|saca
    ronchas|da flojera|dan flojera|da miedo|dan miedo|dan asco|da cosa|da pereza|da
    fobia|marea|marean|hace mal|hacen mal|hace daño|hacen daño|sienta mal|sientan
    mal|irrita|irritan|da alergia|dan alergia}, no {tolera|toleran|consume|consumen|puede
    consumir|pueden comer|pueden consumir|tragar|traga|puede ni oler|puede
    oler|necesitan|quieren|usan|me gusta|se pone|se ponen}, tiene prohibido, tiene prohibida,
    tiene prohibidos, tiene prohibidas, le prohibieron, fobia a, fobia al, tiene fobia a, pavor
    a, terror a, aversión a, evita, evitan, no le interesa nada, no les interesa, no les
    interesan, no es de, no son de, no es mucho de, no es nada de, nunca usa, nunca se pone, no
    va a usar, no usaría, dejó {el|la|los|las}, ya dejó {el|la|los|las},
    {intolerante|intolerantes|alérgica|alérgico|alérgicos|alérgicas} {a la|a los|a las|al|a}`,
  abstain: `no bebe, no beben, nunca bebe, no puede beber, no toma, no toman, ya no bebe, no
    bebo, no bebe nada, no bebe alcohol, no toma alcohol, no consume alcohol, no pistea, no
    chupa, no toma nada de alcohol, ya no toma, dejó de tomar, dejó la bebida, es abstemio/a,
    está en aa`,
  after: `{es|son|eso es|eso son} {de|para} {bebés|bebé|niñitos|niñitas|chiquitos|viejitos}, pero ya no puede, pero ya no puede hacerlo, así que eso no, eso no, menos eso, pero eso no, otra vez no, así que no, no es lo suyo, pero {lo|la|los|las} {dejó|tuvo que dejar|abandonó|ha dejado},
    no son lo suyo, no le va, no le van, no es su fuerte, no gracias, ni hablar, ni loco/a, ni de
    broma, de ninguna manera, de ningún modo, mejor no, ni pensarlo, hay que evitar, hay que
    evitarlo, que no haya, le da igual, le dan igual`,
  past: `{antes|de joven} {era|eran|fue}, =trabajó, trabajo {toda la vida|toda su vida|muchos años}, trabajaron, trabajaba, trabajaban, {ella|él|mamá|papá|abuela|abuelo|que} era, era {enfermera|enfermero|maestra|maestro|cocinera|cocinero|médico|doctora|carpintero|mecánico|policía|militar|secretaria|costurera|contador|contadora|chofer}, tocaba, tocaban, jugaba, jugaban, hacía, hacían, practicaba, practicaban, corría,
    corrían, leía, leían, tejía, tejían, pintaba, pintaban, cantaba, cantaban, bailaba,
    bailaban, nadaba, nadaban, coleccionaba, coleccionaban, cosía, cosían, bordaba,
    bordaban, dibujaba, dibujaban, pescaba, pescaban, cocinaba, cocinaban, viajaba,
    viajaban, escalaba, escalaban, montaba, montaban, amaba, amaban, adoraba, adoraban,
    horneaba, horneaban, cultivaba, cultivaban, patinaba, patinaban, surfeaba, surfeaban,
    {le|les|me} {gustaba|gustaban|encantaba|encantaban|fascinaba|fascinaban|apasionaba},
    gustaba, gustaban, encantaba, encantaban, solía, solían,
    solía {jugar|tocar|ir|hacer|leer|pintar},
    era {fan|fanático|fanática|aficionado|aficionada|apasionado|apasionada|loco|loca} {de|del|a|al|por},
    antes, de {joven|jovencito|jovencita|muchacho|muchacha}, en su juventud,
    en sus tiempos, cuando era joven, hace años, {lo|la|los|las} {vendió|vendieron|regaló}`,
  like: `no {sale|salen} {de|del}, {le|les} ha dado por, {le|les} dio por, {se metió|empezó} {a|al|a la|con|en}, puro, pura, puros*, puras*, {tiene|siente} {|una|mucha|gran} {debilidad|pasión|afición} por, le gusta, le gustan, les gusta, les gustan, gusta, gustan, ama, aman, adora, adoran,
    encanta, encantan, apasionado/a, fan de, fanático/a de, loco/a por, aficionado/a, amante de,
    adicto/a a, adicto/a al, disfruta, disfrutan, apasiona, apasionan, interesa, interesan,
    interesado/a, no puede {empezar|arrancar} sin, no {puede empezar|empieza|arranca} {el|su} día
    sin, {no|nunca|jamás} se pierde, {no|nunca|jamás} se pierde {un|una|ni un|ni
    una|ningún|ninguna}, no puede vivir sin, no pueden vivir sin, no puedo vivir sin, no podría
    vivir sin, no vive sin, no sabe vivir sin, no puede pasar sin, no puede estar sin, no puede
    pasar un día sin, nunca sin, no sin, no solo, no solamente, nada mejor que, nada como, no hay
    nada como, nunca tiene suficiente, nunca tiene suficientes, nunca son suficientes, no se
    cansa, nunca se cansa, no le disgusta, no le disgustan, no le importa, no le importan, no
    odia, prefiere, prefieren, quiere, quieren, flipa, chifla, mola, no dice que no, nunca dice
    que no, nunca hay demasiados, nunca hay demasiadas, puede comer, puede beber, puede tomar,
    pueden comer, no hay problema con, sin problema con, {le|les|me}
    {fascina|fascinan|late|laten|mola|molan|flipa|flipan|copa|copan|tinca|tincan|chifla|chiflan|pirra|pirran|vuelve
    loco|vuelve loca|vuelven loco|vuelven loca|agrada|agradan|llama la atención|llaman la
    atención|interesa|interesan|gustaba|gustaban|encantaba|encantaban|gustaría|encantaría|apasiona|apasionan|entusiasma|entusiasman|relaja|hace
    feliz|hace ilusión|ilusiona}, fascina, fascinan, {se muere|muere|mueren|se mueren} por, a
    morir, vive para, viven para,
    {fan|fanático|fanática|hincha|seguidor|seguidora|forofo|forofa|amante|aficionado|aficionada|devoto|devota|entusiasta}
    {del|de la|de los|de las|de},
    {aficionado|aficionada|adicto|adicta|enganchado|enganchada|dado|dada|aferrado|aferrada}
    {a|al|a la|a los|a las}, {loco|loca|pirado|pirada} {por|por el|por la},
    {clavado|clavada|obsesionado|obsesionada|picado|picada|flechado|flechada|loco|loca} con,
    {anda|está} {metido|metida|clavado|clavada} en, {le va|les va} {a|al|mucho}, {le entra|le
    mete|le hace|le sabe|le pega} {a|al|a la|duro a}, le dio por, se la pasa, se lo pasa, se pasa
    el día, no para de, es muy de, siempre quiso, siempre ha querido, sueña con, quisiera, le
    falta, les falta, le faltan, les faltan, {le|les} {hace|hacen} falta, necesita, necesitan,
    {no tiene|no tienen|no tiene ni|no tienen ni} {nada de|nada para|nada en|ni}, no tiene ni un,
    no tiene ni una`,
  allow: `está bien, están bien, no hay problema, sin problema, no es problema, no es un
    problema, no son problema, no son un problema, =sí, ok, de acuerdo, se permite, se permiten,
    son bienvenidos, son bienvenidas, es bienvenido, bienvenidos, bienvenidas`,
  break: `pero, sino, aunque, sin embargo, porque, ya que, pues, entonces, solo, solamente,
    mientras, también, más bien, en cambio, {que|y|} {se llama|se llaman}, llamado/a, llamados,
    llamadas`,
  and: "y, e, así como, además de",
  or: "o, u",
  pronoun: "=él, ella, ellos, ellas, yo",
  filler: `{su|el|al} {médico|médica|doctor|doctora}, años {de|como} {enfermera|enfermero|maestra|maestro|profesora|profesor|profe|camionero|camionera|médico|doctora|doctor|cocinero|cocinera|mecánico|policía|militar|bombero|taxista|chofer|conductor|carpintero|costurera|modista|secretaria|contador|contadora|contable|abogado|abogada|albañil|electricista|panadero|peluquera|dentista|veterinario|veterinaria|piloto|azafata|cartero|bibliotecaria|administrativa|funcionario|funcionaria|ingeniero|arquitecto|arquitecta|periodista},
    {ex|exs} {enfermera|enfermero|maestra|maestro|profesora|profesor|profe|camionero|camionera|médico|doctora|doctor|cocinero|cocinera|mecánico|policía|militar|bombero|taxista|chofer|conductor|carpintero|costurera|modista|secretaria|contador|contadora|contable|abogado|abogada|albañil|electricista|panadero|peluquera|dentista|veterinario|veterinaria|piloto|azafata|cartero|bibliotecaria|administrativa|funcionario|funcionaria|ingeniero|arquitecto|arquitecta|periodista}, {vive|viven} en el campo, muy zen, {de|como} {mascota|mascotas}, {sobreviviente|superviviente} de {cáncer|un cáncer|cáncer de mama}, {superó|venció|le ganó} {al|a un|el|un} cáncer, sin {ascensor|elevador}, no {tolera|soporta|aguanta} {etiquetas|las etiquetas} en la ropa, {trabaja|trabajan|trabajando} {|de noche|de día|de noches|todo el día|mucho} en {un|el|la|una|urgencias de un} {hospital|clínica|consultorio|residencia},
    {y yo|yo} {de|del|de la|soy de} {playa|montaña|campo|ciudad|mar}, {cuenta|contando|contar} {historias|cuentos|chistes|anécdotas|batallitas}, fue {marinero|pescador|minero|piloto|camionero|maestra|maestro|enfermera|enfermero|cocinero|cocinera|bombero|policía|militar|taxista|carpintero|mecánico|costurera}, pelo {azul|rosa|verde|morado|rojo|rubio|negro|castaño|teñido|largo|corto}, edad del pavo, {está|estamos|es} en la edad del pavo, {trabaja|enfermera|enfermero|cuidadora} en {una|la} residencia de {ancianos|mayores}, operaron a mi {marido|mujer|esposo|esposa|madre|padre|mamá|papá|hijo|hija|suegra|suegro}, insta, miedo a la oscuridad, miedo a las alturas, me toco, me tocó, nos toco, nos tocó, le toca, me toca, no {duerme|duermen}, no puede dormir, porfa, porfis, jaja, jajaja, {es|son}
    {inglés|inglesa|francés|francesa|español|española|italiano|italiana|alemán|alemana|
    chino|china|japonés|japonesa|coreano|coreana|ruso|rusa|portugués|portuguesa|mexicano|mexicana},
    tiempo libre, regalo, regalos, algo, cosas, cosa, ni idea, no sé, no sé qué, no importa, sin
    duda, severo/a, grave, graves, amante, fan, persona, tipo, muy, mucho, mucha, muchos, muchas,
    más o menos, al menos, por lo menos, hobby, hobbies, afición, aficiones, pasión, todo, toda,
    todos, todas, casa, amigo, amiga, amigos, pequeño, pequeña, gran, grande, hacer, hace, jugar,
    juega, jugador, jugadora, ver, bebe, tomar, tomando, nuevo, nueva, años, fin de semana,
    tiempo, ratos libres, bastante, ir de, siempre, tiene, por qué no, en absoluto, para nada,
    ideas, idea, beber, residencia, normas, reglas, casero*, colegio mayor, cenar, cena, toma,
    por favor, porfavor, plis, pls, pliss, please, xfa, x fa, x favor, por fa, pido, pedimos, les
    pido, te pido, se pide, se agradece, me ayudan, ayuda, ayúdenme, {no|casi no|apenas|ya no|no
    me} {lo|la|los|las|le|les} {conozco|conocemos|conozco mucho|conozco bien|conozco
    tanto|conozco nada|conocemos mucho|conocemos bien|conozco casi}, no conozco {sus
    gustos|mucho|bien}, {lo|la} conozco {poco|poquito|apenas|muy poco}, no sé {mucho|nada} de
    {él|ella}, no se {mucho|nada|bien}, no sé bien, creo, creo que, anda, andan, usa, usan,
    empieza, empezó, empezar, acaba, acaba de, acaban, acaban de, estudia, estudian, estudiante
    de, toca, tocan, oye, oyen, oír, escucha, escuchan, escuchar, mira, miran, mirar, come,
    comen, sale, arma, arman, armar, le late, chico, chica, chiquito, chiquita, primer, primera,
    propio, propia, suyo, recién, reciente, recientemente, últimamente,
    ahora, ahorita, hace poco, hace mucho, actualmente, toda la vida, de toda la vida, todo el
    día, todo el santo día, todos los días, los domingos, domingos, sábados, los fines, fines,
    findes, los findes, entre semana, por las mañanas, por las tardes, por las noches, en las
    noches, en las mañanas, de noche, mañanas, tardes, noches, enero, febrero, marzo, abril,
    mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, nada especial, lo
    normal, lo que sea, cualquier cosa, unos, jajaj, jaj, jeje, xd, la verdad, la neta, o sea,
    osea, bueno, súper, super, onda, medio, tantito, un poco, poquito, un chorro, un buen, un
    montón, cantidad, vive, viven, trabaja, trabajan, trabajo, laburo, curro, chamba, pega,
    crónico/a, viejo, vieja, así, asi, asi q, nace, nacerá, añitos, kinder, kínder, prekinder,
    volver, vuelve, en línea, queda, quedan, cuarto, dejó de fumar, deja de fumar, dejar de
    fumar, dejó el cigarro, compu, lleva, llevan, dedicarse, dedicarse a, dedica, se dedica a,
    oro, cuida, cuidan, guardias, turnos, vender, viajan, mil, {os|te|se|les} lo
    {ruego|pido|suplico|agradezco}, ruego, a cuadros, de cuadros, a rayas, de rayas, en camino,
    por la iglesia, por iglesia, tocar, tocando, toque, prácticas de, práctica de, a prácticas,
    de sobra, migraña, migrañas, por la migraña, sobre {el|la|los|las|un|una|su|sus|todo|cómo}`,
};

/** Function words. */
export const stopWords = `el la los las lo un una unos unas de del al a en con por para sin sobre entre hasta
  desde hacia según y e o u ni que quien quienes cual cuales donde cuando como cuanto porque pues si
  no sí ya muy más menos mucho mucha muchos muchas poco poca pocos pocas tan tanto también tampoco
  siempre nunca a veces casi solo sólo yo tú él ella ello nosotros vosotros ellos ellas usted ustedes
  me te se nos os le les mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa esos esas
  aquel aquella esto eso es son era eran ser soy eres fue está están estar estoy ha han he hay haber
  había tiene tienen tener tengo hace hacen hacer va van ir voy puede pueden poder quiere quieren
  gusta gustan encanta encantan algo alguien alguno alguna algunos algunas nada nadie todo toda todos
  todas otro otra otros otras cada mismo misma cosa cosas regalo regalos idea ideas pero aunque sino
  mientras después antes durante dos tres uno vez veces bien mal muy gracias hola regalar sé busco buen bueno buena día días año años vive noche sea cualquier`;
