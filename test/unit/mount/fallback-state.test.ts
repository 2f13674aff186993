import { createElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  createMarker,
  appendHtml,
  waitForState,
  flushTasks,
  startRuntime,
  getState,
  stopRuntime,
  type TestWidget,
} from '../../../packages/testing/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import anyCard from '../../fixtures/content/any-card/widget.ts';
import { form, fragile, greeting } from './widgets.tsx';

const FIELDS = `
  <form>
    <input name="email"><textarea name="Message"></textarea>
    <select name="topic"><option value="a">A<option value="b">B</select>
    <select name="several" multiple><option value="a">A<option value="b">B<option value="c">C</select>
    <input type="file" name="Files" multiple>
    <input type="checkbox" name="agreed">
    <input type="radio" name="way" value="post" checked><input type="radio" name="way" value="phone">
    <details><summary>More</summary>text</details>
    <button type="button">Send</button>
  </form>`;

/** A page whose widget arrives when the test releases it. */
async function startWithFallback(widget: TestWidget, fallback: string, props = {}, load = 'eager') {
  let arrive = () => {};
  await startRuntime({
    widget: {
      ...widget,
      load,
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  const element = appendHtml(createMarker('widget', props, fallback));
  await flushTasks();
  const find = (selector: string) => element.querySelector<HTMLInputElement>(selector)!;
  const mountIsland = async () => {
    arrive();
    await waitForState(element, 'mounted');
    await flushTasks();
  };
  const readOutput = () => JSON.parse(find('output').textContent) as Record<string, unknown>;
  return { element, find, arrive: () => arrive(), mountIsland, readOutput };
}

test('fallback state: typed text, selections and checked boxes are in the island and in its state [CARRY]', async () => {
  const { find, mountIsland, readOutput } = await startWithFallback(form, FIELDS);
  find('[name=email]').value = 'maija@example.test';
  find('[name=Message]').value = 'Hei,\nmoi';
  find('[name=topic]').value = 'b';
  find('[name=agreed]').checked = true;
  find('[value=phone]').checked = true;
  await mountIsland();
  expect(readOutput()).toMatchObject({
    mail: 'maija@example.test',
    message: 'Hei,\nmoi',
    topic: 'b',
    agreed: true,
    way: 'phone',
  });
});

test('fallback state: a field without input keeps the island’s value [CARRY]', async () => {
  const { mountIsland, readOutput, find } = await startWithFallback(
    form,
    '<input name="email" value="from the CMS"><select name="topic"><option value="b">B</select>',
  );
  await mountIsland();
  expect(readOutput()).toMatchObject({
    mail: '',
    topic: 'a',
    agreed: false,
    way: 'post',
    open: false,
    sent: 0,
  });
  expect(find('[name=email]')).not.toHaveFocus();
});

test('fallback state: several selected options of a list are selected in the island [CARRY]', async () => {
  const { find, mountIsland } = await startWithFallback(form, FIELDS);
  for (const value of ['a', 'c'])
    (find(`[name=several] [value=${value}]`) as Element as HTMLOptionElement).selected = true;
  await mountIsland();
  const chosen = [...(find('[name=several]') as Element as HTMLSelectElement).selectedOptions].map(
    ({ value }) => value,
  );
  expect(chosen).toEqual(['a', 'c']);
});

test('fallback state: focus and caret are kept [CARRY]', async () => {
  const { find, mountIsland } = await startWithFallback(form, FIELDS);
  const field = find('[name=email]');
  field.value = 'maija@example.test';
  field.focus();
  field.setSelectionRange(2, 5);
  await mountIsland();
  expect(find('[name=email]')).toHaveFocus();
  expect([find('[name=email]').selectionStart, find('[name=email]').selectionEnd]).toEqual([2, 5]);
});

test('fallback state: the focus of a field without a name moves to the one of the same type [CARRY]', async () => {
  const fields: TestWidget = {
    component: () => ['tel', 'text'].map((type) => createElement('input', { key: type, type })),
  };
  const { find, mountIsland } = await startWithFallback(fields, '<input type="text"><input type="tel">');
  find('[type=text]').focus();
  await mountIsland();
  expect(find('[type=text]')).toHaveFocus();
});

test('fallback state: the focus of a link with another text moves to the link in its place [CARRY]', async () => {
  const links: TestWidget = {
    component: () => [
      createElement('button', { key: 0 }, 'Nolla'),
      ...['Eins', 'Zwei'].map((text) => createElement('a', { key: text, href: `#${text}` }, text)),
    ],
  };
  const { find, mountIsland } = await startWithFallback(links, '<a href="#1">Yksi</a><a href="#2">Kaksi</a>');
  find('[href="#2"]').focus();
  await mountIsland();
  expect(find('[href="#Zwei"]')).toHaveFocus();
});

test('fallback state: files are chosen in the island, with a change event [CARRY]', async () => {
  const { element, find, mountIsland } = await startWithFallback(form, FIELDS);
  const files = {};
  Object.defineProperties(find('[name=Files]'), {
    files: { value: files },
    value: { value: 'C:\\fakepath\\a.txt' },
  });
  const choose = vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(() => {});
  const changed = vi.fn();
  element.addEventListener('change', ({ target }) => changed(target));
  await mountIsland();
  const field = find('[name=Files]');
  expect(choose).toHaveBeenCalledExactlyOnceWith(files);
  expect(choose.mock.contexts).toEqual([field]);
  expect(changed.mock.calls).toEqual([[field]]);
});

test('fallback state: a text field that becomes an e-mail field, which has no caret, causes no error [CARRY]', async () => {
  await startRuntime({ form, greeting });
  document.body.innerHTML =
    createMarker('form', { type: 'email' }, '<input name="email">') +
    createMarker('greeting', { text: 'Hei' });
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-widget]');
  const field = first!.querySelector('input')!;
  await Promise.resolve();
  field.value = 'maija@example.test';
  field.focus();
  await Promise.all([waitForState(first!, 'mounted'), waitForState(second!, 'mounted')]);
  expect(first!.querySelector('input')).toHaveFocus();
  expect(first!.querySelector('input')).toHaveValue('maija@example.test');
  // The runtime continues after it.
  await waitForState(appendHtml(createMarker('greeting', { text: 'Moi' })), 'mounted');
});

test('click: on one of several buttons, is replayed on the button with the same text [CARRY]', async () => {
  const by = await startWithFallback(form, '<button>Send</button><button>Other</button>', {}, 'interaction');
  by.find('button').click();
  await by.mountIsland();
  expect(by.readOutput()).toMatchObject({ sent: 1, open: false });
});

test.each([
  ['another text', '<button>Cancel</button>'],
  ['no text', '<button></button>'],
  [
    'another text in the place of the one with the same',
    '<button type="button">More</button><button>Buy</button>',
  ],
])('click: on a button with %s, is not replayed [CARRY]', async (_, fallback) => {
  const { element, mountIsland, readOutput } = await startWithFallback(form, fallback, {}, 'interaction');
  [...element.querySelectorAll('button')].at(-1)!.click();
  await mountIsland();
  expect(readOutput()).toMatchObject({ sent: 0, open: false });
});

test.each([
  ['a number', 'Osta 12 kpl', 'Osta 3 kpl!'],
  ['white space', '+', '\n + \n'],
])('click: on a button whose text differs only by %s, is replayed [CARRY]', async (_, text, given) => {
  const pressed = vi.fn();
  const widget: TestWidget = { component: () => createElement('button', { onClick: pressed }, text) };
  const { find, mountIsland } = await startWithFallback(
    widget,
    `<button>${given}</button>`,
    {},
    'interaction',
  );
  find('button').click();
  await mountIsland();
  expect(pressed).toHaveBeenCalledOnce();
});

test('click: on a button with a name, is replayed on the button with the same name and value [CARRY]', async () => {
  const pressed = vi.fn();
  const choices: TestWidget = {
    component: () =>
      ['keep', 'buy'].map((value) =>
        createElement(
          'button',
          { key: value, name: 'act', value, onClick: () => pressed(value) },
          `Island ${value}`,
        ),
      ),
  };
  const { find, mountIsland } = await startWithFallback(
    choices,
    '<button name="act" value="buy">Osta</button><button name="act" value="keep">Pidä</button>',
    {},
    'interaction',
  );
  find('[value=buy]').click();
  await mountIsland();
  expect(pressed.mock.calls).toEqual([['buy']]);
});

test('click: on several controls, is replayed in order and once for each control [CARRY]', async () => {
  const pressed = vi.fn();
  const rows: TestWidget = {
    component: () =>
      ['a', 'b', 'c'].map((value) =>
        createElement('button', { key: value, name: 'more', value, onClick: () => pressed(value) }, 'Lisää'),
      ),
  };
  const buttons = ['a', 'b', 'c'].map((value) => `<button name="more" value="${value}">Lisää</button>`);
  const { find, mountIsland } = await startWithFallback(rows, buttons.join(''), {}, 'interaction');
  // Visitors click again if they see no reaction.
  for (const value of ['c', 'a', 'a', 'c']) find(`[value=${value}]`).click();
  await mountIsland();
  expect(pressed.mock.calls).toEqual([['c'], ['a']]);
});

test.each(['<form><button>Send</button></form>', '<form id="f"></form><button form="f">Send</button>'])(
  'click: that submits a form of the fallback, %s, is not replayed [CARRY]',
  async (fallback) => {
    const { element, find, mountIsland, readOutput } = await startWithFallback(
      form,
      fallback,
      {},
      'interaction',
    );
    const sent = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('submit', sent);
    find('button').click();
    expect(sent).toHaveBeenCalledOnce();
    await mountIsland();
    expect(readOutput()).toMatchObject({ sent: 0 });
  },
);

test('click: on the button of a form that only scripts submit, is replayed [CARRY]', async () => {
  const { find, mountIsland, readOutput } = await startWithFallback(
    form,
    '<form method="dialog"><button>Send</button></form>',
    {},
    'interaction',
  );
  find('button').click();
  await mountIsland();
  expect(readOutput()).toMatchObject({ sent: 1 });
});

test('click: in an invalid marker, is replayed in the marker that contains it [CARRY]', async () => {
  expectConsole('error', /no such widget/);
  const { element, find, mountIsland, readOutput } = await startWithFallback(
    form,
    createMarker('unknown', {}, '<button>Send</button>'),
    {},
    'interaction',
  );
  expect(getState(element)).toBe('pending');
  find('button').click();
  await mountIsland();
  expect(readOutput()).toMatchObject({ sent: 1 });
});

const LIFETIME_MS = 15_000;

/** Advances `performance.now()` from here. */
function advanceClock(ms: number): void {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
}

test('click: within its lifetime is replayed, after it is not [CARRY]', async () => {
  for (const [ms, sent] of [
    [LIFETIME_MS - 1000, 1],
    [LIFETIME_MS + 1000, 0],
  ] as const) {
    const { find, mountIsland, readOutput } = await startWithFallback(form, FIELDS, {}, 'interaction');
    find('button').click();
    advanceClock(ms);
    await mountIsland();
    expect(readOutput()).toMatchObject({ sent });
    vi.restoreAllMocks();
    stopRuntime();
  }
});

test('click: that is repeated has the lifetime of the last one [CARRY]', async () => {
  const { find, mountIsland, readOutput } = await startWithFallback(form, FIELDS, {}, 'interaction');
  find('button').click();
  advanceClock(LIFETIME_MS - 1000);
  find('button').click();
  advanceClock(LIFETIME_MS - 1000);
  await mountIsland();
  expect(readOutput()).toMatchObject({ sent: 1 });
});

test('click: before the code could not be loaded is not replayed after a retry [CARRY]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expectConsole('error', /form: its code could not be loaded Error: offline/);
  let works = false;
  const fetch: TestWidget['fetch'] = (code) => (works ? code() : Promise.reject(new Error('offline')));
  await startRuntime({ form: { ...form, fetch } });
  const element = appendHtml(createMarker('form', {}, FIELDS));
  element.querySelector('button')!.click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getState(element)).toBe('failed');
  // The island is neither mounted nor loading.
  element.querySelector('button')!.click();
  works = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(getState(element)).toBe('mounted');
  expect(JSON.parse(element.querySelector('output')!.textContent)).toMatchObject({ sent: 0 });
});

