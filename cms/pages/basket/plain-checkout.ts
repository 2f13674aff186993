import { type CartAnswer, FREE } from '../../shop/cart-answer.ts';
import type { DeliveryDate } from '../../shop/delivery.ts';
import type { PageContext } from '../context.ts';
import { type Html, html } from '../../http/html.ts';
import { tokenField } from '../shop/partials.ts';
import { PURCHASE_PATH } from './purchase-form.ts';
import { words } from './texts.ts';

/** Comes with a form of the page: what the page had to say once has been read there, which nothing else tells the server. */
export const READ = 'luettu';

/** Comes with the order of this form alone: where the shop refuses it, it is shown again as it was filled in. */
export const PLAIN = 'ilman-skriptia';

/** What was written into a field of the form, '' for nothing. */
export type Typed = (name: string) => string;

interface Checkout {
  cart: CartAnswer;
  methods: readonly { code: string; label: string }[];
  /** As the address has it, '' for none. */
  postalCode: string;
  /** None where nothing is delivered, or no postal code is given. */
  dates: readonly DeliveryDate[];
  typed: Typed;
}

/** The fields of a form in which this was written. */
const fieldsOf = (typed: Typed) => ({
  field: (name: string, label: string, autocomplete: string, type = 'text'): Html =>
    html`<p>
      <label for="plain-${name}">${label}</label>
      <input
        id="plain-${name}"
        name="Form.${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        value="${typed(name)}"
      />
    </p>`,
  select: (
    name: string,
    label: string,
    choices: readonly (readonly [value: string, label: string])[],
  ): Html =>
    html`<p>
      <label for="plain-${name}">${label}</label>
      <select id="plain-${name}" name="Form.${name}">
        ${choices.map(
          ([value, text]) =>
            html`<option value="${value}" ${value === typed(name) && html`selected`}>${text}</option>`,
        )}
      </select>
    </p>`,
});

/** Delivery and payment in one form, where no script runs: the postal code first, then what is possible there. */
export function plainCheckout(
  context: PageContext,
  { cart, methods, postalCode, dates, typed }: Checkout,
): Html {
  const ask = html`<form class="shop-form" method="get" action="/ostoskori">
    <input type="hidden" name="${READ}" value="1" />
    <p>
      <label for="plain-code">${words.postalCode}</label>
      <input id="plain-code" name="postinumero" inputmode="numeric" value="${postalCode}" />
    </p>
    <button class="shop-plain">${words.show}</button>
  </form>`;
  if (dates.length === 0)
    return html`<section class="shop-plain-checkout">
      <h2>${words.checkout}</h2>
      ${postalCode !== '' && html`<p class="shop-error">${words.notServed}</p>`}${ask}
    </section>`;
  const times = new Map(dates.flatMap((date) => date.times.map(({ value, label }) => [value, label])));
  const isFree = cart.total === '0,00';
  const { field, select } = fieldsOf(typed);
  return html`<section class="shop-plain-checkout">
    <h2>${words.checkout}</h2>
    ${ask}
    <form class="shop-form" method="post" action="${PURCHASE_PATH}">
      ${tokenField(context)}<input type="hidden" name="${PLAIN}" value="1" />
      <input type="hidden" name="Form.PostalCode" value="${postalCode}" />
      ${field('FirstName', words.firstName, 'given-name')}${field('LastName', words.lastName, 'family-name')}
      ${field('StreetAddress', words.streetAddress, 'street-address')}${field('City', words.city, 'address-level2')}
      ${field('Email', words.email, 'email', 'email')}${field('PhoneNumber', words.phone, 'tel', 'tel')}
      ${field('AdditionalInformation', words.information, 'off')}
      ${select(
        'DeliveryDate',
        words.day,
        dates.map(({ value, label }) => [value, label]),
      )}
      ${select('DeliveryTime', words.time, [...times])}
      ${
        isFree
          ? html`<input type="hidden" name="Form.PaymentMethodCode" value="${FREE}" />`
          : select(
              'PaymentMethodCode',
              words.method,
              methods.map(({ code, label }) => [code, label]),
            )
      }
      <button class="button">${isFree ? words.free : words.order}</button>
    </form>
  </section>`;
}
