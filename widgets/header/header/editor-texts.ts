import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Site header': { fi: 'Sivuston ylätunniste', sv: 'Sidhuvud' },
  'Page id': { fi: 'Sivun tunniste', sv: 'Sid-id' },
  'Language id': { fi: 'Kielen tunniste', sv: 'Språk-id' },
  'Sub-domain id': { fi: 'Alisivuston tunniste', sv: 'Underdomänens id' },
  'Menu style': { fi: 'Valikon tyyli', sv: 'Menystil' },
  'Menus open on': { fi: 'Valikot aukeavat', sv: 'Menyerna öppnas' },
  'Sticky from': { fi: 'Kiinnittyy kohdassa', sv: 'Fäst från' },
  'Search toggle': { fi: 'Hakupainike', sv: 'Sökväxlare' },
  Shop: { fi: 'Verkkokauppa', sv: 'Webbutik' },
  'Account link': { fi: 'Tililinkki', sv: 'Kontolänk' },
  'Login link': { fi: 'Kirjautumislinkki', sv: 'Inloggningslänk' },
  'No search in the side navigation': { fi: 'Ei hakua sivuvalikossa', sv: 'Ingen sökning i sidomenyn' },
  'Hide the logo on scroll': { fi: 'Piilota logo vieritettäessä', sv: 'Dölj logotypen vid rullning' },
  mega: { fi: 'suuri', sv: 'stor' },
  simple: { fi: 'yksinkertainen', sv: 'enkel' },
  click: { fi: 'painettaessa', sv: 'vid klick' },
  hover: { fi: 'osoitettaessa', sv: 'vid pekning' },
  'Navigation, language, basket and search at the top of every page, with a desktop and a mobile layout.': {
    fi: 'Valikko, kielet, ostoskori ja haku joka sivun yläreunassa; oma asettelu tietokoneelle ja mobiilille.',
    sv: 'Navigering, språk, varukorg och sökning överst på varje sida; en layout för dator, en för mobil.',
  },
  'Sent with the navigation calls. Default: the page settings': {
    fi: 'Lähetetään valikkokutsujen mukana. Oletus: sivun asetuksista',
    sv: 'Skickas med navigeringsanropen. Standard: sidans inställningar',
  },
  'Sent with the navigation calls. Default: the language of the page': {
    fi: 'Lähetetään valikkokutsujen mukana. Oletus: sivun kieli',
    sv: 'Skickas med navigeringsanropen. Standard: sidans språk',
  },
  'Sent on Swedish brands only. Default: the page settings': {
    fi: 'Lähetetään vain ruotsalaisilla brändeillä. Oletus: sivun asetuksista',
    sv: 'Skickas bara för svenska varumärken. Standard: sidans inställningar',
  },
  'Wide menus with pictures, or short lists. Default: by site': {
    fi: 'Leveät kuvalliset valikot tai lyhyet luettelot. Oletus: sivuston mukaan',
    sv: 'Breda menyer med bilder eller korta listor. Standard: efter webbplats',
  },
  'Hovering opens on keyboard focus, too. Default: by site': {
    fi: 'Osoittamalla avautuvat aukeavat myös näppäimistöllä. Oletus: sivuston mukaan',
    sv: 'Pekning öppnar även vid tangentbordsfokus. Standard: efter webbplats',
  },
  'Scrolled px from which the tab row sticks to the top. Default: by site': {
    fi: 'Vieritys pikseleinä, josta alkaen välilehtirivi kiinnittyy yläreunaan. Oletus: sivuston mukaan',
    sv: 'Antal rullade px från vilket flikraden fäster upptill. Standard: efter webbplats',
  },
  'Fits 160 × 56 px. Default: the logo of the brand': {
    fi: 'Mahtuu kokoon 160 × 56 px. Oletus: brändin logo',
    sv: 'Ryms i 160 × 56 px. Standard: varumärkets logotyp',
  },
  'Where the quick search goes. Default: the page settings': {
    fi: 'Mihin pikahaku vie. Oletus: sivun asetuksista',
    sv: 'Vart snabbsöket leder. Standard: sidans inställningar',
  },
  'Desktop: a button opens the search box. Default: by site': {
    fi: 'Tietokoneella: painike avaa hakukentän. Oletus: sivuston mukaan',
    sv: 'Dator: en knapp öppnar sökfältet. Standard: efter webbplats',
  },
  'Address of the meat shop, for the basket link. Default: the page settings': {
    fi: 'Verkkokaupan osoite ostoskorilinkkiä varten. Oletus: sivun asetuksista',
    sv: 'Webbutikens adress, för varukorgslänken. Standard: sidans inställningar',
  },
  'On the shop, for a logged-in customer. Default: the page settings': {
    fi: 'Verkkokaupassa kirjautuneelle asiakkaalle. Oletus: sivun asetuksista',
    sv: 'I webbutiken, för en inloggad kund. Standard: sidans inställningar',
  },
  'On the shop, for everybody else. Default: the page settings': {
    fi: 'Verkkokaupassa kaikille muille. Oletus: sivun asetuksista',
    sv: 'I webbutiken, för alla andra. Standard: sidans inställningar',
  },
  'Mobile: the search button in the bar stays': {
    fi: 'Mobiilissa: palkin hakupainike jää',
    sv: 'Mobil: sökknappen i raden är kvar',
  },
  'Mobile: until the page is back at its top. Default: on export only': {
    fi: 'Mobiilissa: kunnes sivu on taas ylhäällä. Oletus: vain viennin sivustolla',
    sv: 'Mobil: tills sidan är högst upp igen. Standard: endast på export',
  },
};
