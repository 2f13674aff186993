/** Journey of blocks side by side (`npm run long -- --project=editor-journeys`). */
import { add, canvas, edit, form, outline, publish, saved } from '../../e2e/editing.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
test.describe.configure({ timeout: 240_000 });

test('columns: a text and questions are put side by side in a band, and stand below each other on a phone [EDITOR]', async ({
  page,
  context,
}) => {
  const path = await edit(page, 'columns', []);
  await add(page, 'Columns');
  await expect(canvas(page).locator('.columns > div')).toHaveCount(2);

  const first = form(page).getByRole('group', { name: 'First column' });
  await first.getByRole('button', { name: 'Rich text', exact: true }).click();
  await first.getByRole('textbox', { name: 'Rich text' }).fill('Grilled in the archipelago');
  const second = form(page).getByRole('group', { name: 'Second column' });
  await second.getByLabel('New block in “Second column”').selectOption('faq-list');
  await second.getByRole('button', { name: 'Add', exact: true }).click();
  const columns = canvas(page).locator('.columns');
  const background = form(page).getByLabel('Background');
  await background.selectOption('soft');
  await expect(columns).toHaveAttribute('data-background', 'soft');
  await background.selectOption('none');
  await expect(columns).not.toHaveAttribute('data-background');
  await background.selectOption({ label: 'Across the page' });
  await form(page).getByLabel('Wider column').selectOption('last');
  const fills = (element: HTMLElement) =>
    element.getBoundingClientRect().width === element.ownerDocument.documentElement.clientWidth;
  expect(await columns.evaluate(fills)).toBe(true);
  await expect(canvas(page).locator('.columns > div').first()).toHaveText('Grilled in the archipelago');
  await expect(canvas(page).locator('.columns > div').nth(1).getByRole('heading').first()).toBeVisible();
  await axe(page);
  await expect(saved(page)).toBeVisible();
  await form(page).getByRole('button', { name: 'Keep as they are' }).click();
  await publish(page);

  const visitor = await context.newPage();
  await visitor.goto(path);
  const [left, right] = [visitor.locator('.columns > div').first(), visitor.locator('.columns > div').nth(1)];
  await expect(left).toHaveText('Grilled in the archipelago');
  const [a, b] = [await left.boundingBox(), await right.boundingBox()];
  expect(b!.x).toBeGreaterThan(a!.x + a!.width);
  expect(b!.y).toBe(a!.y);
  expect(b!.width / a!.width).toBeCloseTo(7 / 5, 1);
  expect(await visitor.locator('.columns').evaluate(fills)).toBe(true);
  await axe(visitor);
  await visitor.setViewportSize({ width: 375, height: 800 });
  const [top, below] = [await left.boundingBox(), await right.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(top!.y + top!.height);
  expect(below!.x).toBe(top!.x);
  await expect(outline(page)).toBeVisible();
});
