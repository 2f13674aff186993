/**
 * Finnish word parts of food compounds, in dictionary form. They determine the parts of a compound (`sauna|kinkku`) and which possible
 * dictionary form is right. A compound is listed with its parts. A compound without parts is treated as a word of its own: a search for
 * `kana` does not find `kananmuna`.
 */
export const WORDS = `
aamiainen aamu aamu|pala aasia ahven aika aine ainesosa alkoholi alkupala alkuperä allergeeni alue ammatti
ananas ankka annos antibiootti appelsiini arki arvonta asia asiakas asiakas|palvelu astia ateria aukiolo
aukiolo|aika auringonkukka avain avokado barbecue basilika bataatti bbq bratwurst brie broileri burgeri
cheddar chili chorizo curry dieetti dippi edam eines eläin eläin|suojelu emmental energia entrecote
erityinen eteläinen etikka eväs eväste falafel fasaani fenkoli feta file filee filee|pihvi fondue gluteeni
gluteeniton grillaus grilli gyros haarukka hakemus haku halko hallitus halloumi hampurilainen hanhi
hapan|kaali harjus hauduke hauduttaminen haudutus hauki hedelmä henkilö herkku herkkusieni hernari herne
hiili hiilihydraatti hiili|viljely hiiva hillo hinnasto hinta hirssi hirvi historia hiutale hodari hoito
hotdog hummeri hummus hunaja huone hyvinvointi hyytelö häntä härkä härkä|papu hävikki ilta ilta|pala
inkivääri intia iso isänpäivä italia jauhe jauhe|liha jauheliha|kastike jauho jerky jogurtti joulu juhannus
juhla juoma juures juuri juusto jälki|ruoka jänis järvi jäsen jäte jää jää|kaappi jäätelö kaakao kaali
kaali|laatikko kaappi kaasu kahvi kahvila kakku kala kalenteri kalkkuna kalvo kana kanala kananmuna
kantarelli kapris karamelli kardemumma karitsa karja karjala karkea karkki karpalo kartonki kassa kassler
kastanja kastike kasvattaja kasvi kasvis katkarapu katsaus kattaus kattila katu|ruoka kauppa kaura
kaura|hiutale kausi kaviaari kebab keitin keittiö keitto keksi kello kerma kerä|kaali kesä kesä|keitto
kesäkurpitsa kesä|työ kesätyö|paikka kevät kevät|sipuli kiehuminen kierrätys kiina kilo kilpailu kinkku
kinkku|kiusaus kioski kirja kirjo|lohi kirsikka kiusaus kivi koipi koira kokki kokonainen kone kookos kori
korianteri korppu|jauho kortti korva korvapuusti koti kotimaa kotimainen koti|ruoka kotletti koulu koulutus
krassi kreikka kreppi kuha kuitu kuiva kukka|kaali kukko kulho kuljetus kumina kuori kuorrute kuppi kurkku
kurkuma kurpitsa kustannus kuutio kuva kvinoa kylki kylki|luu kylmä kylmä|ketju kylmä|savu kynttilä
kypsennys kypsytys kypsyys kypsä kysymys kyyhky käristys käyttöohje kääryle laakeri laatikko laatu lahja
lahja|kortti lahna lahti laite laitos laktoosi laktoositon lammas lanttu lapa lapsi lasagne lasi laskelma
laskiainen lauantai lauta lautanen lehmä lehti lehti|kaali leike leike|makkara leikkele leikkuri leipä
leivonta leivos lenkki leppä lettu liekki liemi liha liha|pulla liha|pyörykkä liha|soppa liike|vaihto
liike|voitto lime linja linjasto linssi lintu lipeäkala lista lisuke lisä lisäke litra lohi lohko loimu
lounas lounas|lista lumi luomu luonto luoti luottamus lusikka luu luumu lähi|ruoka lämmin lämmin|savu
lämmitin lämmitys lämpö lämpö|pumppu lämpö|tila lääke maa maalainen maapähkinä maatila maissi maito majakka
majoneesi makaroni makaroni|laatikko makea makkara maksa maksa|laatikko maksa|makkara maksa|pasteija maksu
maksu|tapa maku mallas mandariini mango mangold mansikka manteli margariini marinadi marinoitu marja
marraskuu mauste meetvursti mehevä mehu meksiko meloni menu meri mestari metsä metsästys metvursti mieto
mikro minttu mittari mortadella mozzarella muffini muki mummo muna munakas munakoiso munuainen muovi murea
mureke muro murska muru musta musta|makkara mustikka muusi myymälä myynti mäti mökki nahka nainen nakki
nakki|kastike nauta neilikka neste nieriä niska nokkonen nori nuotio nuudeli nyhtö nyhtökaura näkki|leipä
näyte ohje ohra ohut oliivi olut oma|valvonta omena omistaja opinto oppi|tunti oregano osa|kunta osinko
ostos ostos|kori paahto paikka paisti paisto paistos pakaste pakastin pakastus pakkaus paksu pala palaute
palautus palvelu palvi pannu pannukakku paperi paprika papu parila parmesaani parsa parsakaali pasta
pasteija pastrami pata patee patonki patukka pekoni pelti perhe perhe|pakkaus perinne persikka persilja
peruna perunajauho peruna|muusi pesto peura pieni pihvi piimä piirakka pika|ruoka pikku|joulu piknik
pinaatti pinta piparjuuri piparkakku pippuri pizza pohja pohjoinen porkkana poro porsas poski possu posti
postinumero potka puhelin puikko pulla pullo pumppu punainen puna|juuri puna|kaali puna|sipuli puna|viini
puoli puolukka purjo puuro pyree pyttipannu pyy pyörykkä pähkinä päivä päiväkoti päivällinen päiväys
pääsiäinen pöytä raaka raaka|aine raaka|makkara raaste raasto raha rahka ranskalainen ranta rapea rapu rasia
rasva rasvaton ravinto ravintoarvo ravintola rehu reisi reklamaatio rekrytointi resepti retiisi retki ribsi
rieska riisi riista rinta rinta|filee rouhe ruho ruis rulla ruoho|sipuli ruoka ruoka|lista ruoka|valio
rusina ruskea|kastike ruusukaali rypsi rypäle saaristo saatavuus sahrami salaatti salami salmonella
salotti|sipuli sardiini sauna saavutettavuus savu savuinen savustamo savustus seitan selkä selleri seloste sesonki siemen sieni
siika siipi siirappi siitake siivu sijoittaja sika silakka silli simpukka sinappi sinihome|juusto sipuli
sisä|filee sitruuna smetana snack soija sokeri sokeriton sopimus sopimus|tila soppa sormi|ruoka sose
spagetti sponsori sponsorointi stroganoff suikale suklaa suola suolainen suola|kurkku suolaus suomalainen
suppilovahvero sushi sydän syksy säilyke säilytys säilö sämpylä sämpylä|lämmitin sääntö säästö tabasco
tagliatelle taikina talo talous talvi tammi tapa tapas tarina tarjotin tarjous tattari tatti tee tehdas
teriyaki terveys teuras texmex thai tieto tieto|suoja tila tilaus tilinpäätös tilli timjami tiski toast tofu
toimi|paikka toimisto toimitus toimitus|maksu toimitus|tapa tomaatti tomaatti|murska tomaatti|pyree
tonni|kala tortilla torttu tuki tukku tulinen tuore tuotanto tuote turska turve työ työ|paikka täysjyvä
täyte täyte|kakku ulko|filee uuni uusi uusivuosi vadelma valikoima valko|häntä valkoinen valko|kaali
valko|sipuli valmis valmis|ruoka valmistus vanilja vappu varras vasikka vastaus vastuu vastuullisuus vegaani
vegaaninen veitsi veri veri|makkara verkko verkko|kauppa vesi vienti vihannes vihreä viikko viikonloppu
viili viilokki viini viini|etikka viini|marja viipale vilja viljelijä viljely voi voi|leipä voi|taikina
vuohi vuoka vuoro vuosi vähärasvainen väli välipala wok wokki ydin yhteys yhteys|tieto ympäristö yrtti
ystävänpäivä yö äitienpäivä äyriäinen öljy
`;
