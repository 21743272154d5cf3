import type { Aliases, Signal } from "../types";

/** Spanish words that steer meaning; `negation.ts` says how. */
export const signals: Record<Signal, Aliases> = {
  no: `no, nada, nada de, ningún, ninguna, ninguno, nunca, jamás, ni, tampoco, excepto, salvo,
    menos, todo menos, cualquier cosa menos, cualquier cosa excepto, evitar, evita, evite, en vez
    de, en lugar de, cero, que no`,
  surplus: `tiene todo para, tienen todo para, tiene todo lo de, tienen todo lo de, ya tiene todo lo de, ya tienen todo lo de, ya tiene todo para, ya tienen todo para, ya tiene un montón, tiene un montón, ya tiene muchos, ya tiene muchas, ya tiene mil, tiene de sobra, no más, no mas, ya no, demasiados, demasiadas, demasiado, demasiada, bastantes,
    suficientes, suficiente, le sobran, tiene demasiados, tiene demasiadas,
    ya tiene muchos, ya tiene muchas, tiene suficientes, ya tiene suficientes`,
  own: `ya tiene, ya tienen, ya cuenta con, tiene un, tiene una, tiene su propio, tiene su propia, ya compró, posee`,
  ban: `prohibido/a, prohibidos, prohibidas, están prohibidas, están prohibidos, está prohibido,
    está prohibida, prohíbe, prohíben, prohibir, {no|tampoco} se {permite|permiten|admite|
    admiten|aceptan|acepta|autorizan}, no se {puede|pueden} {encender|tener|usar|quemar},
    no {puede|pueden} {encender|quemar}, no {está|están} {permitido|permitida|permitidos|
    permitidas|autorizado|autorizada|autorizados|autorizadas}, no {permitido|permitida|
    permitidos|permitidas|autorizados|autorizadas}, no {le|les|nos} {dejan|permiten|deja|
    permite}, no {permiten|permite|dejan|admiten}, prohibieron, han prohibido, ha prohibido, vetado/a, vetados, vetadas`,
  without: "sin, sin nada de",
  hate: `se marea con, se marea por, le marean, odia, odian, odiar, odio, detesta, detestan, aborrece, no le gusta, no le gustan, no les
    gusta, no les gustan, no me gusta, no le gusta nada, no soporta, no soportan, no aguanta, no
    quiere, no quieren, no necesita, no le interesa, no le interesan, no le apetece, alérgico/a a,
    alérgico/a al, alérgico/a, alergia a, alergia al, alergia, alergias, alergias alimentarias, alergia
    alimentaria, alérgenos, intolerancia, intolerancia a, intolerancia al, intolerancias,
    intolerancias alimentarias, anafiláctico/a, anafilaxia, anafilaxia a, choque anafiláctico, shock
    anafiláctico, reacción anafiláctica, restricciones alimentarias, a evitar, intolerante a,
    intolerante al, intolerante, harto/a de, cansado/a de, miedo a, miedo de, no come, no comen,
    no puede comer, no puede tomar, contra, sensible a, sensible al, no es fan, no es muy de, no
    usa, le molesta, le molestan, le aburre, le aburren, le horroriza, asco, ha dejado, no me
    gustan, le da asco`,
  abstain: `no bebe, no beben, nunca bebe, no puede beber, no toma, no toman, ya no bebe, no bebo,
    no bebe nada`,
  after: `así que eso no, eso no, menos eso, pero eso no, otra vez no, así que no, no es lo suyo, no son lo suyo, no le va, no le van, no es su fuerte, no gracias, ni hablar, ni loco/a, ni de broma, de ninguna manera, de ningún modo,
    mejor no, ni pensarlo, hay que evitar, hay que evitarlo, que no haya, le da igual,
    le dan igual`,
  like: `le gusta, le gustan, les gusta, les gustan, gusta, gustan, ama, aman, adora, adoran, encanta,
    encantan, apasionado/a, fan de, fanático/a de, loco/a por, aficionado/a, amante de, adicto/a a,
    adicto/a al, disfruta, disfrutan, apasiona, apasionan, interesa, interesan, interesado/a, no puede
    {empezar|arrancar} sin, no {puede empezar|empieza|arranca} {el|su} día sin, {no|nunca|jamás} se
    pierde, {no|nunca|jamás} se pierde {un|una|ni un|ni una|ningún|ninguna}, no puede vivir sin, no pueden vivir sin, no puedo vivir sin, no podría vivir sin, no vive sin, no sabe vivir
    sin, no puede pasar sin, no puede estar sin, no puede pasar un día sin, nunca sin, no sin, no solo,
    no solamente, nada mejor que, nada como, no hay nada como, nunca tiene suficiente, nunca tiene
    suficientes, nunca son suficientes, no se cansa, nunca se cansa, no le disgusta, no le disgustan,
    no le importa, no le importan, no odia, prefiere, prefieren, quiere, quieren, flipa, chifla, mola,
    no dice que no, nunca dice que no, nunca hay demasiados, nunca hay demasiadas, puede comer,
    puede beber, puede tomar, pueden comer, no hay problema con, sin problema con`,
  allow: `está bien, están bien, no hay problema, sin problema, no es problema, no es un problema,
    no son problema, no son un problema, =sí, ok, de acuerdo, se permite, se permiten, son bienvenidos,
    son bienvenidas, es bienvenido, bienvenidos, bienvenidas`,
  break: `pero, sino, aunque, sin embargo, porque, ya que, pues, entonces, solo, solamente, mientras,
    también, más bien, en cambio`,
  and: "y, e, así como, además de",
  or: "o, u",
  pronoun: "=él, ella, ellos, ellas, yo",
  filler: `porfa, porfis, jaja, jajaja, {es|son} {inglés|inglesa|francés|francesa|español|española|italiano|italiana|alemán|alemana|
    chino|china|japonés|japonesa|coreano|coreana|ruso|rusa|portugués|portuguesa|mexicano|mexicana},
    se llama, se llaman, tiempo libre, regalo, regalos, algo, cosas, cosa, ni idea, no sé, no sé qué, no
    importa, sin duda, severo/a, grave, graves, amante, fan, persona, tipo, muy, mucho,
    mucha, muchos, muchas, más o menos, al menos, por lo menos, hobby, hobbies, afición,
    aficiones, pasión, todo, toda, todos, todas, casa, amigo, amiga, amigos, pequeño, pequeña,
    gran, grande, hacer, hace, jugar, juega, jugador, jugadora, ver, bebe, tomar, tomando, nuevo,
    nueva, años, fin de semana, tiempo, ratos libres, bastante, ir de, siempre, tiene, por qué no,
    en absoluto, para nada, ideas, idea, beber, residencia, normas, reglas, casero*, colegio
    mayor,
    cenar, cena, toma`,
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
