import type { Locator, Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { axe, expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

const PATH = '/lounaslista';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (page: Page, name: string) => page.getByRole('group', { name });
const dishes = (within: Locator) => within.getByRole('heading', { level: 4 });

/** Opens the page with the example and starts editing it. */
async function edit(page: Page, baseURL: string | undefined, query = ''): Promise<void> {
  await page.goto(addressOf('ammattilaiset', PATH + query, baseURL));
  await button(page, 'Muokkaa').click();
  await expect(button(page, 'Tallenna')).toBeVisible();
  // The drag needs the whole week inside the window.
  await page.evaluate(() => window.scrollTo({ top: 320, behavior: 'instant' }));
}

/**
 * Drags a card by mouse by the given pixels. The events have the timestamps of a pointer that is held for `heldMs`,
 * however long the browser takes.
 */
async function drag(page: Page, card: Locator, by: { x: number; y: number }, heldMs: number): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const box = (await card.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + 12];
  const devtools = await page.context().newCDPSession(page);
  const pressed = Date.now();
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      type,
      x: x + by.x * part,
      y: y + by.y * part,
      timestamp: (pressed + heldMs * part) / 1000,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await page.mouse.move(x, y);
  await mouse('mousePressed', 0);
  await mouse('mouseMoved', 0.5);
  // Gives the page time to find the drop target, as a slow hand does.
  await expect(page.locator('[data-dragging]')).not.toHaveCount(0);
  await mouse('mouseMoved', 1);
  await expect(page.locator('[data-over]')).toHaveCount(1);
  await mouse('mouseReleased', 1);
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
  await devtools.detach();
}

test.use({ viewport: { width: 1280, height: 900 } });

test('drag by mouse: it counts from 200 ms and 50 px, and undo reverts it [MNU-08] [MNU-09]', async ({
  page,
  baseURL,
}) => {
  await edit(page, baseURL);
  const [monday, tuesday] = [day(page, 'Maanantai'), day(page, 'Tiistai')];
  const before = {
    monday: await dishes(monday).allTextContents(),
    tuesday: await dishes(tuesday).allTextContents(),
  };
  const [first, second] = before.monday;
  const card = monday.getByRole('listitem').first();
  const width = (await tuesday.boundingBox())!.x - (await monday.boundingBox())!.x;

  await drag(page, card, { x: 30, y: 30 }, 400);
  // Browsers blur event times by some tenths of a millisecond; the unit test of `counts` is exact to the millisecond.
  await drag(page, card, { x: width, y: 0 }, 198);
  await expect(dishes(monday)).toHaveText(before.monday);
  await expect(button(page, 'Kumoa')).toHaveAttribute('aria-disabled', 'true');

  await drag(page, card, { x: width, y: 0 }, 202);
  await expect(dishes(monday)).toHaveText([second!]);
  await expect(dishes(tuesday)).toHaveText([first!, ...before.tuesday]);
  await expect(page.getByText(`${first} siirretty: Tiistai, paikka 1/3`)).toBeAttached();

  await button(page, 'Kumoa').click();
  await expect(dishes(monday)).toHaveText(before.monday);
  await expect(dishes(tuesday)).toHaveText(before.tuesday);
});

test(
  'drag by touch: a finger that rests on a card drags it [MNU-08] [MNU-09]',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await edit(page, baseURL);
    const [monday, tuesday] = [day(page, 'Maanantai'), day(page, 'Tiistai')];
    const [first] = await dishes(monday).allTextContents();
    const box = (await monday.getByRole('listitem').first().boundingBox())!;
    const target = (await tuesday.boundingBox())!;
    const devtools = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, y] = [box.x + 40, box.y + 40];
    await touch('touchStart', x, y);
    await expect(monday.locator('[data-dragging]')).toBeAttached();
    await touch('touchMove', x + 60, y);
    await touch('touchMove', target.x + 40, y - 30);
    await touch('touchEnd');
    await expect(dishes(tuesday).first()).toHaveText(first!);
    await context.close();
  },
);

