/** The visits of every widget in the real runtime: their calls, and the language of their texts. Failing calls are in `chaos.test.ts`. */
import { describe, expect, test, vi } from 'vitest';
import type { Visit } from '#island/examples.ts';
import { propsSchema } from '#island/define.ts';
import { beforeSending, openPage } from '../../packages/testing/contract.tsx';
import { appendHtml, createMarker, getState, waitForState } from '../../packages/testing/runtime.tsx';
import { performSteps, waitUntilIdle, watchTexts } from '../../packages/testing/visit.ts';
import { calls as apiCalls } from '../../src/api/mocks/answers.ts';
import { pageSettings } from '../page-settings.ts';
import { THOROUGH } from '../settings.ts';
import { serve } from './serve.ts';
import { widgets } from './widgets.ts';

describe.each(widgets)('$name', (widget) => {
  const { name, examples, visits } = widget;
  const propsOf = ({ example = Object.keys(examples)[0]! }: Visit) => examples[example]!.props;
  const load = (visit: Visit, settings: object = {}) =>
    openPage(widget, visit, { ...pageSettings, ...settings });

  test.each(visits)('runtime: a visit makes the calls $calls and no others [API-03]', async (visit) => {
    serve(visit);
    const { calls } = await load(visit);
    const element = appendHtml(createMarker(name, propsOf(visit)));
    await waitForState(element, 'mounted');
    await performSteps(element, visit, calls);
    await vi.waitFor(() => expect(calls.made.toSorted()).toEqual(visit.calls.toSorted()), {
      timeout: 10_000,
      interval: 5,
    });
    await waitUntilIdle(calls);
    expect(calls.made).toHaveLength(visit.calls.length);
    expect(getState(element)).toBe('mounted');
  });

  test('runtime: the block’s language replaces the page’s, and its texts replace both, during all visits [I18N-03 I18N-04 I18N-07]', async () => {
    const texts = widget.definition.texts as Record<string, Record<string, string>>;
    const { required = [] } = propsSchema(widget.definition);
    const keys = Object.keys(texts['fi']!);
    const own = Object.fromEntries(keys.map((key) => [key, `Oma teksti [${key}]`]));
    let compared = 0;
    for (const visit of visits) {
      // In the gate, one visit that shows texts is enough.
      if (compared > 0 && !THOROUGH) break;
      serve(visit);
      // A text of the example itself is the same in every language.
      const plain = Object.fromEntries(
        Object.entries(propsOf(visit)).filter(([key]) => !Object.hasOwn(own, key) || required.includes(key)),
      );
      /** Each text that a visitor sees, on a separate page. */
      const shown = async (props: object): Promise<string[]> => {
        const { calls, leave } = await load(visit, { language: 'fi' });
        const seen = watchTexts();
        const element = appendHtml(createMarker(name, { ...plain, ...props }));
        await waitForState(element, 'mounted');
        await performSteps(element, beforeSending(visit), calls);
        leave();
        return [...seen()];
      };
      const given = new Set([...findTexts(plain), ...ANSWERED]);
      const swedish = await shown({ language: 'se' });
      const replaced = await shown({ texts: own });
      /** The keys to which a text may belong. One of them must change it. */
      const keysOf = (text: string, language: string) =>
        keys.filter((key) => createPattern(texts[language]![key]!).test(text));
      const translated = swedish.filter((text) => !given.has(text));
      const isOf = (text: string, language: string) => keysOf(text, language).length > 0;
      expect(translated.filter((text) => isOf(text, 'fi') && !isOf(text, 'se'))).toEqual([]);
      for (const text of translated.filter((one) => isOf(one, 'se'))) {
        const met = keysOf(text, 'se');
        compared += 1;
        expect(
          replaced.some((one) => met.some((key) => one.includes(own[key]!))),
          `“${text}” replaced, of ${met.join(' or ')}`,
        ).toBe(true);
      }
    }
    expect(compared > 0, `${compared} texts compared`).toBe(!visits[0].isTextless);
  });
});

/** Returns every text in a value, at any depth. */
const findTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(findTexts)
      : [];

/** Texts of the API are not translated. */
const ANSWERED = findTexts(apiCalls.map(({ answer }) => answer));

/** Matches a complete text, with any values of its placeholders. */
const createPattern = (text: string): RegExp => {
  const parts = text.trim().split(/\{\w+\}/);
  return new RegExp(
    `^${parts.map((part) => part.replace(/[^\p{L}\d\s]/gu, String.raw`\$&`)).join('.*')}$`,
    's',
  );
};