test('click: on more than 50 controls, is stored for the last 50 [CARRY]', async () => {
  const pressed = vi.fn();
  const names = Array.from({ length: 80 }, (_, at) => `row-${at}`);
  const rows: TestWidget = {
    component: () =>
      names.map((name) =>
        createElement('button', { key: name, name, onClick: () => pressed(name) }, 'Lisää'),
      ),
  };
  const buttons = names.map((name) => `<button name="${name}">Lisää</button>`);
  const { element, mountIsland } = await startWithFallback(rows, buttons.join(''), {}, 'interaction');
  for (const button of element.querySelectorAll('button')) button.click();
  await mountIsland();
  expect(pressed.mock.calls.flat()).toEqual(names.slice(-50));
});

test.each([
  ['two buttons with the same text', '<button>Send</button><button>Send</button>'],
  ['two buttons whose texts differ by a number', '<button>Send (1)</button><button>Send (2)</button>'],
])('click: on one of %s in the fallback, is not replayed [CARRY]', async (_, fallback) => {
  for (const at of [0, 1]) {
    const { element, mountIsland, readOutput } = await startWithFallback(form, fallback, {}, 'interaction');
    element.querySelectorAll('button')[at]!.click();
    await mountIsland();
    expect(readOutput()).toMatchObject({ sent: 0 });
    stopRuntime();
  }
});

