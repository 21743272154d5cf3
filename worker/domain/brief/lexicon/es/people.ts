import type { Occasion } from "../../../catalogue/vocabulary";
import type { Aliases, Kin } from "../types";

/** Spanish words for people, by what they are to the giver. */
export const kin: Record<Kin, Aliases> = {
  "family/women": `madre, mamá, mami, hermana, hermanita, hija, hijita, tía, sobrina, abuela, abuelita, yaya,
    suegra, cuñada, nuera, nieta, prima, madrina, ahijada, madrastra, hermanastra, hijastra, bisabuela,
    mamita, tita`,
  "family/men": `padre, papá, papi, hermano, hermanito, hijo, hijito, tío, sobrino, abuelo, abuelito, yayo,
    suegro, cuñado, yerno, nieto, primo, padrino, ahijado, padrastro, hermanastro, hijastro, bisabuelo`,
  "family/anyone": `familia, =padres, =hijos, =niños, =nietos, =abuelos, =suegros, =hermanos, bebé, =primos,
    familiar, familiares, =sobrinos, gemelos, mellizos, =tíos, peques`,
  "partner/women":
    "esposa, mujer, novia, prometida, señora mía, compañera de vida, parienta, ex novia, mi chica",
  "partner/men": "esposo, marido, novio, prometido, compañero de vida, ex novio, mi chico",
  "partner/anyone": "pareja, cónyuge, media naranja, mi amor, alma gemela, mi vida, enamorado/a",
  "friend/women": "amiga, amigas, mejor amiga, compañera de piso, amiguita, comadre",
  "friend/men": "amigo, mejor amigo, compañero de piso, amiguito, compadre, colega mío",
  "friend/anyone":
    "=amigos, amistad, amistades, compi, compis, compañeros de clase, mejores =amigos",
  "colleague/women":
    "jefa, compañera de trabajo, empleada, directora, secretaria, socia, compañera, asistenta",
  "colleague/men": "jefe, compañero de trabajo, empleado, secretario, socio, compañero",
  "colleague/anyone": `colega, colegas, equipo, cliente, gerente, becario/a,
    amigo invisible, =compañeros, clientes, oficina, supervisor, =jefes`,
  "other/women":
    "señora, vecina, maestra, profesora, niñera, profe de mi hija, chica, niña, enfermera, doctora, dama",
  "other/men":
    "señor, vecino, maestro, chico, niño, enfermero, caballero, entrenador, muchacho, hombre",
  "other/anyone": `profesor, profe, médico, doctor, entrenadora, =vecinos, alguien, conocido/a, yo mismo,
    anfitriones, anfitrión, recién casados, alumno, alumna, estudiante, canguro, cuidador, cuidadora, cartero`,
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
