/** Fills in the page's own purchase form and sends it as a browser would (CHK-18, API-46). */
import type { Delivery } from '#store/delivery/model.ts';
import type { State } from '#store/store.ts';

const METHOD = 'Form.PaymentMethodCode';

/** Returns the values of an order by the names of the form's inputs. */
export function getPurchaseFields({ customer, delivery }: Pick<State, 'customer' | 'delivery'>) {
  const address = customer.deliveryAddress;
  return {
    'Form.PostalCode': address?.postalCode || delivery.postalCode,
    'Form.FirstName': address?.firstName ?? '',
    'Form.LastName': address?.lastName ?? '',
    'Form.StreetAddress': address?.streetAddress ?? '',
    'Form.City': address?.city ?? '',
    'Form.Email': customer.email,
    'Form.PhoneNumber': customer.phoneNumber,
    'Form.AdditionalInformation': customer.additionalInformation,
    ...times(delivery),
  };
}

const times = ({ deliveryDate, deliveryTime }: Delivery) => ({
  'Form.DeliveryDate': deliveryDate,
  'Form.DeliveryTime': deliveryTime,
});

/** Finds the form of a selector. Without a match, logs an error and returns undefined. */
export function findPurchaseForm(selector: string): HTMLFormElement | undefined {
  try {
    const form = document.querySelector(selector);
    if (form instanceof HTMLFormElement) return form;
  } catch {
    // The selector is invalid.
  }
  console.error(`[saaristo] checkout: purchaseFormSelector ${JSON.stringify(selector)} finds no form`);
  return undefined;
}

/** Fills the form's existing inputs, adds the payment method and sends the form. */
export function submitPurchase(
  form: HTMLFormElement,
  fields: Readonly<Record<string, string>>,
  method: string,
): void {
  for (const [name, value] of Object.entries(fields)) setInput(form, name, value);
  if (!setInput(form, METHOD, method)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = METHOD;
    input.value = method;
    form.append(input);
  }
  // The server validates the order and reports errors. The browser could not show an error at a hidden field.
  form.noValidate = true;
  // A control of the form could be named `requestSubmit`.
  HTMLFormElement.prototype.requestSubmit.call(form);
}

/**
 * Sets the value of the form's input with this name.
 * @returns whether there is such an input
 */
function setInput(form: HTMLFormElement, name: string, value: string): boolean {
  const input = [...form.elements].find(
    (one): one is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement) &&
      one.name === name,
  );
  if (input) input.value = value;
  return input !== undefined;
}
