import type { PictureFault } from '../../content/media/sizes.ts';

const fi = {
  media: 'Mediat',
  search: 'Hae nimestä tai tekstivastineesta',
  add: 'Lisää kuva',
  file: 'Kuvatiedosto',
  fileHint: 'JPEG, PNG, WebP, AVIF tai GIF, enintään 15 Mt ja 40 megapikseliä',
  name: 'Nimi',
  alt: 'Tekstivastine',
  altHint: 'Kerro kuvasta se, mikä jäisi siitä näkemättä. Ruudunlukija lukee tämän.',
  noAlt: 'Kirjoita tekstivastine.',
  noFile: 'Valitse kuvatiedosto.',
  upload: 'Lisää',
  count: (count: number) => (count === 1 ? '1 kuva' : `${count} kuvaa`),
  nothing: 'Yhtään kuvaa ei löytynyt.',
  size: (width: number, height: number) => `${width} × ${height} px`,
  address: 'Osoite',
  focus: 'Kuvan keskipiste',
  focusHint: 'Kun kuvaa rajataan, tämä kohta jää näkyviin. Paina kuvaa, tai kirjoita prosentit.',
  focusPick: 'Valitse keskipiste kuvasta',
  focusX: 'Vasemmalta, %',
  focusY: 'Ylhäältä, %',
  replace: 'Vaihda kuva',
  replaceLead: 'Uusi kuva tulee tämän tilalle kaikille sivuille, joilla tämä on.',
  replaceButton: 'Vaihda',
  uses: 'Sivut, joilla kuva on',
  noUses: 'Kuva ei ole millään sivulla.',
  delete: 'Poista kuva',
  deleteUsed: (count: number) =>
    count === 1
      ? 'Kuva on yhdellä sivulla, ja siltä se katoaa. Kuvaa ei saa takaisin.'
      : `Kuva on ${count} sivulla, ja niiltä se katoaa. Kuvaa ei saa takaisin.`,
  deleteAnyway: 'Poista silti',
  /** The reason why an editor cannot replace, crop or delete a picture that visitors see. */
  onlyPublishers:
    'Kuva on sivulla, jonka kävijät näkevät tai joka on ajastettu. Vain julkaisija voi vaihtaa sen, siirtää sen keskipistettä tai poistaa sen.',
  /** Marks a page where visitors see the picture. */
  shownToVisitors: 'näkyy kävijöille',
  faults: {
    noPicture: 'Tämä ei ole kuva, jonka voi lisätä. Valitse JPEG-, PNG-, WebP-, AVIF- tai GIF-tiedosto.',
    tooManyBytes: 'Kuvatiedosto on suurempi kuin 15 Mt. Pienennä sitä.',
    tooManyPixels: 'Kuvassa on yli 40 miljoonaa pikseliä. Pienennä sitä.',
    unreadable: 'Kuvatiedostoa ei voi lukea: se on katkennut tai vioittunut.',
  } satisfies Record<PictureFault, string>,
};

/** Texts of the media pages. */
export type MediaMessages = typeof fi;

const en: MediaMessages = {
  media: 'Media',
  search: 'Search names and alternative texts',
  add: 'Add picture',
  file: 'Picture file',
  fileHint: 'JPEG, PNG, WebP, AVIF or GIF, 15 MB and 40 megapixels at most',
  name: 'Name',
  alt: 'Alternative text',
  altHint: 'Say what somebody who does not see the picture would miss. Screen readers read it.',
  noAlt: 'Write an alternative text.',
  noFile: 'Choose a picture file.',
  upload: 'Add',
  count: (count) => (count === 1 ? '1 picture' : `${count} pictures`),
  nothing: 'No picture was found.',
  size: (width, height) => `${width} × ${height} px`,
  address: 'Address',
  focus: 'Focus point',
  focusHint:
    'Where the picture is cut, this point stays in view. Press on the picture, or write percentages.',
  focusPick: 'Pick the focus point in the picture',
  focusX: 'From the left, %',
  focusY: 'From the top, %',
  replace: 'Replace picture',
  replaceLead: 'The new picture takes the place of this one on every page that shows it.',
  replaceButton: 'Replace',
  uses: 'Pages that show it',
  noUses: 'No page shows it.',
  delete: 'Delete picture',
  deleteUsed: (count) =>
    count === 1
      ? 'A page shows this picture and will lose it. It can not be brought back.'
      : `${count} pages show this picture and will lose it. It can not be brought back.`,
  deleteAnyway: 'Delete anyway',
  onlyPublishers:
    'The picture is on a page that visitors see or that is scheduled. Only a publisher can replace it, move its focus point or delete it.',
  shownToVisitors: 'visitors see it',
  faults: {
    noPicture: 'This is no picture that can be added. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
    tooManyBytes: 'The picture file is larger than 15 MB. Make it smaller.',
    tooManyPixels: 'The picture has more than 40 million pixels. Make it smaller.',
    unreadable: 'The picture file can not be read: it is cut short or damaged.',
  },
};

export const getMediaMessages = (language: 'fi' | 'en'): MediaMessages => (language === 'en' ? en : fi);