test.each([
  ['with the same text', { children: 'Lisää' }, '<button>Lisää</button>'],
  ['with the same name', { name: 'act', children: 'Lisää' }, '<button name="act">Lisää</button>'],
  [
    'with the same name, as in the fallback,',
    { name: 'act', children: 'Lisää' },
    '<button name="act">Lisää</button><button name="act">Lisää</button>',
  ],
])('click: with two controls of the island %s, is not replayed [CARRY]', async (_, props, fallback) => {
  const pressed = vi.fn();
  const rows: TestWidget = {
    component: () => [1, 2].map((key) => createElement('button', { key, ...props, onClick: pressed })),
  };
  const { find, mountIsland } = await startWithFallback(rows, fallback, {}, 'interaction');
  find('button').click();
  await mountIsland();
  expect(pressed).not.toHaveBeenCalled();
});

const questionList: TestWidget = {
  props: anyCard.props,
  module: () => import('../../fixtures/content/any-card/AnyCard.tsx'),
};

test.each([
  ['the same words', ['Miksi?', 'Missä?'], [1]],
  ['the same words in another order', ['Missä?', 'Miksi?'], [0]],
  ['the same words twice', ['Miksi?', 'Miksi?'], [1]],
  ['other words and the same place', ['1.', '2.'], [1]],
  ['no words and the same place', ['', ''], [1]],
  ['other words and no place', ['1.', '2.', '3.'], []],
])(
  'fallback state: an open <details> with %s is open in the list of questions [CARRY]',
  async (_, words, open) => {
    const questions = words.length === 2 && words[0] === words[1] && words[0] ? words : ['Miksi?', 'Missä?'];
    const props = {
      header: 'Kysyttyä',
      items: questions.map((question) => ({ question, answer: '<p>A</p>' })),
    };
    const fallback = words
      .map((word) => `<details>${word && `<summary>${word}</summary>`}A</details>`)
      .join('');
    const { element, mountIsland } = await startWithFallback(questionList, fallback, props);
    const list = () => [...element.querySelectorAll('details')];
    list()[1]!.open = true;
    await mountIsland();
    expect(element.querySelector('h2')).toHaveTextContent('Kysyttyä');
    expect(list().flatMap((details, index) => (details.open ? [index] : []))).toEqual(open);
  },
);

