/**
 * Finds the questions to a publisher before content goes to visitors: values that do not fit, and examples that are left. For servers: runs
 * without a DOM.
 */
import { findFormProblems, listLeaves, type Problem, type Schema } from 'saaristo/form';
import type { Block, EditorLanguage, Question } from './contract.ts';
import { getMessages } from './messages.ts';
import { type CatalogueFile, createCatalogue, getTitle } from './model/catalogue.ts';
import { describeExamples, findExamples } from './model/examples.ts';
import { COMPUTED, createItem, SYNCED } from './model/item.ts';
import {
  findAddress,
  findKeptProblems,
  findValueProblems,
  findWaitingPictures,
  listBlockLeaves,
} from './model/value-problems.ts';
import { describeField, findInParts } from './model/slots.ts';

export type { CatalogueFile } from './model/catalogue.ts';
export { getPlainElement } from './model/plain-block.ts';

/** Creates a function that lists the questions about blocks, in an editor's language. */
export function createBlockCheck(
  file: CatalogueFile,
  language: EditorLanguage,
): (blocks: readonly Block[]) => Question[] {
  const t = getMessages(language);
  const catalogue = createCatalogue(file, language);
  const check = (block: Block): string[] => {
    const item = createItem(block, '');
    const problems = findInParts(item, ({ type, props }) =>
      type === SYNCED || type === COMPUTED
        ? []
        : [
            ...findValueProblems(type, props.value, catalogue, t),
            ...findWaitingPictures(listBlockLeaves(type, props.value, catalogue), t.health),
          ],
    ).map(({ path, message }) =>
      [describeField(item, path, catalogue, t), message].filter(Boolean).join(': '),
    );
    const left = describeExamples(item, findExamples(item, catalogue), catalogue, t);
    return left === undefined ? problems : [...problems, left];
  };
  return (blocks) =>
    blocks.flatMap((block, index) => {
      const messages = check(block);
      if (messages.length === 0) return [];
      return [{ block: index, title: getTitle(createItem(block, '').type, catalogue, t), messages }];
    });
}

/** Finds the problems of a value that a form edits, in an editor's language. */
export const findValueFaults = (schema: Schema, value: object, language: EditorLanguage): Problem[] => {
  const t = getMessages(language);
  return [
    ...findFormProblems(schema, value, t.errors),
    ...findKeptProblems([...listLeaves(schema, value)].flatMap(findAddress), t),
  ];
};
