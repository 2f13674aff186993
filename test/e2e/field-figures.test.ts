/** Figures from visitors' browsers (docs/reference.md#field-figures), against a trace of the browser. */
import type { Page } from '@playwright/test';
import { catalogue, expect, html, marker, test } from './site.ts';

test.skip(({ isMobile }) => isMobile, 'the figures of both widths are measured in the same way');

/** The body that the script sends. */
interface Sent {
  page: string;
  lcp?: number;
  inp?: number;
  cls?: number;
  markers: [name: string, load?: number, mount?: number, bytes?: number][];
}

interface TraceEvent {
  name: string;
  ts: number;
  args?: { data?: Record<string, number | boolean | string> };
}

const TRACED = ['devtools.timeline', 'loading', 'blink.user_timing'];
const FIELD =
  '<script type="module" src="/dist/saaristo-field.js" data-field-url="/field" data-field-page="/tuotteet/*"></script>';
const example = (name: string): string =>
  marker(name, catalogue().widgets.find((widget) => widget.name === name)!.example, '', 'data-load="eager"');
/** Shifts the page while it loads, and blocks its first click for a while. */
const createContent = () => `<div id="late"></div><h1>Ruokaa</h1><button id="slow">Hidas</button>
  ${example('faq-list')} ${example('timeline')}
  ${marker('unknown', {})}
  <script>
    addEventListener('load', () => setTimeout(() => { late.style.height = '200px'; }, 50));
    document.getElementById('slow').addEventListener('click', () => {
      for (const end = performance.now() + 150; performance.now() < end;);
    });
  </script>`;

/** Stores the requests of the page, and marks the states of markers in the trace. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const sent = JSON.parse(localStorage.getItem('sent') ?? '[]') as unknown[];
      localStorage.setItem(
        'sent',
        JSON.stringify([...sent, { url, body: JSON.parse(body as string) as unknown }]),
      );
      return true;
    };
    // An observer would mark a state only after the task that sets it.
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, value);
      if (name === 'data-widget-state') performance.mark(`${this.getAttribute('data-widget')} ${value}`);
    };
  });
}

const readSent = async (page: Page, origin: string): Promise<{ url: string; body: Sent }[]> => {
  await page.goto(`${origin}/empty`);
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('sent') ?? '[]') as { url: string; body: Sent }[],
  );
};

/** The largest sum of shifts with gaps of at most a second, within five seconds. */
function findLargestGroup(shifts: readonly { at: number; score: number }[]): number {
  let [largest, sum, start, end] = [0, 0, 0, 0];
  for (const { at, score } of shifts) {
    if (at - end > 1e6 || at - start > 5e6) [sum, start] = [0, at];
    end = at;
    sum += score;
    largest = Math.max(largest, sum);
  }
  return largest;
}

function readTrace(events: readonly TraceEvent[], url: string) {
  const data = ({ args }: TraceEvent) => args?.data ?? {};
  const named = (name: string) => events.filter((event) => event.name === name);
  const start = named('navigationStart').find((event) => data(event)['documentLoaderURL'] === url)!.ts;
  const shifts = named('LayoutShift')
    .filter((event) => event.ts >= start && data(event)['had_recent_input'] !== true)
    .map((event) => ({ at: event.ts, score: Number(data(event)['score']) }));
  const at = (name: string) => named(name)[0]!.ts / 1000;
  return {
    lcp: (named('largestContentfulPaint::Candidate').findLast(({ ts }) => ts >= start)!.ts - start) / 1000,
    cls: findLargestGroup(shifts),
    inp: Math.max(
      ...named('EventTiming')
        .filter((event) => Number(data(event)['interactionId']) > 0)
        .map((event) => Number(data(event)['duration'])),
    ),
    time: (widget: string) => at(`${widget} mounted`) - at(`${widget} loading`),
  };
}

const expectWithinTenth = (value: number | undefined, right: number, name: string): void => {
  expect(Math.abs((value ?? 0) - right), `${name}: ${value} instead of ${right}`).toBeLessThanOrEqual(
    right * 0.1,
  );
};

test('field figures: LCP, CLS, INP and the times of markers differ from a trace by at most a tenth', async ({
  page,
  site,
  browser,
  allow,
}) => {
  allow(/unknown: no such widget/);
  await observe(page);
  site.page('/empty', '<!doctype html><title>Tyhjä</title>');
  const url = site.page('/tuotteet/makkara', html(createContent(), FIELD));
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(`${url}?q=salaisuus`);
  await expect(page.locator('[data-widget="timeline"]')).toHaveAttribute('data-widget-state', 'mounted');
  await expect.poll(() => page.evaluate(() => document.getElementById('late')!.offsetHeight)).toBe(200);
  await page.click('#slow');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const sent = await readSent(page, site.origin);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };

  expect(sent).toHaveLength(1);
  const [{ url: address, body }] = sent as [(typeof sent)[0]];
  expect(address).toBe(`${site.origin}/field`);
  expect(body.page).toBe('/tuotteet/*');
  expect(JSON.stringify(body)).not.toContain('salaisuus');
  const traced = readTrace(traceEvents, `${url}?q=salaisuus`);
  expectWithinTenth(body.lcp, traced.lcp, 'LCP');
  expect(traced.cls).toBeGreaterThan(0.01);
  expectWithinTenth(body.cls, traced.cls, 'CLS');
  expect(traced.inp).toBeGreaterThan(100);
  expectWithinTenth(body.inp, traced.inp, 'INP');
  for (const name of ['faq-list', 'timeline']) {
    const [, load = 0, mount = 0, bytes = 0] = body.markers.find(([one]) => one === name) ?? [name];
    expectWithinTenth(load + mount, traced.time(name), name);
    expect(bytes).toBeGreaterThan(100);
  }
  expect(body.markers).toContainEqual(['unknown']);
});
