import { startServer } from '../faults/server.ts';
import { type Attack, type Answer, type Browser, opened } from './browser.ts';

const ADDRESSES = 4;
const FROM_ADDRESS = 10;
const FOR_ACCOUNT = 20;
const CODES = 30;
const OWNER = { email: 'aino@lihaluoto.example', password: 'aino-tilaa-tiskilta' };

let last = 0;
/** The header that the proxy passes on: different entries of the attacker each time, and the address that the proxy sees. */
const behindProxy = (client: number) => (): Record<string, string> => {
  last += 1;
  return {
    'x-forwarded-for': `10.${last >> 8}.1.${last & 255}, 198.18.${last & 255}.1, 203.0.113.${client}`,
  };
};
/** The header of an attacker without the proxy. */
const forged = (): Record<string, string> => {
  last += 1;
  return { 'x-forwarded-for': `198.18.${last >> 8}.${last & 255}` };
};

/** Returns how many of a number of tries were checked, from all addresses at once. */
async function judged(
  tries: number,
  browserOf: (client: number) => Browser | Promise<Browser>,
  guess: (browser: Browser, at: number) => Promise<boolean>,
): Promise<number[]> {
  const fromOne = async (client: number): Promise<number> => {
    const browser = await browserOf(client);
    let through = 0;
    for (let at = 0; at < tries; at += 1) if (await guess(browser, at)) through += 1;
    return through;
  };
  return Promise.all(Array.from({ length: ADDRESSES }, (_, client) => fromOne(client)));
}

const isJudged = ({ status }: Answer): boolean => status !== 429;
const login = async (browser: Browser, email: string): Promise<boolean> =>
  isJudged(await browser.form('/kirjaudu', { email, password: 'arvaus' }));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Guesses logins, the editors' password and coupons from many forged addresses. */
export const guessing: Attack = async (folder) => {
  const server = await startServer(folder);
  const rows: Awaited<ReturnType<Attack>> = [];
  const tell = (what: string, tries: number, through: number[], perAddress: number, most: number) => {
    const all = sum(through);
    rows.push({
      what,
      tried: tries * ADDRESSES,
      through: `${all} (${through.join(', ')})`,
      allowed: most,
      went: all === 0 || all > most || through.some((count) => count > perAddress),
    });
  };
  try {
    const inShop = (first: number) => (client: number) =>
      opened(server.origin, 'shop', behindProxy(first + client));
    const owner = await opened(server.origin, 'shop', behindProxy(200));
    await owner.form('/kirjaudu', OWNER);

    const accounts = await judged(15, inShop(10), (browser, at) => login(browser, `a${at}@luoto.example`));
    tell('logins of many accounts', 15, accounts, FROM_ADDRESS, FROM_ADDRESS * ADDRESSES);
    const account = await judged(9, inShop(20), (browser) => login(browser, OWNER.email));
    tell('logins of one account', 9, account, FROM_ADDRESS, FOR_ACCOUNT);
    const entered = await owner.form('/kirjaudu', OWNER);
    rows.push({
      what: 'the owner’s own login meanwhile',
      tried: 1,
      through: String(entered.status),
      allowed: 303,
      went: entered.status !== 303,
    });
    const editor = await judged(
      9,
      (client) => opened(server.origin, 'main', behindProxy(30 + client)),
      async (browser) => {
        const page = await browser.send('/editor/login');
        const [, token = ''] = /name="token" value="([^"]*)"/.exec(page.body) ?? [];
        return isJudged(
          await browser.form('/editor/login', {
            token,
            email: 'publisher@saaristo.example',
            password: 'arvaus arvaus',
          }),
        );
      },
    );
    tell('passwords of the editors', 9, editor, FROM_ADDRESS, FOR_ACCOUNT);
    const coupons = await judged(40, inShop(40), async (browser, at) => {
      const { body } = await browser.send('/api/v1/lihakauppa/shoppingcart/addcouponcode', {
        body: { language: 'fi', code: `ARVAUS-${at}` },
      });
      return !body.includes('"error"');
    });
    tell('coupons', 40, coupons, CODES, CODES * ADDRESSES);
  } finally {
    await server.kill();
  }
  const direct = await startServer(folder, { SAARISTO_TRUST_PROXY: '0' });
  try {
    // Without the proxy the header is ignored: the address is that of the socket.
    const host = 'lihakauppa.localhost';
    const through = await judged(
      15,
      (client) =>
        opened(
          direct.origin,
          'shop',
          () => ({ ...forged(), 'x-forwarded-host': host }),
          `127.0.0.${client + 2}`,
        ),
      (browser, at) => login(browser, `b${at}@luoto.example`),
    );
    tell('logins over sockets of four addresses', 15, through, FROM_ADDRESS, FROM_ADDRESS * ADDRESSES);
  } finally {
    await direct.kill();
  }
  return rows;
};