test('fallback state: a <details> that was opened and closed by presses is closed in the island [CARRY]', async () => {
  const items = ['Miksi?', 'Missä?'].map((question) => ({ question, answer: '<p>A</p>' }));
  const fallback = items.map(({ question }) => `<details><summary>${question}</summary>A</details>`).join('');
  const { element, mountIsland } = await startWithFallback(questionList, fallback, { items }, 'interaction');
  const [first, second] = element.querySelectorAll('summary');
  for (const summary of [first!, first!, second!]) summary.click();
  await mountIsland();
  expect([...element.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test.each([
  [2, ['', 'toinen']],
  [1, ['toinen', '']],
  [3, ['', '']],
])(
  'fallback state: of %d fields with the same name, an island with two has %j [CARRY]',
  async (count, values) => {
    const two: TestWidget = {
      component: () => [1, 2].map((key) => createElement('input', { key, name: 'row' })),
    };
    const fallback = `<details open><summary>More</summary></details>${'<input name="row">'.repeat(count)}`;
    const { element, mountIsland } = await startWithFallback(two, fallback);
    [...element.querySelectorAll('input')].slice(0, 2).at(-1)!.value = 'toinen';
    await mountIsland();
    expect([...element.querySelectorAll('input')].map(({ value }) => value)).toEqual(values);
  },
);

/** An island whose button is rendered when `show` is called, for example by a lazy chunk. */
function createLateButton() {
  const pressed = vi.fn();
  let show = (_: boolean) => {};
  const widget: TestWidget = {
    component: function Partly() {
      const [isThere, setThere] = useState(false);
      show = setThere;
      return isThere ? createElement('button', { onClick: pressed }, 'Osta') : 'Kohta';
    },
  };
  return { pressed, widget, show: () => show(true) };
}

test.each([
  ['the lifetime of the click', () => advanceClock(LIFETIME_MS + 1000)],
  [
    'another click of the visitor',
    (island: Element) => island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  ],
  ['a key', (island: Element) => island.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
])('click: on a control that is rendered after %s, is not replayed [CARRY]', async (_, happen) => {
  const { pressed, widget, show } = createLateButton();
  const { find, mountIsland } = await startWithFallback(widget, '<button>Osta</button>');
  find('button').click();
  await mountIsland();
  happen(find('saaristo-root'));
  show();
  await flushTasks();
  expect(find('button')).toHaveTextContent('Osta');
  expect(pressed).not.toHaveBeenCalled();
});

const BUBBLES = { bubbles: true, composed: true };

/** Begins to compose a text in a field, as an input method does. */
function compose(field: HTMLInputElement, text: string): void {
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }));
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }));
}

