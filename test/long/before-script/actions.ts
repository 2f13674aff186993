/** What a visitor does before the script, and whether it has its effect. */
import type { Locator, Page } from '@playwright/test';
import { readRecord, type Subject, type Visit } from './page.ts';

/** How an action has its effect. */
export type Effect =
  /** The browser's own: a link is followed, a form sent, a `<details>` opened, a text typed. */
  | 'native'
  /** The island's, which gets the click when it is mounted. */
  | 'replayed'
  /** The widget shows nothing that can be used before the script. */
  | 'none';

interface Outcome {
  effect: Effect;
  wrong: string[];
}

const CONTROLS = 'a, button, summary, input:not([type=hidden]), select, textarea, label';

/** The part of a control that handles its click. */
interface Control {
  kind: 'link' | 'submit' | 'summary' | 'field' | 'button';
  text: string;
}

const describeControl = (control: Locator): Promise<Control> =>
  control.evaluate((element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
    const button = element as HTMLButtonElement;
    if (element.matches('a[href]')) return { kind: 'link', text };
    if (element.localName === 'summary') return { kind: 'summary', text };
    if (element.matches('input, select, textarea, label')) return { kind: 'field', text };
    const isSubmit = button.type === 'submit' && button.form !== null && button.form.method !== 'dialog';
    return { kind: isSubmit ? 'submit' : 'button', text };
  });

/** Finds the control of a widget's first action: that of its visits if it is shown, otherwise the first one. */
async function findControl(marker: Locator, { action }: Subject): Promise<Locator | undefined> {
  const selectors: string[] = [];
  if (action && 'press' in action) selectors.push(action.press);
  if (action && 'fill' in action)
    selectors.push(...Object.keys(action.fill).map((key) => (/^\w+$/.test(key) ? `[name="${key}"]` : key)));
  for (const selector of [...selectors, CONTROLS]) {
    const control = marker.locator(selector).filter({ visible: true }).first();
    if ((await control.count()) > 0) return control;
  }
  return undefined;
}

/** Uses a field as a visitor does. Returns the value that the island has to keep. */
async function fillField(field: Locator): Promise<string> {
  const type = await field.evaluate((element) =>
    element.localName === 'input' ? (element as HTMLInputElement).type : element.localName,
  );
  if (type === 'label' || type === 'radio' || type === 'checkbox') await field.click();
  else if (type === 'select')
    await field.selectOption({ index: (await field.locator('option').count()) - 1 });
  else if (type === 'file')
    await field.setInputFiles({ name: 'kuva.png', mimeType: 'image/png', buffer: PNG });
  else {
    await field.click();
    await field.pressSequentially(TYPED[type] ?? 'Aino');
  }
  return readField(field);
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Texts for types of fields that accept no name. */
const TYPED: Readonly<Record<string, string>> = {
  email: 'aino@example.fi',
  tel: '0401234567',
  number: '3',
  date: '01022027',
};

const readField = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const input = (element.localName === 'label' ? (element as HTMLLabelElement).control : element) as
      | HTMLInputElement
      | undefined;
    if (!input) return '';
    if (input.type === 'radio' || input.type === 'checkbox') return String(input.checked);
    return input.type === 'file' ? String(input.files!.length) : input.value;
  });

