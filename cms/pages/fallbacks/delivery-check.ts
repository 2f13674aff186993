import type { Fallback } from '../context.ts';
import { html } from '../html.ts';
import { island, words } from './island.ts';

const TEXTS = {
  fi: { postalCode: 'Postinumero', check: 'Tarkista' },
  se: { postalCode: 'Postnummer', check: 'Kontrollera' },
  en: { postalCode: 'Postal code', check: 'Check' },
  de: { postalCode: 'Postleitzahl', check: 'Prüfen' },
};

/** The field, which asks when the island stands; what was typed is handed on to it (DLV-01). */
export const deliveryCheck: Fallback = ({ anchorId }, { language }) => {
  const id = words(anchorId).trim() || 'postinumero';
  const { postalCode, check } = TEXTS[language];
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
          required
        />
        <button class="Button-button Button-primary DeliveryCheck-button">${check}</button>
      </div>
    </form>`,
  );
};
