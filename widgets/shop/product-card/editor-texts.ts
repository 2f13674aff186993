import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Product card': { fi: 'Tuotekortti', sv: 'Produktkort' },
  'Product number (shop)': { fi: 'Tuotenumero (kauppa)', sv: 'Artikelnummer (butik)' },
  'Name (shop)': { fi: 'Nimi (kauppa)', sv: 'Namn (butik)' },
  'Address (shop)': { fi: 'Osoite (kauppa)', sv: 'Adress (butik)' },
  'Compared price': { fi: 'Normaalihinta', sv: 'Ordinarie pris' },
  'Price per kilo': { fi: 'Kilohinta', sv: 'Kilopris' },
  Discount: { fi: 'Alennus', sv: 'Rabatt' },
  Novelty: { fi: 'Uutuus', sv: 'Nyhet' },
  'Of the product': { fi: 'Tuotteen nimi', sv: 'Produktens namn' },
  'One product with its picture, price and codes. The content depends on the site.': {
    fi: 'Yksi tuote, sen kuva, hinta ja koodit. Mitä näkyy, riippuu sivustosta.',
    sv: 'En produkt med bild, pris och koder. Vad som visas beror på webbplatsen.',
  },
  'What the card shows. Default: by site': {
    fi: 'Mitä kortti näyttää. Oletus: sivuston mukaan',
    sv: 'Det som kortet visar. Standard: efter webbplats',
  },
  'Shown as such': { fi: 'Näytetään sellaisenaan', sv: 'Visas som det är' },
  'Overrides the product number': {
    fi: 'Korvaa tuotenumeron',
    sv: 'Ersätter artikelnumret',
  },
  'Replaces the name': { fi: 'Korvaa nimen', sv: 'Ersätter namnet' },
  'Of the product’s page': { fi: 'Tuotteen sivun osoite', sv: 'Till produktens sida' },
  'Replaces the address': { fi: 'Korvaa osoitteen', sv: 'Ersätter adressen' },
  'One, or a list of them: the package first': {
    fi: 'Yksi tai useampi: pakkaus ensin',
    sv: 'En eller flera: förpackningen först',
  },
  'In euros with a decimal comma: 12,90': {
    fi: 'Mitä maksetaan, euroina ja desimaalipilkulla: 12,90',
    sv: 'Det som betalas, i euro med decimalkomma: 12,90',
  },
  'Struck through beside the price, where they differ': {
    fi: 'Yliviivattuna hinnan vieressä, kun ne eroavat',
    sv: 'Överstruket bredvid priset, när de skiljer sig åt',
  },
  'Shown where the card sells': { fi: 'Näkyy, kun kortilta voi ostaa', sv: 'Visas där kortet säljer' },
  'Per cent, shown on the picture: 20 reads -20 %': {
    fi: 'Prosentteina, näkyy kuvan päällä: 20 on -20 %',
    sv: 'Procent, visas på bilden: 20 blir -20 %',
  },
  'Code in the ordering service, in the variants for professionals and partners': {
    fi: 'Koodi tilauspalvelussa, ammattilaisten ja kumppanien muunnelmissa',
    sv: 'Kod i beställningstjänsten, i varianterna för proffs och partner',
  },
  '8, 12, 13 or 14 digits, drawn as bars in the same variants': {
    fi: '8, 12, 13 tai 14 numeroa, näkyy viivakoodina samoissa muunnelmissa',
    sv: '8, 12, 13 eller 14 siffror, visas som streckkod i samma varianter',
  },
  'Address with {code} in it; without one the ordering code is plain text': {
    fi: 'Osoite, jossa on {code}; ilman sitä tilauskoodi on pelkkää tekstiä',
    sv: 'Adress med {code} i; utan den är beställningskoden vanlig text',
  },
  'Marks the product as new': { fi: 'Merkitsee tuotteen uutuudeksi', sv: 'Märker produkten som nyhet' },
};
