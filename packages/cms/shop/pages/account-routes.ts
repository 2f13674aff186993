import { getSearchParameters } from '../../platform/http/request.ts';
import { findCustomerByPassword } from '../customers.ts';
import { findCustomer, logIn, logOut } from '../customer-session.ts';
import { listOrders } from '../orders.ts';
import { endOverdueOrders } from '../cancel-unpaid-order.ts';
import type { LoginLimiter } from '../../platform/http/security/login-limiter.ts';
import { renderAccountPage } from './account-page.ts';
import { parseLocalPath } from '../local-path.ts';
import { renderLoginPage } from './login-page.ts';
import { type ShopPageOptions, type ShopRouter, getField } from './router.ts';
import { messages } from './messages.ts';
import { normalizeEmail } from '../../platform/model/emails.ts';

export const LOGIN_PATH = '/kirjaudu';
const MAX_EMAIL_LENGTH = 200;

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

  form('/ulos', async (request, reply) => {
    await logOut(database, visitors, request, reply);
    // The next person at a shared computer gets no page of the customer by the back button.
    reply.header('clear-site-data', '"cache"');
    return '/';
  });

  page('/tili', async (request, context) => {
    const customer = await findCustomer(database, request);
    if (!customer) return '/kirjaudu?palaa=/tili';
    await endOverdueOrders(database);
    return renderAccountPage(context, customer, await listOrders(database, customer.id));
  });
}
