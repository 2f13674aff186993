import { expect, html, marker, test } from './site.ts';

/** Number of islands on the page; one of them shows the cart. */
const ISLANDS = 200;

const cart = (pieces: number) => ({ lineItems: [], lineItemCount: pieces });

test('cart: a change renders the island that shows the cart once, and none of 199 others [PERF]', async ({
  page,
  site,
}) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: route.request().url().includes('/load') ? cart(1) : {} }),
  );
  // The hook of the developer tools reports every commit of every root.
  await page.addInitScript(() => {
    const commits: string[] = [];
    Object.assign(window, {
      commits,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_: number, { containerInfo }: { containerInfo: Element }) =>
          commits.push(containerInfo.closest('[data-widget]')?.getAttribute('data-widget') ?? ''),
      },
    });
  });
  const card = (at: number) =>
    marker(
      'product-card',
      { title: `Tuote ${at}`, url: '/t', price: '4,90', code: String(at), site: 'lihakauppa' },
      '',
      'data-load="eager"',
    );
  const settings = '<script type="application/json" data-widget-settings>{"site":"lihakauppa"}</script>';
  const cards = Array.from({ length: ISLANDS - 1 }, (_, at) => card(at)).join('');
  await page.goto(site.page('/', html(marker('header', {}, '', 'data-load="eager"') + cards, settings)));
  await expect(page.getByRole('button', { name: 'Lisää ostoskoriin' })).toHaveCount(ISLANDS - 1, {
    timeout: 20_000,
  });
  await expect(page.locator('[data-widget="header"]')).toContainText('1');
  const changed = await page.evaluate(async () => {
    const { commits } = window as unknown as { commits: string[] };
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    /** Waits until the browser is idle twice in a row without a render in between. */
    const quiet = async () => {
      for (let seen = -1; seen !== commits.length;) {
        seen = commits.length;
        await idle();
        await idle();
      }
    };
    await quiet();
    commits.length = 0;
    const { store } = (
      window as unknown as {
        saaristo: { store: { getState(): { cart: object }; setState(state: object): void } };
      }
    ).saaristo;
    store.setState({ cart: { ...store.getState().cart, lineItemCount: 2 } });
    await quiet();
    const counted = [...commits];
    commits.length = 0;
    // A change that no island shows renders nothing.
    store.setState({ cart: { ...store.getState().cart, total: '9,90' } });
    await quiet();
    return { counted, unshown: [...commits] };
  });
  expect(changed).toEqual({ counted: ['header'], unshown: [] });
});
