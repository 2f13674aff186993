import { beforeEach, expect, test, vi } from 'vitest';
import { hearEvents, marker, place, reaches, startRuntime, stateOf } from '../../runtime/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { alive, delicate, fragile, greeting, touchy } from './widgets.tsx';

beforeEach(() => {
  alive.count = 0;
});

test('MOUNT a marker that stands at start goes through pending and loading to mounted, its fallback gone', async () => {
  const element = place(marker('greeting', { text: 'Hei' }, '<p>fallback</p>'));
  const states: (string | null)[] = [];
  new MutationObserver(() => states.push(stateOf(element))).observe(element, { attributes: true });
  let arrive = () => {};
  await startRuntime({
    greeting: {
      ...greeting,
      load: 'interaction',
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  expect(stateOf(element)).toBe('pending');
  expect(element).toHaveTextContent('fallback');
  element.querySelector('p')!.click();
  expect(stateOf(element)).toBe('loading');
  expect(element).toHaveTextContent('fallback');
  arrive();
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 1, pressed 0');
  expect(element).not.toHaveTextContent('fallback');
  expect(states).toContain('loading');
});

test('MOUNT a marker that comes later, alone or deep in other HTML, is mounted', async () => {
  await startRuntime({ greeting });
  const alone = place(marker('greeting', { text: 'one' }));
  const deep = place(
    `<section><ul><li>${marker('greeting', { text: 'two' })}</li></ul></section>`,
  ).querySelector('[data-widget]')!;
  await Promise.all([reaches(alone, 'mounted'), reaches(deep, 'mounted')]);
  expect(deep).toHaveTextContent('two');
});

test('MOUNT an element becomes a marker by its attribute, and another widget by another', async () => {
  await startRuntime({ greeting, fragile });
  const element = place('<div data-props="{&quot;text&quot;:&quot;Hei&quot;}">was here</div>');
  element.setAttribute('data-widget', 'greeting');
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('Hei');
  element.setAttribute('data-props', '{"breaks":false}');
  element.setAttribute('data-widget', 'fragile');
  await vi.waitFor(() => expect(element).toHaveTextContent('in order'));
  element.removeAttribute('data-widget');
  await vi.waitFor(() => expect(element).toHaveTextContent('was here'));
  expect(stateOf(element)).toBeNull();
  expect(alive.count).toBe(0);
});

test('MOUNT mounted, failed and unmounted bubble with name and error', async () => {
  const heard = hearEvents();
  await startRuntime({ greeting, fragile });
  const good = place(marker('greeting', { text: 'Hei' }));
  await reaches(good, 'mounted');
  expect(heard.at(-1)).toEqual({ type: 'widget:mounted', target: good, detail: { name: 'greeting' } });
  expectConsole('error', /^\[saaristo\] fragile: it threw while rendering Error: out of order/);
  const bad = place(marker('fragile'));
  await reaches(bad, 'failed');
  expect(heard.at(-1)).toMatchObject({ type: 'widget:failed', target: bad, detail: { name: 'fragile' } });
  expect(heard.at(-1)!.detail.error).toEqual(new Error('out of order'));
  window.saaristo!.unmount(good);
  expect(heard.at(-1)).toEqual({ type: 'widget:unmounted', target: good, detail: { name: 'greeting' } });
});

test('MOUNT a widget that throws at its first render gets its fallback back, the very same nodes, and others go on', async () => {
  expectConsole('error', /fragile: it threw/);
  const bad = place(marker('fragile', {}, '<form><input name="q"></form><button type="button">Hae</button>'));
  const nodes = [...bad.childNodes];
  const pressed = vi.fn();
  bad.querySelector('button')!.addEventListener('click', pressed);
  const good = place(marker('greeting', { text: 'Hei' }));
  await startRuntime({ fragile, greeting });
  await Promise.all([reaches(bad, 'failed'), reaches(good, 'mounted')]);
  expect([...bad.childNodes]).toEqual(nodes);
  bad.querySelector('button')!.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('MOUNT a widget that throws in an effect gets its fallback back', async () => {
  expectConsole('error', /delicate: it threw .*broken by an effect/s);
  await startRuntime({ delicate });
  const element = place(marker('delicate', undefined, '<p>fallback</p>'));
  await reaches(element, 'failed');
  expect(element.innerHTML).toBe('<p>fallback</p>');
});

test('MOUNT a widget that throws at a later update gets its fallback back, and its neighbours keep their state', async () => {
  await startRuntime({ touchy, greeting });
  const bad = place(marker('touchy', undefined, '<p>fallback</p>'));
  const good = place(marker('greeting', { text: 'Hei' }));
  await Promise.all([reaches(bad, 'mounted'), reaches(good, 'mounted')]);
  good.querySelector('button')!.click();
  const heard = hearEvents();
  expectConsole('error', /touchy: it threw .*touched/s);
  bad.querySelector('button')!.click();
  await reaches(bad, 'failed');
  expect(bad.innerHTML).toBe('<p>fallback</p>');
  expect(heard.map(({ type }) => type)).toEqual(['widget:failed']);
  await vi.waitFor(() => expect(good).toHaveTextContent('Hei × 1, pressed 1'));
});

test('MOUNT a failed widget gets another chance by other props', async () => {
  expectConsole('error', /fragile: it threw/);
  await startRuntime({ fragile });
  const element = place(marker('fragile', {}, '<p>fallback</p>'));
  await reaches(element, 'failed');
  window.saaristo!.update(element, { breaks: false });
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('in order');
});

test('MOUNT a listener that throws harms no marker', async () => {
  const heard = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', heard);
  document.addEventListener(
    'widget:mounted',
    () => {
      throw new Error('the page’s own fault');
    },
    { once: true },
  );
  await startRuntime({ greeting });
  const elements = [1, 2, 3].map((text) => place(marker('greeting', { text: String(text) })));
  await Promise.all(elements.map((element) => reaches(element, 'mounted')));
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('error', heard);
});
