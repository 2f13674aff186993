import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hearEvents, marker, place, reaches, settle, startRuntime, stateOf } from '../../runtime/runtime.tsx';
import { expectConsole } from '../../setup.ts';
import { alive, greeting } from './widgets.tsx';

beforeEach(() => {
  alive.count = 0;
});

async function standing(fallback = '<p>fallback</p>') {
  await startRuntime({ greeting });
  const element = place(marker('greeting', { text: 'Hei' }, fallback));
  await reaches(element, 'mounted');
  return element;
}

test('MOVE a marker moved in one step keeps its island, its state and its focus-holding element', async () => {
  const element = await standing();
  const heard = hearEvents();
  const button = element.querySelector('button')!;
  button.click();
  const other = place('<section></section>');
  other.append(element);
  await settle();
  expect(element.querySelector('button')).toBe(button);
  expect(button).toHaveTextContent('pressed 1');
  button.click();
  await vi.waitFor(() => expect(button).toHaveTextContent('pressed 2'));
  expect(heard).toEqual([]);
  expect(alive.count).toBe(1);
});

test('MOVE a marker whose ancestor is moved keeps its island', async () => {
  await startRuntime({ greeting });
  const section = place(`<section>${marker('greeting', { text: 'Hei' })}</section>`);
  const element = section.querySelector('[data-widget]')!;
  await reaches(element, 'mounted');
  element.querySelector('button')!.click();
  document.body.prepend(section);
  await settle();
  expect(element).toHaveTextContent('pressed 1');
});

test('MOVE a marker taken out is unmounted, gets its fallback back and loses its state', async () => {
  const element = await standing();
  const heard = hearEvents();
  const told = vi.fn();
  element.addEventListener('widget:unmounted', told);
  element.remove();
  await settle();
  expect(stateOf(element)).toBeNull();
  expect(element.innerHTML).toBe('<p>fallback</p>');
  expect(told).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
  expect(alive.count).toBe(0);
});

test('MOVE a marker that comes back is mounted anew, and says so', async () => {
  const element = await standing();
  element.remove();
  await settle();
  const heard = hearEvents();
  document.body.append(element);
  await reaches(element, 'mounted');
  expect(element).toHaveTextContent('Hei × 1, pressed 0');
  expect(heard.map(({ type }) => type)).toEqual(['widget:mounted']);
  expect(alive.count).toBe(1);
});

test('MOVE a marker taken out with its page around it, and replaced by another with innerHTML', async () => {
  const element = await standing();
  document.body.innerHTML = marker('greeting', { text: 'Toinen' });
  const other = document.body.firstElementChild!;
  await reaches(other, 'mounted');
  expect(stateOf(element)).toBeNull();
  expect(alive.count).toBe(1);
});

test('MOVE a clone of a mounted marker is a marker of its own', async () => {
  const element = await standing();
  const clone = element.cloneNode(true) as HTMLElement;
  document.body.append(clone);
  await vi.waitFor(() => expect(alive.count).toBe(2));
  await reaches(clone, 'mounted');
  clone.remove();
  await settle();
  expect(alive.count).toBe(1);
  expect(element).toHaveTextContent('Hei');
});

test('MOVE unmount() takes islands away until scan(), of a part of the page or of all', async () => {
  await startRuntime({ greeting });
  const section = place(`<section>${marker('greeting', { text: 'in' }, 'fallback')}</section>`);
  const inside = section.firstElementChild!;
  const outside = place(marker('greeting', { text: 'out' }));
  await Promise.all([reaches(inside, 'mounted'), reaches(outside, 'mounted')]);
  window.saaristo!.unmount(section);
  await settle();
  expect(inside.innerHTML).toBe('fallback');
  expect(stateOf(inside)).toBeNull();
  expect(stateOf(outside)).toBe('mounted');
  window.saaristo!.scan(section);
  await reaches(inside, 'mounted');
  window.saaristo!.unmount(inside);
  expect(inside.innerHTML).toBe('fallback');
  window.saaristo!.scan(inside);
  await reaches(inside, 'mounted');
  window.saaristo!.unmount();
  expect(alive.count).toBe(0);
  window.saaristo!.scan();
  await vi.waitFor(() => expect(alive.count).toBe(2));
});

test('MOVE a second scan mounts nothing twice', async () => {
  const element = await standing();
  const button = element.querySelector('button')!;
  window.saaristo!.scan();
  window.saaristo!.scan(element);
  await settle();
  expect(element.querySelectorAll('button')).toHaveLength(1);
  expect(element.querySelector('button')).toBe(button);
});