/** Longer than the interval at which the end of a composition is checked. */
const waitForChecks = () => new Promise((resolve) => setTimeout(resolve, 80));

test.each([
  ['no longer focused', (field: HTMLElement) => field.blur()],
  ['removed from the page', (field: HTMLElement) => field.remove()],
  ['not changed for more than a minute', () => advanceClock(61_000)],
])('composition: without an end event, whose field is %s, delays nothing [CARRY]', async (_, abandon) => {
  const { element, find, arrive } = await startWithFallback(form, FIELDS);
  compose(find('[name=email]'), 'す');
  arrive();
  await waitForChecks();
  expect(getState(element)).toBe('loading');
  abandon(find('[name=email]'));
  await waitForState(element, 'mounted');
});

test.each<[string, (field: HTMLInputElement) => void]>([
  ['the composition ends', (field) => field.dispatchEvent(new CompositionEvent('compositionend', BUBBLES))],
  ['a text is typed without one', (field) => field.dispatchEvent(new InputEvent('input', BUBBLES))],
  ['the field loses the focus', (field) => field.blur()],
  ['nothing has happened for five seconds', () => advanceClock(5500)],
])('composition: text typed before the script delays the island until %s [CARRY]', async (_, happen) => {
  const element = appendHtml(createMarker('form', {}, FIELDS));
  const field = element.querySelector<HTMLInputElement>('[name=email]')!;
  field.focus();
  field.value = 'kal';
  await startRuntime({ form });
  await waitForState(element, 'loading');
  await waitForChecks();
  expect(getState(element)).toBe('loading');
  happen(field);
  await waitForState(element, 'mounted');
});

