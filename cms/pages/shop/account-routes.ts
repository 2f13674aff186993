import { searchParameters } from '../../request.ts';
import { customerBy } from '../../shop/customers.ts';
import { customerOf, logIn, logOut } from '../../shop/logins.ts';
import { ordersOf } from '../../shop/orders.ts';
import { releaseOverdue } from '../../shop/release.ts';
import { createTries } from '../../shop/tries.ts';
import { accountPage } from './account-page.ts';
import { localPath } from './local-path.ts';
import { loginPage } from './login-page.ts';
import { type ShopPageOptions, type ShopSite, textIn } from './site.ts';
import { words } from './texts.ts';

/** How often one address may try a wrong password. */
const TRIES = 10;
const TRIES_WITHIN = 15 * 60_000;
const LONGEST_EMAIL = 200;

/** The way in, the account, the way out. */
export function accountRoutes({ page, form }: ShopSite, { database, sessions }: ShopPageOptions): void {
  const tries = createTries(TRIES, TRIES_WITHIN);

  page('/kirjaudu', async (request, context) => {
    const back = localPath(searchParameters(request).get('palaa'));
    return (await customerOf(database, request)) ? back : loginPage(context, { email: '', back });
  });

  form('/kirjaudu', async (request, reply, body) => {
    const email = textIn(body, 'email').slice(0, LONGEST_EMAIL);
    const back = localPath(textIn(body, 'palaa'));
    if (!tries.take(request.ip))
      return (context) => loginPage(context, { email, back, error: words.tooManyTries, status: 429 });
    const customerId = await customerBy(database, email, textIn(body, 'password'));
    if (customerId === undefined)
      return (context) => loginPage(context, { email, back, error: words.wrongLogIn, status: 401 });
    tries.giveBack(request.ip);
    await logIn(database, sessions, customerId, request, reply);
    return back;
  });

  form('/ulos', async (request, reply) => {
    await logOut(database, sessions, request, reply);
    return '/';
  });

  page('/tili', async (request, context) => {
    const customer = await customerOf(database, request);
    if (!customer) return '/kirjaudu?palaa=/tili';
    await releaseOverdue(database);
    return accountPage(context, customer, await ordersOf(database, customer.id));
  });
}
