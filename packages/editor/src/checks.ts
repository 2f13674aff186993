/**
 * Finds the questions to a publisher before content goes to visitors: values that do not fit, and examples that are left. For servers: runs
 * without a DOM.
 */
import type { Block, Question } from './contract.ts';
import { getMessages } from './messages.ts';
import { type CatalogueFile, createCatalogue, getTitle } from './model/catalogue.ts';
import { describeExamples, findExamples } from './model/examples.ts';
import { COMPUTED, createItem, SYNCED } from './model/item.ts';
import { findValueProblems } from './model/value-problems.ts';
import { describeField, findInParts } from './model/slots.ts';

export type { CatalogueFile } from './model/catalogue.ts';

/** Creates a function that lists the questions about blocks, in an editor's language. */
export function createBlockCheck(
  file: CatalogueFile,
  language: 'fi' | 'en',
): (blocks: readonly Block[]) => Question[] {
  const t = getMessages(language);
  const catalogue = createCatalogue(file, language);
  const check = (block: Block): string[] => {
    const item = createItem(block, '');
    if (item.type === SYNCED || item.type === COMPUTED) return [];
    const problems = findInParts(item, ({ type, props }) =>
      findValueProblems(type, props.value, catalogue, t),
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
