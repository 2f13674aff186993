import { getSearchParameters } from '../../platform/http/request.ts';
import { address as addressForm } from 'saaristo/schemas';
import { createFormCheck } from '../../platform/http/form-check.ts';
import { findCustomerByPassword, type NewAddress, saveAddress } from '../customers.ts';
import { findCustomer, logIn, logOut } from '../customer-session.ts';
import { changeCart, storeVisitorNotices } from '../carts.ts';
import { addPieces } from '../lines.ts';
import { findOrder, listOrders } from '../orders.ts';
import { BASKET_PATH, LOG_OUT_PATH } from '../../pages/render/settings.ts';
import { endOverdueOrders } from '../cancel-unpaid-order.ts';
import type { LoginLimiter } from '../../platform/http/security/login-limiter.ts';
import { REORDER_PATH, renderAccountPage } from './account-page.ts';
import { ADDRESS_PATH, renderAddressPage } from './address-page.ts';
import { parseLocalPath } from '../local-path.ts';
import { renderLoginPage } from './login-page.ts';
import { type ShopPageOptions, type ShopRouter, getField } from './router.ts';
import { messages } from '../page-messages.ts';
import { normalizeEmail } from '../../platform/model/emails.ts';

export const LOGIN_PATH = '/kirjaudu';
const MAX_EMAIL_LENGTH = 200;
const SAVED = 'tallennettu';

const addressCheck = createFormCheck(addressForm);

/** Registers login, account and log-out. */
export function registerAccountRoutes(
  { page, form }: ShopRouter,
  { database, visitors }: ShopPageOptions,
  loginLimiter: LoginLimiter,
): void {
  page(LOGIN_PATH, async (request, context) => {
    const back = parseLocalPath(getSearchParameters(request).get('palaa'));
    return (await findCustomer(database, request)) ? back : renderLoginPage(context, { email: '', back });
  });

  form(LOGIN_PATH, async (request, reply, body) => {
    const email = getField(body, 'email').slice(0, MAX_EMAIL_LENGTH);
    const back = parseLocalPath(getField(body, 'palaa'));
    const account = normalizeEmail(email);
    const customerId = await loginLimiter.attempt(request, reply, account, () =>
      findCustomerByPassword(database, email, getField(body, 'password')),
    );
    if (customerId === 'limited')
      return (context) =>
        renderLoginPage(context, { email, back, error: messages.tooManyTries, status: 429 });
    if (customerId === undefined)
      return (context) => renderLoginPage(context, { email, back, error: messages.wrongLogIn, status: 401 });
    await logIn(database, visitors, customerId, request, reply);
    return back;
  });

  form(LOG_OUT_PATH, async (request, reply) => {
    await logOut(database, visitors, request, reply);
    // The next person at a shared computer gets no page of the customer by the back button.
    reply.header('clear-site-data', '"cache"');
    return '/';
  });

  page('/tili', async (request, context) => {
    const customer = await findCustomer(database, request);
    if (!customer) return '/kirjaudu?palaa=/tili';
    await endOverdueOrders(database);
    return renderAccountPage(context, customer, await listOrders(database, customer.id), {
      isAddressSaved: context.query.has(SAVED),
    });
  });

  page(ADDRESS_PATH, async (request, context) => {
    const customer = await findCustomer(database, request);
    return customer ? renderAddressPage(context, customer) : `/kirjaudu?palaa=${ADDRESS_PATH}`;
  });

  form(ADDRESS_PATH, async (request, _reply, body) => {
    const customer = await findCustomer(database, request);
    if (!customer) return `/kirjaudu?palaa=${ADDRESS_PATH}`;
    const fields = new Map(Object.keys(body).map((name) => [name, [getField(body, name)]]));
    const checked = await addressCheck.readNative(fields);
    if (Object.keys(checked.errors).length > 0)
      return (context) => renderAddressPage(context, customer, checked);
    await saveAddress(database, customer.id, checked.data as unknown as NewAddress);
    return `/tili?${SAVED}=1`;
  });

  form(`${REORDER_PATH}/:key`, async (request) => {
    const visitor = visitors.findVisitor(request);
    const customer = await findCustomer(database, request);
    if (!visitor || !customer) return '/kirjaudu?palaa=/tili';
    const buyer = { visitor, customerId: customer.id };
    const reasons: string[] = [];
    const order = await findOrder(database, request.params.key, buyer);
    for (const { code, quantity } of order?.lines ?? []) {
      const { reason } = await changeCart(database, visitor, (queries, cart) =>
        addPieces(queries, cart, code, quantity, order?.language),
      );
      if (reason !== undefined) reasons.push(reason);
    }
    await storeVisitorNotices(database, visitor, [...new Set(reasons)]);
    return BASKET_PATH;
  });
}
