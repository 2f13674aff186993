import type { PageContext } from '../../../pages/render/context.ts';
import { type Html, html } from '../../../platform/http/html.ts';
import { ORDER_PATH } from '../../../pages/render/settings.ts';
import { renderCsrfField } from '../partials.ts';

/** Id of the form that the checkout submits (API-46). */
export const PURCHASE_FORM = 'tilauslomake';

/** Fields that the checkout fills in. It adds the payment method itself. */
const FIELDS = [
  'PostalCode',
  'FirstName',
  'LastName',
  'StreetAddress',
  'City',
  'Email',
  'PhoneNumber',
  'AdditionalInformation',
  'DeliveryDate',
  'DeliveryTime',
] as const;

/** The hidden form that the checkout submits. */
export const renderPurchaseForm = (context: PageContext): Html =>
  html`<form id="${PURCHASE_FORM}" method="post" action="${ORDER_PATH}" hidden>
    ${renderCsrfField(context)}${FIELDS.map((name) => html`<input type="hidden" name="Form.${name}" />`)}
  </form>`;
