const fi = {
  title: 'Nopeus kävijöille',
  lead: (days: number) =>
    `Kävijöiden selaimissa viimeisten ${days} päivän aikana: arvo, jota kolme neljästä käynnistä ei ylitä. Tuotteet, reseptit ja uutiset lasketaan pohjansa sivuina.`,
  nothing: 'Tältä sivustolta ei ole vielä mitattu mitään. Mittaus otetaan käyttöön palvelimen asetuksista.',
  site: 'Sivusto',
  show: 'Näytä',
  page: 'Sivu',
  visits: 'Mittauksia',
  lcp: 'Pääsisältö näkyy',
  inp: 'Vastaus painallukseen',
  cls: 'Sisältö siirtyy',
  failed: 'Epäonnistuneita lohkoja',
  slow: 'hidas',
  seconds: (value: string) => `${value} s`,
  ms: (value: string) => `${value} ms`,
};

/** Texts of the list of pages with their figures from visitors' browsers. */
type FigureMessages = typeof fi;

const en: FigureMessages = {
  title: 'Speed for visitors',
  lead: (days) =>
    `In visitors’ browsers in the last ${days} days: the value that three of four visits do not exceed. Products, recipes and news count as pages of their template.`,
  nothing: 'Nothing has been measured on this site yet. The server’s settings turn measuring on.',
  site: 'Site',
  show: 'Show',
  page: 'Page',
  visits: 'Measurements',
  lcp: 'Main content appears',
  inp: 'Answer to a press',
  cls: 'Content moves',
  failed: 'Failed blocks',
  slow: 'slow',
  seconds: (value) => `${value} s`,
  ms: (value) => `${value} ms`,
};

export const getFigureMessages = (language: 'fi' | 'en'): FigureMessages => (language === 'en' ? en : fi);
