/** Swedish word parts of food compounds, in dictionary form, in the format of `finnish/words.ts`. */
export const WORDS = `
aioli anka ansjovis apelsin bacon bake barn biff blad|persilja bringa brun|sås bröd buffé bulle burgare
butik böna charkuteri chorizo citron curry deg demonstration dill dryck ekologisk falu|korv familj fest filé fisk fjäderfä
fläsk fläsk|filé frukost frukost|bord frukt fyllning fänkål färs fågel förpackning förrätt gelé glass
glutenfri glöd glögg gratäng grill grill|korv grillning gris gryn gryta grädde gräddfil gräslök grön grönkål
grönsak gurka gård gås gåva hamburgare havre hjort honung husman hög|rev jobb jord|gubbe jul jul|bord
jul|skinka kaka kalkon kalops kalv kampanj kantarell karré kassler kebab kex klubba knäcke|bröd kokos kolja
kontakt korv korv|bröd krabba krydda kryddpeppar kräfta kräm kummin kyckling kyckling|lår kål kåldolme kök
kött kött|bulle kött|färs lagring laktosfri lamm lamm|kött lasagne lax lever leverans lever|korv
lever|pastej lime lins lunch låda lår lår|filé lök macka majonnäs makaron mandel marinad mat matlagning
mat|låda medvurst middag mjöl mjölk morot mos munk mussla nudel nöt nöt|färs nöt|kött oliv olja ost ost|kaka
ox|bringa ox|filé ox|kött paj panna pannkaka paprika pasta pastej paté peppar pepparrot pizza plock|mat
plätt pommes portion potatis potatis|mos present|kort prins|korv pris purjolök pytt pålägg påsk påsk|bord
rapsolja recept regel reklamation rev|ben rev|bens|spjäll ring ris ros|biff rost|biff rot rot|frukt rot|mos
räka rätt rå|korv rödbeta röd|kål röd|lök rök rökning rökt salami sallad salt saltgurka selleri senap
servering sill sirap skaldjur skinka skiva skola skåp smak smör smörgås smörgås|bord soja sommar|jobb soppa
spagetti spenat spett spjäll stek stek|häll strömming svamp svål sylt säsong sås tallrik tartar tillagning tillgänglighet
tomat torsk tunn|bröd tävling tårta ugn utlåtande vecka webb|plats vegansk vegetarisk vego vilt vin vit|kål vitlök värme|skåp
västerbotten|ost wiener|korv wok wrap ägg älg äpple ärt ärt|soppa åker|böna återvinning öl öppet|tid ört
`;
