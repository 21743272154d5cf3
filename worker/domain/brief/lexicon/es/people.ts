import type { Occasion } from "#shared/catalogue/vocabulary";
import type { Aliases, Kin } from "../types";

/** Spanish words for people, by what they are to the giver. */
export const kin: Record<Kin, Aliases> = {
  "family/women": `madre, mamá, mami, hermana, hermanita, hija, hijita, tía, sobrina, abuela,
    abuelita, yaya, suegra, cuñada, nuera, nieta, prima, madrina, ahijada, madrastra,
    hermanastra, hijastra, bisabuela, mamita, tita, amá, mamis, mi vieja, la vieja, mi viejita,
    la viejita, mi jefecita, jefecita, madrecita, nona, mamá grande, nietecita, nietita,
    sobrinita, primita, cuñadita, suegrita, tiíta, hna, herma, mi ñaña, consuegra, concuña, mi
    nena, mi peque, mi beba, hija mayor, hija menor`,
  "family/men": `padre, papá, papi, hermano, hermanito, hijo, hijito, tío, sobrino, abuelo,
    abuelito, yayo, suegro, cuñado, yerno, nieto, primo, padrino, ahijado, padrastro,
    hermanastro, hijastro, bisabuelo, apá, papis, mi viejo, el viejo, mi viejito, el viejito,
    nono, mi tata, nietecito, nietito, sobrinito, primito, cuñadito, hno, mi ñaño, consuegro,
    concuño, mi nene, mi bebo, hijo mayor, hijo menor`,
  "family/anyone": `familia, =padres, =hijos, =niños, =nietos, =abuelos, =suegros, =hermanos,
    bebé, =primos, familiar, familiares, =sobrinos, gemelos, mellizos, =tíos, peques, =papás,
    =papas, =mamás, =viejos, =viejitos, =nonos, =yayos, =cuñados, =sobris, =compadres, abu, abue,
    abuelis, bebecito, bebita, bebito, guagua, trillizos, bendis, criaturas`,
  "partner/women": `esposa, mujer, novia, prometida, señora mía, compañera de vida, parienta, ex
    novia, mi chica, polola, enamorada, mi chava, mi morra, mi jeva, mi gorda, mi flaca, mi
    negra, mi reina, compañera sentimental, concubina, exnovia, mi costilla, futura esposa`,
  "partner/men": `esposo, marido, novio, prometido, compañero de vida, ex novio, mi chico,
    pololo, enamorado, mi chavo, mi morro, mi jevo, mi gordo, mi flaco, mi negro, mi rey,
    compañero sentimental, concubino, exnovio, futuro esposo`,
  "partner/anyone": `pareja, cónyuge, media naranja, mi amor, alma gemela, mi vida, mi cari, mi
    crush, mi ligue, mi churri, mi peor es nada, mi casi algo, mi media naranja, mi cielo`,
  "friend/women": `amiga, amigas, mejor amiga, compañera de piso, amiguita, comadre, vieja amiga,
    mi vieja amiga, compañera de {depa|cuarto|departamento|habitación|depto|casa|carrera|la
    uni|clase}, cuata, carnala, mi hermana del alma, parcera`,
  "friend/men": `amigo, mejor amigo, compañero de piso, amiguito, compadre, colega mío, viejo
    amigo, mi viejo amigo, compañero de
    {depa|cuarto|departamento|habitación|depto|casa|carrera|la uni}, cuate, carnal, parcero,
    broder, mi pana, mi causa, mi pata, mi yunta, mi llave, cumpa, compa, compita, güey, wey`,
  "friend/anyone": `=amigos, amistad, amistades, compi, compis, compañeros de clase, mejores
    =amigos, bestie, bff, parce, roomie, roomies, roommate, roomate, mi gente, =cuates, =panas`,
  "colleague/women": `jefa, compañera de trabajo, empleada, directora, secretaria, socia,
    compañera, asistenta, gerenta, jefaza, patrona, encargada, coordinadora, supervisora, becaria`,
  "colleague/men": `jefe, compañero de trabajo, empleado, secretario, socio, compañero, jefazo,
    patrón, encargado, coordinador, becario`,
  "colleague/anyone": `colega, colegas, equipo, cliente, gerente, amigo invisible, =compañeros,
    clientes, oficina, supervisor, =jefes, amigo secreto, intercambio de la oficina, practicante,
    pasante`,
  "other/women": `señora, vecina, maestra, profesora, niñera, profe de mi hija, chica, niña,
    enfermera, doctora, dama, seño, miss, educadora, nena, chamaca, morrita, piba, chama, cabra
    chica, muchacha, instructora, dueña, chava, chavita, morra, bibliotecaria, catequista`,
  "other/men": `señor, vecino, maestro, chico, niño, enfermero, caballero, entrenador, muchacho,
    hombre, nene, chamaco, morrito, pibe, chamo, cabro chico, chaval, crío, chavo, chavito, morro, dueño, portero del
    edificio, conserje, sensei`,
  "other/anyone": `profesor, profe, médico, doctor, entrenadora, =vecinos, alguien, conocido/a,
    yo mismo, anfitriones, anfitrión, recién casados, alumno, alumna, estudiante, canguro,
    cuidador, cuidadora, cartero`,
};

/** Spanish words for occasions. */
export const occasions: Record<Exclude<Occasion, "other">, Aliases> = {
  birthday:
    "cumpleaños, cumple, cumpleanos, cumple años, fiesta de cumpleaños, quinceañera, quinceañero",
  christmas:
    "navidad, navidades, nochebuena, papá noel, reyes magos, día de reyes, amigo invisible",
  anniversary:
    "aniversario, aniversario de boda, aniversario de bodas, bodas de plata, bodas de oro",
  wedding:
    "boda, bodas, casamiento, matrimonio, se casa, se casan, despedida de soltera, compromiso",
  graduation: "graduación, graduarse, se gradúa, fin de carrera, licenciatura, diploma, grado",
  valentine:
    "san valentín, día de los enamorados, día de san valentín, 14 de febrero, día del amor",
  easter: "pascua, semana santa, domingo de pascua, domingo de resurrección, pascuas",
  "mother's day": "día de la madre, día de las madres, día de mamá, el día de la madre",
  "father's day": "día del padre, día de los =padres, día de papá, el día del padre",
  "independence day": "día de la independencia, 4 de julio, independencia, cuatro de julio",
  halloween: "halloween, noche de brujas, víspera de todos los santos",
  thanksgiving: "acción de gracias, día de acción de gracias, thanksgiving",
  "baby shower":
    "baby shower, fiesta de bebé, nacimiento, futura mamá, té de canastilla, espera un bebé",
  "house warming":
    "inauguración de casa, estreno de casa, casa nueva, piso nuevo, mudanza, nueva casa, nuevo hogar",
  retirement: "jubilación, jubilarse, se jubila, retiro, jubilado/a, retirarse",
};
