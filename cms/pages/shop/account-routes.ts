import { searchParameters } from '../../http/request.ts';
import { customerBy } from '../../shop/customers.ts';
import { customerOf, logIn, logOut } from '../../shop/logins.ts';
import { ordersOf } from '../../shop/orders.ts';
import { releaseOverdue } from '../../shop/cancel-unpaid-order.ts';
import type { LoggingIn } from '../../http/security/logging-in.ts';
import { accountPage } from './account-page.ts';
import { localPath } from './local-path.ts';
import { loginPage } from './login-page.ts';
import { type ShopPageOptions, type ShopSite, textIn } from './site.ts';
import { words } from './texts.ts';

export const LOGIN_PATH = '/kirjaudu';
const LONGEST_EMAIL = 200;

/** The way in, the account, the way out. */
export function accountRoutes(
  { page, form }: ShopSite,
  { database, visitors }: ShopPageOptions,
  loggingIn: LoggingIn,
): void {
  page(LOGIN_PATH, async (request, context) => {
    const back = localPath(searchParameters(request).get('palaa'));
    return (await customerOf(database, request)) ? back : loginPage(context, { email: '', back });
  });

  form(LOGIN_PATH, async (request, reply, body) => {
    const email = textIn(body, 'email').slice(0, LONGEST_EMAIL);
    const back = localPath(textIn(body, 'palaa'));
    const account = email.trim().toLowerCase();
    if (!(await loggingIn.take(request, account)))
      return (context) => loginPage(context, { email, back, error: words.tooManyTries, status: 429 });
    const customerId = await customerBy(database, email, textIn(body, 'password'));
    if (customerId === undefined)
      return (context) => loginPage(context, { email, back, error: words.wrongLogIn, status: 401 });
    await loggingIn.right(request, reply, account);
    await logIn(database, visitors, customerId, request, reply);
    return back;
  });

  form('/ulos', async (request, reply) => {
    await logOut(database, visitors, request, reply);
    return '/';
  });

  page('/tili', async (request, context) => {
    const customer = await customerOf(database, request);
    if (!customer) return '/kirjaudu?palaa=/tili';
    await releaseOverdue(database);
    return accountPage(context, customer, await ordersOf(database, customer.id));
  });
}
