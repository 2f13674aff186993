import { SHOP } from '../../estate/hits.ts';
import { areaOf } from '../../shop/delivery.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';
import { island, words } from './island.ts';

const TEXTS = {
  fi: {
    postalCode: 'Postinumero',
    check: 'Tarkista',
    yes: 'Toimitamme tuotteita postinumeroalueellesi.',
    no: 'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi.',
  },
  se: {
    postalCode: 'Postnummer',
    check: 'Kontrollera',
    yes: 'Vi levererar till ditt postnummer.',
    no: 'Tyvärr levererar vi inte till ditt postnummer än.',
  },
  en: {
    postalCode: 'Postal code',
    check: 'Check',
    yes: 'We deliver to your postal code.',
    no: 'Unfortunately we do not deliver to your postal code yet.',
  },
  de: {
    postalCode: 'Postleitzahl',
    check: 'Prüfen',
    yes: 'Wir liefern an Ihre Postleitzahl.',
    no: 'An Ihre Postleitzahl liefern wir leider noch nicht.',
  },
};

/** The field, which asks when the island stands; what was typed is handed on to it (DLV-01). */
export const deliveryCheck: Fallback = async ({ anchorId }, { language, query, database, site }) => {
  const id = words(anchorId).trim() || 'postinumero';
  const { postalCode, check, yes, no } = TEXTS[language];
  const asked = site.site === SHOP ? (query.get('postinumero') ?? '').trim() : '';
  const answer = asked === '' ? '' : (await areaOf(database, asked)) === undefined ? no : yes;
  return island(
    html`<form class="DeliveryCheck-check" method="get">
      <label class="DeliveryCheck-label" for="${id}">${postalCode}</label>
      <div class="DeliveryCheck-row">
        <input
          class="DeliveryCheck-field"
          id="${id}"
          name="postinumero"
          inputmode="numeric"
          autocomplete="postal-code"
          maxlength="12"
          value="${asked}"
          required
        />
        <button class="Button-button Button-primary DeliveryCheck-button">${check}</button>
      </div>
      ${answer && html`<noscript><p>${answer}</p></noscript>`}
    </form>`,
  );
};
