import { MAX_CARDS, MAX_WEEKS, weekOf } from '#schemas/menu.ts';
import { startServer } from '../faults/server.ts';
import { type Attack, type Browser, opened } from './browser.ts';

const MB = 1024 * 1024;
/** Bytes that one address may store in a day, with space for a last write that exceeds the limit. */
const MOST_OF_MENUS = 9 * MB;
const MENUS = 40;
const WRITES = 120;

const menu = (mark: number): object =>
  Array.from({ length: MAX_WEEKS / 2 }, (_, week) =>
    weekOf((day) =>
      Array.from({ length: MAX_CARDS }, (__, at) => ({
        header: `Keitto ${mark} ${week}`,
        link: `/reseptit/${day}-${at}`,
        image: { url: '/media/recipes/makkarakeitto.svg', alt: '' },
      })),
    ),
  );

/** Returns how many of a number of writes were accepted. */
async function taken(count: number, write: (at: number) => Promise<{ status: number }>): Promise<number> {
  let through = 0;
  for (let at = 0; at < count; at += 1) if ((await write(at)).status < 300) through += 1;
  return through;
}

/** Measures what one address can store without a captcha: menus, likes of missing content, newsletter addresses. */
export const storage: Attack = async (folder) => {
  const server = await startServer(folder, { SAARISTO_WRITES_PER_MINUTE: String(WRITES) });
  const from = (client: number): Promise<Browser> =>
    opened(server.origin, 'main', () => ({ 'x-forwarded-for': `203.0.113.${client}` }));
  try {
    const [menus, likes, newsletter] = [await from(1), await from(2), await from(3)];
    const size = JSON.stringify(menu(0)).length;
    const saved = await taken(MENUS, (at) => menus.send('/api/fs/menu', { body: menu(at) }));
    const liked = await taken(100, (at) => likes.send(`/api/contentlikecount/nothing-${at}`, { body: {} }));
    const signed = await taken(WRITES, (at) =>
      newsletter.send('/api/newsletter/subscribe', { body: { email: `a${at}@luoto.fi` } }),
    );
    const other = await (await from(4)).send('/api/fs/menu', { body: menu(MENUS) });
    return [
      {
        what: 'MB of menus of one address',
        tried: Math.round((MENUS * size) / MB),
        through: ((saved * size) / MB).toFixed(1),
        allowed: MOST_OF_MENUS / MB,
        went: saved === 0 || saved * size > MOST_OF_MENUS,
      },
      { what: 'likes of what there is not', tried: 100, through: String(liked), allowed: 0, went: liked > 0 },
      {
        what: 'sign-ups of one address',
        tried: WRITES,
        through: String(signed),
        allowed: WRITES / 2,
        went: signed === 0 || signed > WRITES / 2,
      },
      {
        what: 'another address’ menu',
        tried: 1,
        through: String(other.status),
        allowed: 200,
        went: other.status !== 200,
      },
    ];
  } finally {
    await server.kill();
  }
};
