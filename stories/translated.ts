/** Stories on translated pages (`npm run long -- --project=translated`): their texts are changed as browsers and extensions do, then their props. */
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { checkProps } from '#island/prop-problems.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import { handleTranslation } from '#mount/island/translated.ts';
import { translate, type Translation } from '../packages/testing/dom/translate.ts';
import { waitUntilSettled } from './settled.ts';

export { TRANSLATIONS } from '../packages/testing/dom/translate.ts';

type Props = Record<string, unknown>;

/** Whether the stories are tested on translated pages. */
export const isTranslated = import.meta.env['TRANSLATED'] === '1';

let translation: Translation | undefined;

/** Sets how the texts of the following stories are changed. With `undefined` they stay, and their final texts are stored. */
export function setTranslation(how: Translation | undefined): void {
  translation = how;
}

/** Final texts of the stories without a translation, by their ids. */
const plainTexts = new Map<string, string>();

let changed: Props | undefined;
const listeners = new Set<() => void>();

function setChangedProps(props: Props | undefined): void {
  changed = props;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the story's props, or those that the page sets after the play function. */
export function useChangedProps(props: Props): Props {
  return useSyncExternalStore(subscribe, () => changed) ?? props;
}

/** Time in ms after which an unchanged text is final. */
const STEADY_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The word that is added to each visible text of the props. */
const WORD = ' uutta';

/** Returns the text of an HTML or plain string, as `textContent` has it. */
const toText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Returns props in which each text that the page shows has one more word. Leaves texts that may not change. */
function changeTexts(definition: WidgetDefinition, props: Props, shown: string): Props {
  const schema = propsSchema(definition);
  const next = structuredClone(props);
  const visit = (holder: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
      if (typeof value !== 'string') continue;
      const text = toText(value);
      if (!/\p{Letter}/u.test(text) || !shown.includes(text)) continue;
      holder[key] = value.includes('</') ? value.replace(/(?=(<\/\w+>\s*)+$)/, WORD) : `${value}${WORD}`;
      if (!checkProps(schema, next).ok) holder[key] = value;
    }
  };
  visit(next);
  return next;
}

/**
 * Translates a story from now on.
 * @returns a function for the end of its play function. It changes the props, and fails if the texts differ from those without a translation
 */
export function startTranslation(
  { canvasElement, id, args }: StoryContext,
  definition: WidgetDefinition,
): () => Promise<void> {
  if (!isTranslated) return async () => {};
  // The loader observes the page before a translation does.
  const guard = new MutationObserver(handleTranslation);
  guard.observe(canvasElement, { subtree: true, childList: true });
  const how = translation;
  const end = how ? translate(canvasElement, how) : () => {};
  const getText = () => canvasElement.textContent;
  /** Waits until a counter has ended. */
  const waitUntilSteady = async () => {
    await waitUntilSettled(canvasElement);
    for (let before = ''; before !== getText(); await pause(STEADY_MS)) before = getText();
  };
  return async () => {
    try {
      setChangedProps(changeTexts(definition, args, getText()));
      await waitUntilSteady();
      if (how)
        await waitFor(() => expect(getText()).toBe(plainTexts.get(id)), {
          timeout: 1000,
          onTimeout: (error) => error,
        });
      else plainTexts.set(id, getText());
    } finally {
      setChangedProps(undefined);
      end();
      guard.disconnect();
    }
  };
}
