import type { StoredCustomer } from '../customers.ts';
import type { CheckedFields } from '../../platform/http/form-check.ts';
import type { PageBody, PageContext } from '../../pages/render/context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { messages } from '../page-messages.ts';
import { createPrivatePage, renderCsrfField } from './partials.ts';

/** Path of the form with the address of the account. */
export const ADDRESS_PATH = '/tili/osoite';

/** The fields with their purpose for autofill. */
const FIELDS = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['streetAddress', 'street-address'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
  ['phoneCountryCode', 'tel-country-code'],
  ['phoneNumber', 'tel-national'],
] as const;

const ERRORS: Readonly<Record<string, string>> = messages.addressErrors;

/** The form with the address of the account (API-40), filled with the stored or the refused values. */
export function renderAddressPage(
  context: PageContext,
  customer: StoredCustomer,
  refused?: Pick<CheckedFields, 'values' | 'errors'>,
): PageBody {
  const { firstName, lastName, phoneCountryCode, phoneNumber } = customer;
  const values: Readonly<Record<string, unknown>> = refused?.values ?? {
    firstName,
    lastName,
    ...customer.deliveryAddress,
    phoneCountryCode,
    phoneNumber,
    isPrivateCustomer: customer.deliveryAddress !== null,
  };
  const getText = (name: string): string => (typeof values[name] === 'string' ? values[name] : '');
  const errors = refused?.errors ?? {};
  const labels: Readonly<Record<string, string>> = messages.addressFields;
  const attributesOf = (name: string): Html =>
    html`id="${name}" name="${name}"
    ${errors[name] !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}`;
  const renderError = (name: string): Html | false =>
    errors[name] !== undefined &&
    html`<span class="shop-problem" id="${name}-error">${ERRORS[errors[name]] ?? errors[name]}</span>`;
  return createPrivatePage(
    messages.changeAddress,
    'shop-address',
    html`<div class="login-form">
      <h1>${messages.changeAddress}</h1>
      <form class="shop-form" method="post" action="${ADDRESS_PATH}">
        ${renderCsrfField(context)}
        ${
          refused &&
          html`<div class="shop-error" role="alert">
            <p>${messages.checkFields}</p>
            <ul>
              ${Object.keys(errors).map((name) => html`<li><a href="#${name}">${labels[name]}</a></li>`)}
            </ul>
          </div>`
        }
        ${FIELDS.map(
          ([name, purpose]) =>
            html`<p>
              <label for="${name}">${labels[name]}</label>
              <input ${attributesOf(name)} value="${getText(name)}" autocomplete="${purpose}" />
              ${renderError(name)}
            </p>`,
        )}
        <p class="shop-tick">
          <input
            type="checkbox"
            value="true"
            ${attributesOf('isPrivateCustomer')}
            ${values['isPrivateCustomer'] === true && html`checked`}
          />
          <label for="isPrivateCustomer">${labels['isPrivateCustomer']}</label>
          ${renderError('isPrivateCustomer')}
        </p>
        <button class="button">${messages.saveAddress}</button>
      </form>
      <p class="shop-note"><a href="/tili">${messages.account}</a></p>
    </div>`,
    refused ? 422 : 200,
  );
}
