/** The page's own purchase form: filled in, and posted as a browser posts it (CHK-18, API-46). */
import type { State } from '#store/store.ts';
import type { Delivery } from '#store/delivery.ts';

const METHOD = 'Form.PaymentMethodCode';

/** What the checkout knows of an order, by the names of the form's inputs. */
export function purchaseFields({ customer, delivery }: Pick<State, 'customer' | 'delivery'>) {
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

/** The form that the selector means; undefined, and said on the console, where it means none. */
export function findPurchaseForm(selector: string): HTMLFormElement | undefined {
  try {
    const form = document.querySelector(selector);
    if (form instanceof HTMLFormElement) return form;
  } catch {
    // No selector at all.
  }
  console.error(`[saaristo] checkout: purchaseFormSelector ${JSON.stringify(selector)} finds no form`);
  return undefined;
}

/** Writes the order into the inputs that the form has, puts the payment method in, and posts it. */
export function submitPurchase(
  form: HTMLFormElement,
  fields: Readonly<Record<string, string>>,
  method: string,
): void {
  for (const [name, value] of Object.entries(fields)) inputOf(form, name, value);
  if (!inputOf(form, METHOD, method)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = METHOD;
    input.value = method;
    form.append(input);
  }
  // The server judges the order and says what is wrong with it; a hidden field could say nothing.
  form.noValidate = true;
  // A control of the form may be named as its method is.
  HTMLFormElement.prototype.requestSubmit.call(form);
}

/** Whether the form has an input of that name; it then holds the value. */
function inputOf(form: HTMLFormElement, name: string, value: string): boolean {
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