test('click: on an element inside of a button, is replayed on the button [CARRY]', async () => {
  const { find, mountIsland, readOutput } = await startWithFallback(
    form,
    '<button><b>Send</b></button>',
    {},
    'interaction',
  );
  find('b').click();
  await mountIsland();
  expect(readOutput()).toMatchObject({ sent: 1 });
});

test('click: after which the focus left the marker, does not move the focus [CARRY]', async () => {
  const { find, mountIsland } = await startWithFallback(form, FIELDS);
  const outside = appendHtml('<input id="outside">');
  find('[name=email]').focus();
  outside.focus();
  await mountIsland();
  expect(outside).toHaveFocus();
});

test('click: on a link of the fallback, which the browser follows, is not replayed [CARRY]', async () => {
  const pressed = vi.fn((event: Event) => event.preventDefault());
  const widget: TestWidget = { component: () => createElement('a', { href: '#lue' }, 'Lue') };
  const { find, mountIsland, element } = await startWithFallback(
    widget,
    '<a href="#lue">Lue</a>',
    {},
    'interaction',
  );
  element.addEventListener('click', pressed);
  find('a').click();
  await mountIsland();
  expect(pressed).toHaveBeenCalledOnce();
});

test('fallback state: a fallback that is restored after a failure has the typed text, focus and caret [CARRY]', async () => {
  expectConsole('error', /it threw while rendering/);
  let arrive = () => {};
  await startRuntime({
    fragile: {
      ...fragile,
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  const element = appendHtml(createMarker('fragile', {}, '<form><input name="q"></form>'));
  const field = element.querySelector('input')!;
  await flushTasks();
  field.value = 'makkara';
  field.focus();
  field.setSelectionRange(1, 3);
  await waitForState(element, 'loading');
  arrive();
  await waitForState(element, 'failed');
  expect(element.querySelector('input')).toBe(field);
  expect(field).toHaveValue('makkara');
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3]);
});

test.each(['constructor', '__proto__', 'a"]b', "x'y"])(
  'fallback state: the field name %s causes no error [CARRY]',
  async (name) => {
    const { find, mountIsland, element } = await startWithFallback(form, '<input><input name="email">');
    element.querySelector('input')!.name = name;
    find('input').value = 'x';
    find('[name=email]').value = 'y';
    await mountIsland();
    expect(find('[name=email]')).toHaveValue('y');
  },
);

test('fallback state: an error while it is restored does not affect other islands [CARRY]', async () => {
  const { find, mountIsland } = await startWithFallback(form, FIELDS);
  find('[name=email]').focus();
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementationOnce(() => {
    throw new Error('not now');
  });
  expectConsole('error', /widget: what was done in its fallback is lost Error: not now/);
  await mountIsland();
  const next = appendHtml(createMarker('widget', {}, FIELDS));
  await waitForState(next, 'mounted');
});
