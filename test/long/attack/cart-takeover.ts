import { startServer } from '../faults/server.ts';
import { type Attack, type Browser, opened } from './browser.ts';

const CART = '/api/v1/lihakauppa/shoppingcart';
const VICTIM = { email: 'kerttu@lihaluoto.example', password: 'kerttu-kantaasiakas' };

const add = (browser: Browser, code: string, quantity: number) =>
  browser.send(`${CART}/add`, { body: { language: 'fi', code, quantity } });
async function codesOf(browser: Browser): Promise<string[]> {
  const { body } = await browser.send(`${CART}/load?language=fi`);
  return (JSON.parse(body) as { lineItems: { code: string }[] }).lineItems.map(({ code }) => code);
}

/** Takes over the cart of another customer by a link to the login with a cart of the attacker. */
export const cartTakeover: Attack = async (folder) => {
  const server = await startServer(folder);
  try {
    const attacker = await opened(server.origin, 'shop');
    const victim = await opened(server.origin, 'shop');
    await add(attacker, '20108', 3);
    const { token } = JSON.parse((await attacker.send(`${CART}/handover`, { body: {} })).body) as {
      token: string;
    };
    const link = `/ostoskori?kori=${token}`;
    const login = `/kirjaudu?palaa=${encodeURIComponent(link)}`;
    const page = await victim.send(login);
    const [, palaa = ''] = /name="palaa" value="([^"]*)"/.exec(page.body) ?? [];
    const follow = (location: string | undefined) =>
      victim.send(location ?? '/', {
        headers: { referer: `http://${victim.host}${login}`, 'sec-fetch-site': 'same-origin' },
      });
    const entered = await victim.form('/kirjaudu', { ...VICTIM, palaa });
    await follow(entered.headers.location);
    await follow((await victim.form('/kirjaudu', { ...VICTIM, palaa: link })).headers.location);
    await follow(link);
    const brought = await codesOf(victim);
    await add(victim, '20106', 1);
    const seen = await codesOf(attacker);
    await add(attacker, '20109', 1);
    const changed = await codesOf(victim);
    return [
      {
        what: 'the login worked',
        tried: 1,
        through: String(entered.status),
        allowed: 303,
        went: entered.status !== 303,
      },
      {
        what: 'goods brought into the victim’s cart',
        tried: 3,
        through: brought.join(),
        allowed: 'none',
        went: brought.includes('20108'),
      },
      {
        what: 'the victim’s cart read',
        tried: 1,
        through: seen.join(),
        allowed: '20108',
        went: seen.includes('20106'),
      },
      {
        what: 'the victim’s cart changed',
        tried: 1,
        through: changed.join(),
        allowed: '20106',
        went: changed.join() !== '20106',
      },
    ];
  } finally {
    await server.kill();
  }
};
