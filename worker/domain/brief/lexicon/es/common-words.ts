/**
 * Everyday Spanish words (folded, singular) beside those of `../common-words.ts` that a slip or two
 * would turn into an alias of any language: "pañalero" is no misspelt "panadero".
 */
export const spanishWords = `
  abrumador abusador aceituna acertado acta admirador adoptivo afectar agitador agria agricultor
  toco toca tocan damo damos diera agricultura ahogado aislador aislamiento alborada alpiste altanera amago amasador ancha ancho
  andadera anea angele antesala apagador apartado apertura arepa armador arpista arrullar aspa
  asperger atardecer atleta atletismo austral autista aventado ayudador azotada azul babero
  bando banquero barrendero barrer barriga barroca barroco basilica batallar batidor beata
  berlina beto birria blanda boba bobina bola bollo borrador bovina brasil broca brote brujo
  brusquedad bucle buey burlador caballera cabezona cabrito cachucha cachureo cajuela caladora
  calcio calculador caldera calentar caleta callejero calmante calmar calva camarista cambiante
  camellero camello camino camisola camison campanero campero candelabro cano canosa caoba cap
  capadora caracol cardo carlita carreola carrero carreta carretear cartelero cartilla cartonera
  cartulina cascada casquillo casta catador catalogar catana catre cavar centrado cereza certera
  champeta charro chasis chata chato chicharo chipa chiquita chismosa chismoso chocante chueco
  chuleta clamar claridad clemente cloro closet cobijita cobrador cocha cochinita colacion colar
  colchon colchonero colgador comandar combinada comparsa compartidor complacer componer
  compositor comprador comunera concordia conejero confiable conmover conocedor consentida
  consentido consentir conserje conservadora consumir contaminar convenio convento converso
  copal copista copla cordel coronilla corredera corrida cortada cosquilla costal costar
  cotorrear creatura creciente cria criador criadora criterio croqueta cruzadora cuadrar cuata
  cuidante cumbiero curativo demente desaseado descalzo descarada descender deseador despejada
  detallar detente devorador devorar discreta disoluta dominio dotar edificar egresada egresado
  elefanta emigrar emocionar empanada enamorar encadenar encerrar enjambre enterar entrador
  entrana equilibrado escoltar espiar espina espinosa estacionar estampar estampita estrenar
  evangelica evangelico evangelio evaporar expo expresivo extremada facilitar faro feriante
  fiestero fisco floreria fomentar forzar fresa fuet gaita gaitero galgo gallega ganadora gatea
  gatear gladiador gorrista gotero grato greca grillo guarida guata guiar habituar heladero
  heredera higuera hilar hornera hule ingeniosa ingenioso insistir insolente interior intestino
  inventiva invernada jesus juerga juntar juradora lavada legal leopardo licenciada liebre
  lijadora limitada liquidar llanero locro lomo lora lotera lucida maderero manilla maniobra
  manzana manzanero maquinista mar maravillar marciano mariscar marrano mascar mascara mazamorra
  mediano medicar mejillon mero mimar mineral minita moderada moler momia montero morador morron
  mosquitero mote mueca musiquero narradora naturista obediente obsesivo operadora operaria
  operario organillo orientar pagador palabrero paladear paloma palomero palta pana panal panale
  panalera panalero pandillero pantera paradero pasajera paseador pastor pataleta patrona paya
  payador peca pecar pelon pensador peona pera perla perola petaca picadera pie pileta pina
  pinar pino pipa pistolero planchar plane planear plantear plateado plato polar popote porteo
  potrero principal producir promotor promover proponer protesta puntilla racional radiador
  rallador ranchero recadero recargado recetar record reformar regatear repartidor repasar
  reportera reportero resorte respirar responsable retazo riel robin roble ronca roncador rosca
  rugido salado salmo salpicon saltado saltador sardina seguidor semi senda sentida sepia sequia
  serenar seriedad servicial sombra sorber suspender tacon tala talco tambora tapadera tapar
  tapia tazo temblar templada temple tenedor terere ternero ternura timbre tintar tiple tito
  torero tornillo tostadora trabado transportar trapo travesura traviesa tripa trotador tuna
  tutor vaina valer vara velar ventilar verse verter violenta voleador zapateado zapateria
  zumbar arte carnet cosita ratito solecito casita papito besito
`;
