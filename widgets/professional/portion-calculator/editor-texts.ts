import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Portion calculator': { fi: 'Annoslaskuri', sv: 'Portionsräknare' },
  Portions: { fi: 'Annokset', sv: 'Portioner' },
  'Portion size': { fi: 'Annoskoko', sv: 'Portionsstorlek' },
  'Unit of the portion size': { fi: 'Annoskoon yksikkö', sv: 'Portionsstorlekens enhet' },
  'Total yield': { fi: 'Kokonaissaanto', sv: 'Total mängd' },
  Steps: { fi: 'Vaiheet', sv: 'Steg' },
  Instructions: { fi: 'Ohjeet', sv: 'Instruktioner' },
  Ingredients: { fi: 'Ainekset', sv: 'Ingredienser' },
  Amount: { fi: 'Määrä', sv: 'Mängd' },
  Order: { fi: 'Järjestysnumero', sv: 'Ordningsnummer' },
  Nutrients: { fi: 'Ravintoarvot', sv: 'Näringsvärden' },
  'Step of the portions': { fi: 'Annosmäärän muutos', sv: 'Portionsantalets steg' },
  'Step of the portion size': { fi: 'Annoskoon muutos', sv: 'Portionsstorlekens steg' },
  fi: { fi: 'suomalainen', sv: 'finsk' },
  se: { fi: 'ruotsalainen', sv: 'svensk' },
  'The ingredients of a recipe for any number and size of portions, in the Finnish or Swedish manner.': {
    fi: 'Reseptin ainekset niin monelle ja niin suurelle annokselle kuin keittiö tarvitsee, suomalaiseen tai ruotsalaiseen tapaan.',
    sv: 'Ett recepts ingredienser för så många och så stora portioner som köket behöver, på finskt eller svenskt vis.',
  },
  'Finnish or Swedish limits and decimals. Default: by the language': {
    fi: 'Suomalaiset tai ruotsalaiset rajat ja desimaalit. Oletus: kielen mukaan',
    sv: 'Finska eller svenska gränser och decimaler. Standard: efter språket',
  },
  'For how many portions the amounts are given': {
    fi: 'Monelleko annokselle määrät on annettu',
    sv: 'För hur många portioner mängderna är angivna',
  },
  'Of the portions that the amounts are given for': {
    fi: 'Annosten, joille määrät on annettu',
    sv: 'För portionerna som mängderna är angivna för',
  },
  'Shown beside it, for example g': {
    fi: 'Näkyy koon vieressä, esimerkiksi g',
    sv: 'Visas bredvid storleken, till exempel g',
  },
  'What the recipe gives in all, in kilograms': {
    fi: 'Mitä reseptistä tulee yhteensä, kilogrammoina',
    sv: 'Det som receptet ger totalt, i kilogram',
  },
  'Each with its ingredients, which are shown by their Order': {
    fi: 'Kukin aineksineen, järjestysnumeron mukaan',
    sv: 'Vart och ett med ingredienser, visade efter ordningsnummer',
  },
  'Below the ingredients': { fi: 'Ainesten alla', sv: 'Under ingredienserna' },
  'For all portions': { fi: 'Kaikille annoksille', sv: 'För alla portioner' },
  'Of the product': { fi: 'Tuotteen sivun osoite', sv: 'Produktsidans adress' },
  'Its place in the list': { fi: 'Paikka luettelossa', sv: 'Plats i listan' },
  'Shown as they are: the size of a portion does not change them': {
    fi: 'Näytetään sellaisinaan: annoskoko ei muuta niitä',
    sv: 'Visas som de är: portionsstorleken ändrar dem inte',
  },
  'For one press': { fi: 'Yhdellä painalluksella', sv: 'För ett tryck' },
};
