import { createProducts } from '../../cms/demo/products/make.ts';

/** The everyday products of the consumer brand, in Finnish and partly in English. */
export const products = createProducts('atriafi', 'fi', [
  {
    code: '10101',
    name: { fi: 'Rantalenkki', en: 'Rantalenkki ring sausage' },
    category: 'Makkarat',
    served: true,
    teaser: {
      fi: 'Täyteläinen lenkkimakkara, joka viihtyy uunissa, padassa ja paistinpannulla.',
      en: 'A full-flavoured ring sausage for the oven, the pot and the frying pan.',
    },
    description: {
      fi: 'Rantalenkki on perheen luottomakkara. Liha tulee suomalaisilta tiloilta, ja savu on aitoa leppää. Siivuta keittoon, halkaise uuniin juuston kanssa tai paista pannulla rapeaksi.',
      en: 'The sausage Finnish families reach for. The meat comes from Finnish farms and the smoke from real alder. Slice it into a soup, split it and bake it with cheese, or fry it until crisp.',
    },
    ingredients: {
      fi: 'Suomalainen sian- ja naudanliha (68 %), vesi, perunatärkkelys, suola, mausteet (mm. SINAPPI), glukoosi, hapettumisenestoaine (E 301), säilöntäaine (E 250).',
      en: 'Finnish pork and beef (68%), water, potato starch, salt, spices (incl. MUSTARD), glucose, antioxidant (E 301), preservative (E 250).',
    },
    weight: 500,
    price: 395,
    tags: ['makkara', 'uuni', 'keitto', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10102',
    name: { fi: 'Kesäranta grillimakkara', en: 'Kesäranta grilling sausage' },
    category: 'Makkarat',
    served: true,
    teaser: {
      fi: 'Karkeaksi jauhettu grillimakkara, jonka kuori napsahtaa.',
      en: 'A coarse grilling sausage with a proper snap.',
    },
    description: {
      fi: 'Kesäranta on tehty hiilille. Luonnonsuoleen täytetty massa on karkeaa ja mehukasta, eikä makkara kutistu kuumassakaan grillissä. Maustettu mustapippurilla ja ripauksella meiramia.',
      en: 'Made for charcoal. A coarse, juicy filling in natural casings that holds its size over high heat, seasoned with black pepper and a pinch of marjoram.',
    },
    ingredients: {
      fi: 'Suomalainen sianliha (78 %), vesi, perunakuitu, suola, mausteet, valkosipuli, hapettumisenestoaine (E 300), säilöntäaine (E 250). Suoli: sian suoli.',
      en: 'Finnish pork (78%), water, potato fibre, salt, spices, garlic, antioxidant (E 300), preservative (E 250). Casing: pork.',
    },
    weight: 400,
    price: 449,
    tags: ['makkara', 'grilli', 'kesä', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10103',
    name: { fi: 'Naudan jauheliha 10 %', en: 'Minced beef 10%' },
    category: 'Jauheliha',
    served: true,
    teaser: {
      fi: 'Vähärasvainen jauheliha suomalaisesta naudasta.',
      en: 'Lean mince from Finnish beef.',
    },
    description: {
      fi: 'Kymmenen prosentin jauheliha antaa kastikkeeseen makua ja jättää pannun lähes kuivaksi. Pakattu rasiaan, joka vie roskiksessa kolmanneksen entistä vähemmän tilaa.',
      en: 'Ten per cent fat gives flavour to a sauce and leaves the pan nearly dry. Packed in a tray that takes a third less room in the bin.',
    },
    ingredients: { fi: 'Suomalainen naudanliha.', en: 'Finnish beef.' },
    weight: 400,
    price: 529,
    tags: ['jauheliha', 'nauta', 'arki', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10104',
    name: { fi: 'Sika-nautajauheliha', en: 'Minced pork and beef' },
    category: 'Jauheliha',
    served: true,
    teaser: {
      fi: 'Mehevä seos lihapulliin, murekkeeseen ja makaronilaatikkoon.',
      en: 'A juicy blend for meatballs, meatloaf and macaroni bake.',
    },
    description: {
      fi: 'Puolet sikaa, puolet nautaa. Possun rasva pitää lihapullat pehmeinä ja nauta tuo maun.',
      en: 'Half pork, half beef. Pork keeps meatballs tender and beef brings the flavour.',
    },
    ingredients: {
      fi: 'Suomalainen sianliha (50 %) ja naudanliha (50 %).',
      en: 'Finnish pork (50%) and beef (50%).',
    },
    weight: 700,
    tags: ['jauheliha', 'arki', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10105',
    name: { fi: 'Saunakinkku, ohuen ohut', en: 'Sauna ham, wafer-thin' },
    category: 'Leikkeleet',
    served: true,
    teaser: {
      fi: 'Saunassa savustettu kinkku ohuina viipaleina.',
      en: 'Ham smoked the sauna way, sliced wafer-thin.',
    },
    description: {
      fi: 'Kokolihakinkku kypsyy hitaasti lepän lämmössä. Siivut ovat niin ohuita, että ne menevät leivän päälle aaltoina.',
      en: 'Whole-muscle ham cooked slowly in the heat of alder and sliced so thin that it falls on bread in waves.',
    },
    ingredients: {
      fi: 'Suomalainen sianliha (85 %), vesi, suola, glukoosi, stabilointiaine (E 451), hapettumisenestoaine (E 301), säilöntäaine (E 250).',
      en: 'Finnish pork (85%), water, salt, glucose, stabiliser (E 451), antioxidant (E 301), preservative (E 250).',
    },
    weight: 200,
    tags: ['leikkele', 'leipä', 'aamiainen', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10106',
    name: { fi: 'Pippurikalkkuna', en: 'Peppered turkey' },
    category: 'Leikkeleet',
    served: true,
    teaser: { fi: 'Vähärasvainen kalkkunaleike pippurireunalla.', en: 'Lean turkey with a peppered edge.' },
    description: {
      fi: 'Kalkkunan rintaa, johon on painettu neljän pippurin rouhe. Rasvaa vain kaksi prosenttia.',
      en: 'Turkey breast rolled in a four-pepper crush. Only two per cent fat.',
    },
    ingredients: {
      fi: 'Kalkkunan rintafilee (82 %), vesi, pippuriseos (1,5 %), suola, perunatärkkelys, sokeri, hapettumisenestoaine (E 300), säilöntäaine (E 250).',
      en: 'Turkey breast (82%), water, pepper mix (1.5%), salt, potato starch, sugar, antioxidant (E 300), preservative (E 250).',
    },
    weight: 150,
    tags: ['leikkele', 'leipä', 'kalkkuna', 'gluteeniton', 'laktoositon'],
  },
  {
    code: '10107',
    name: { fi: 'Mummolan lihapullat', en: 'Granny’s meatballs' },
    category: 'Valmisruoka',
    served: true,
    teaser: { fi: 'Paistopinta kuin itse tehdyissä.', en: 'Browned like the ones you make yourself.' },
    description: {
      fi: 'Lihapullat muotoillaan, paistetaan ja kypsennetään uunissa. Lämmitä pannulla nokareessa voita, niin keittiö tuoksuu sunnuntailta.',
      en: 'Shaped, fried and finished in the oven. Warm them in a knob of butter and the kitchen smells of Sunday.',
    },
    ingredients: {
      fi: 'Suomalainen sian- ja naudanliha (60 %), vesi, korppujauho (VEHNÄ, OHRA), sipuli, KANANMUNA, suola, valkopippuri, maustepippuri.',
      en: 'Finnish pork and beef (60%), water, breadcrumbs (WHEAT, BARLEY), onion, EGG, salt, white pepper, allspice.',
    },
    weight: 350,
    price: 389,
    tags: ['lihapullat', 'arki', 'lapset', 'laktoositon', 'kotimainen'],
  },
  {
    code: '10108',
    name: { fi: 'Lohkottu pekoni', en: 'Thick-cut bacon' },
    category: 'Leikkeleet',
    served: true,
    teaser: {
      fi: 'Reilun paksuinen pekoni, joka ei katoa pannulle.',
      en: 'Bacon cut thick enough to stay on the plate.',
    },
    description: {
      fi: 'Kuivasuolattu ja pyökillä savustettu pekoni paksuina viipaleina. Paista kylmältä pannulta miedolla lämmöllä, niin rasva sulaa ja reuna jää rapeaksi.',
      en: 'Dry-cured, beech-smoked and cut thick. Start it in a cold pan over a gentle heat: the fat renders and the edge turns crisp.',
    },
    ingredients: {
      fi: 'Suomalainen sian kylki (96 %), suola, sokeri, hapettumisenestoaine (E 301), säilöntäaine (E 250).',
      en: 'Finnish pork belly (96%), salt, sugar, antioxidant (E 301), preservative (E 250).',
    },
    weight: 170,
    tags: ['pekoni', 'aamiainen', 'gluteeniton', 'laktoositon', 'kotimainen'],
  },
]);
