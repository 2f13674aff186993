import type { Fallback } from '../context.ts';
import { html } from '../html.ts';
import { island, words } from './island.ts';

const BUTTON = {
  fi: 'Tarkista postinumero',
  se: 'Kontrollera postnumret',
  en: 'Check your postal code',
  de: 'Postleitzahl prüfen',
};

/** The bar as a link to the field; what sends it away comes with the island (DLV-08). */
export const deliveryStickyBar: Fallback = ({ text, buttonLabel, targetId }, { language }) =>
  island(
    html`<div class="DeliveryStickyBar-bar">
      <p class="DeliveryStickyBar-text">${words(text)}</p>
      <a
        class="Button-button Button-primary DeliveryStickyBar-button"
        href="#${encodeURIComponent(words(targetId).replace(/^#/, ''))}"
        >${words(buttonLabel) || BUTTON[language]}</a
      >
    </div>`,
  );