test('MOVE a marker in the fallback of another stands until the outer one does, and again after it', async () => {
  let arrive = () => {};
  await startRuntime({
    greeting,
    outer: {
      component: () => <p>outer island</p>,
      fetch: (code) => new Promise<void>((resolve) => (arrive = resolve)).then(code),
    },
  });
  const outer = place(marker('outer', {}, marker('greeting', { text: 'inner' })));
  const inner = outer.firstElementChild!;
  await reaches(inner, 'mounted');
  arrive();
  await reaches(outer, 'mounted');
  await settle();
  expect(outer).toHaveTextContent('outer island');
  expect(alive.count).toBe(0);
  expect(stateOf(inner)).toBeNull();
  outer.setAttribute('data-widget', 'none');
  expectConsole('error', /no such widget/);
  await reaches(inner, 'mounted');
  expect(outer).toHaveTextContent('inner');
});

test('MOVE of a marker and one in its fallback that are ready together, only the outer one comes alive', async () => {
  const lives: string[] = [];
  function Life({ name }: { name: string }) {
    useEffect(() => void lives.push(name), [name]);
    return name;
  }
  await startRuntime({
    outer: { component: () => <Life name="outer" /> },
    inner: { component: () => <Life name="inner" /> },
  });
  const heard = hearEvents();
  const outer = place(marker('outer', {}, marker('inner', {})));
  await reaches(outer, 'mounted');
  await settle();
  expect(lives).toEqual(['outer']);
  expect(heard.map(({ detail }) => detail.name)).toEqual(['outer']);
});

test('MOVE a marker in the HTML that another widget renders is mounted, and goes with it', async () => {
  const html = { __html: marker('greeting', { text: 'inner' }) };
  await startRuntime({ greeting, text: { component: () => <div dangerouslySetInnerHTML={html} /> } });
  const outer = place(marker('text'));
  await vi.waitFor(() => expect(outer).toHaveTextContent('inner × 1'));
  expect(alive.count).toBe(1);
  outer.remove();
  await vi.waitFor(() => expect(alive.count).toBe(0));
});

test('MOVE content that a script puts into a mounted marker is not overwritten when the island goes', async () => {
  const element = await standing();
  element.innerHTML = '<p>other content</p>';
  window.saaristo!.unmount(element);
  expect(element.innerHTML).toBe('<p>other content</p>');
});

test('MOVE a marker removed before the turn in which it came in mounts nothing', async () => {
  await startRuntime({ greeting });
  const element = place(marker('greeting', { text: 'Hei' }, 'fallback'));
  element.remove();
  await settle();
  expect(element.innerHTML).toBe('fallback');
  expect(stateOf(element)).toBeNull();
  expect(alive.count).toBe(0);
});

test('MOVE a widget may take itself, or all islands, off the page', async () => {
  await startRuntime({
    greeting,
    leaver: {
      component: function Leaver() {
        return (
          <button type="button" onClick={() => window.saaristo!.unmount()}>
            leave
          </button>
        );
      },
    },
  });
  const leaver = place(marker('leaver', {}, 'fallback'));
  const element = place(marker('greeting', { text: 'Hei' }, 'fallback'));
  await Promise.all([reaches(leaver, 'mounted'), reaches(element, 'mounted')]);
  leaver.querySelector('button')!.click();
  await settle();
  expect(leaver.innerHTML).toBe('fallback');
  expect(element.innerHTML).toBe('fallback');
});

test('MOVE a widget that takes islands away in an effect of its own harms none of the rest', async () => {
  await startRuntime({
    greeting,
    remover: {
      component: function Remover() {
        useEffect(() => document.querySelector('#victim')?.remove(), []);
        return 'removed';
      },
    },
  });
  document.body.innerHTML =
    marker('greeting', { text: 'first' }) +
    marker('remover') +
    marker('greeting', { text: 'victim' }, '', 'id="victim"') +
    marker('greeting', { text: 'last' });
  const all = [...document.querySelectorAll('[data-widget]')];
  await Promise.all([all[0]!, all[1]!, all[3]!].map((element) => reaches(element, 'mounted')));
  await settle();
  expect(stateOf(all[2]!)).toBeNull();
  expect(alive.count).toBe(2);
});

test('MOVE forty markers that come and go leave nothing alive', async () => {
  await startRuntime({ greeting });
  for (let round = 0; round < 3; round++) {
    document.body.innerHTML = marker('greeting', { text: 'x' }).repeat(40);
    await vi.waitFor(() => expect(alive.count).toBe(40), { timeout: 5000 });
    document.body.replaceChildren();
    await vi.waitFor(() => expect(alive.count).toBe(0));
  }
  expect(document.querySelectorAll('saaristo-root')).toHaveLength(0);
});