/** Returns whether the panel of a summary is open: also that of the button by which the island replaces it. */
const isOpen = (marker: Locator, text: string): Promise<boolean> =>
  marker.evaluate(
    (element, words) =>
      [...element.querySelectorAll('details[open] > summary, button[aria-expanded=true]')].some((one) =>
        (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').includes(words),
      ) || ![...element.querySelectorAll('summary')].some((one) => one.checkVisibility()),
    text,
  );

/** Uses a control. A link to a part of the page may be shown by the focus alone, so it is pressed by a key. */
const press = async (control: Locator): Promise<void> =>
  (await control.getAttribute('href'))?.startsWith('#') ? control.press('Enter') : control.click();

/** Returns whether a link opens another page: not a part of this one, and no call. */
const leadsAway = async (link: Locator): Promise<boolean> =>
  !/^(#|tel:|mailto:)/.test((await link.getAttribute('href'))!);

const wait = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Uses a control without the script. Returns the faults of its native effect, and the addresses that the page was left for. */
async function act({ page, readLeft }: Pick<Visit, 'page' | 'readLeft'>, marker: Locator, control: Locator) {
  const { kind, text } = await describeControl(control);
  let typed = '';
  if (kind === 'field') typed = await fillField(control);
  else await press(control);
  await wait(page);
  const left = await readLeft();
  const wrong: string[] = [];
  if (kind === 'link' && left.length === 0 && (await leadsAway(control)))
    wrong.push(`the link ${text} was not followed`);
  if (kind === 'submit' && left.length !== 1) wrong.push(`the form was sent ${left.length} times`);
  if (kind === 'summary' && !(await isOpen(marker, text))) wrong.push(`${text} was not opened`);
  return { kind, text, typed, left, wrong };
}

/** The first action of a widget before a late script, and its effect after the script. */
export async function actBeforeLateScript(
  { page, release, readLeft, said }: Visit,
  subject: Subject,
): Promise<Outcome> {
  const marker = page.locator('main > [data-widget]');
  const control = await findControl(marker, subject);
  if (!control) {
    await release();
    return { effect: 'none', wrong: said };
  }
  const { kind, text, typed, left, wrong } = await act({ page, readLeft }, marker, control);
  await release();
  await wait(page);
  const { clicks: replayed } = await readRecord(page);
  if (kind === 'button') {
    if (replayed.length !== 1)
      wrong.push(`the click on ${text} was replayed ${replayed.length} times: ${replayed.join(', ')}`);
  } else if (kind === 'field') {
    const field = await findControl(marker, subject);
    const value = field && (await readField(field));
    if (value !== typed) wrong.push(`the field had ${typed}, and has ${value}`);
  } else if (kind === 'summary') {
    if (!(await isOpen(marker, text))) wrong.push(`${text} is not open in the island`);
  } else if (replayed.length > 0) wrong.push(`the click on ${text} was repeated: ${replayed.join(', ')}`);
  const leftAgain = (await readLeft()).slice(left.length);
  if (leftAgain.length > 0) wrong.push(`the page was left again: ${leftAgain.join(', ')}`);
  return { effect: kind === 'button' ? 'replayed' : 'native', wrong: [...wrong, ...said] };
}

/** Controls that a visitor sees and that do nothing without a script. */
const findDeadControls = (marker: Locator): Promise<string[]> =>
  marker.evaluate((element) =>
    [
      ...element.querySelectorAll<HTMLElement>(
        'a:not([href]), button, [role=button], input:not([type=hidden]), select, textarea',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const { form } = control as HTMLInputElement;
        // A form without `action` is sent to the page's own address, as a search.
        const isSent = form != null && form.method !== 'dialog';
        if (control.localName === 'button')
          return !(isSent && (control as HTMLButtonElement).type === 'submit');
        // Styles show the result of a choice, and a text that is typed into the page is printed.
        if (control.matches('[type=radio], [type=checkbox], textarea')) return false;
        return control.localName === 'a' || !isSent;
      })
      .filter((control) => !(control as HTMLButtonElement).disabled)
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** The first action of a widget whose script is missing. */
export async function actWithoutScript({ page, readLeft, said }: Visit, subject: Subject): Promise<Outcome> {
  const marker = page.locator('main > [data-widget]');
  const wrong = (await findDeadControls(marker)).map((html) => `it does nothing without the script: ${html}`);
  const control = await findControl(marker, subject);
  const unexpected = said.filter((message) => !/saaristo\.js/.test(message));
  if (!control) return { effect: 'none', wrong: [...wrong, ...unexpected] };
  const acted = await act({ page, readLeft }, marker, control);
  return { effect: 'native', wrong: [...wrong, ...acted.wrong, ...unexpected] };
}