test('saved menu: it has its own address, which shows it to other visitors [MNU-01] [MNU-02] [MNU-11] [MNU-16] [MNU-18]', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await edit(page, baseURL, '?utm=kirje');
  await axe(page, 'main');
  const monday = day(page, 'Maanantai');
  await monday.getByRole('button', { name: 'Lisää resepti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Valitse resepti' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('lasagne');
  await page.keyboard.press('ArrowDown');
  await axe(page, 'dialog');
  await page.keyboard.press('Enter');
  await expect(dishes(monday).last()).toHaveText('Juureslasagne');
  await monday.getByRole('button', { name: 'Siirrä Juureslasagne seuraavaan päivään' }).click();
  const moved = day(page, 'Tiistai').getByRole('button', { name: 'Siirrä Juureslasagne ylemmäs' });
  const count = await dishes(day(page, 'Tiistai')).count();
  await expect(
    day(page, 'Tiistai').getByRole('button', { name: 'Siirrä Juureslasagne seuraavaan päivään' }).last(),
  ).toBeFocused();
  await moved.last().press('Enter');
  const wanted = await dishes(day(page, 'Tiistai')).allTextContents();
  expect(wanted).toHaveLength(count);

  await button(page, 'Tallenna').click();
  await expect(page).toHaveURL(/\?utm=kirje&menuId=[\w-]{22}$/);
  await button(page, 'Kopioi osoite').click();
  await expect(page.getByText('Osoite kopioitu')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());

  const others = await browser.newContext();
  const other = await others.newPage();
  await other.goto(address);
  await expect(button(other, 'Muokkaa')).toBeVisible();
  await expect(dishes(day(other, 'Tiistai'))).toHaveText(wanted);
  await others.close();
});

test(
  'closing the page: it asks while there are unsaved changes, and not after saving [MNU-10]',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('dialog', (dialog) => {
      requests.push(dialog.type());
      void dialog.accept();
    });
    await edit(page, baseURL);
    await page.reload();
    expect(requests).toEqual([]);
    await button(page, 'Muokkaa').click();
    await button(page, 'Lisää viikko').click();
    await page.reload();
    expect(requests).toEqual(['beforeunload']);
    await button(page, 'Muokkaa').click();
    await button(page, 'Lisää viikko').click();
    await button(page, 'Poistu tallentamatta').click();
    await page.reload();
    expect(requests).toEqual(['beforeunload']);
  },
);

test('print: only the sheet is printed, on one page [MNU-16] [MNU-19]', async ({ page, baseURL }) => {
  const release = await hold(page, '**/chunks/weekly-menu-builder-*.js');
  const pages = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  await page.goto(addressOf('ammattilaiset', PATH, baseURL), { waitUntil: 'domcontentloaded' });
  await expect(button(page, 'Muokkaa')).toBeVisible();
  // Before the code is loaded, the page has all weeks for browsers without JavaScript.
  expect(await pages()).toHaveLength(1);
  release();
  await expect(page.locator('[data-widget-state=mounted][data-widget=weekly-menu-builder]')).toBeVisible();
  expect(await pages()).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(day(page, 'Perjantai')).toBeVisible();
  for (const gone of [
    button(page, 'Tulosta'),
    button(page, 'Seuraava viikko'),
    page.getByRole('heading', { level: 1 }),
  ])
    await expect(gone).toBeHidden();

  await page.emulateMedia({ media: null });
  await page.goto(addressOf('ammattilaiset', '/lounaslistapohja', baseURL));
  const text = page.getByRole('textbox', { name: 'Ruokalista' });
  await text.fill(Array.from({ length: 30 }, (_, at) => `${at + 1}. ruokalaji ja salaattia`).join('\n'));
  await page.getByRole('tab', { name: 'Saaristo' }).click();
  expect(await pages()).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Saaristo' })).toBeHidden();
  // Printing by keyboard leaves the focus in the text.
  await text.focus();
  await expect(text).toHaveCSS('outline-style', 'none');
  await expect.poll(() => text.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
});
