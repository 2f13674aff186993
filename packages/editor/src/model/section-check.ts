/** Checks the blocks of a section on the page that shows them. */
import type { Section } from '../contract.ts';
import type { Messages } from '../messages.ts';
import { type Catalogue, getTitle } from './catalogue.ts';
import { describeExamples, findExamples } from './examples.ts';
import type { BlockProblem } from './health.ts';
import { type Address, findBlockAddresses, findProblems, listNames } from './problems.ts';
import type { Item } from './page.ts';
import { listSectionItems } from './sections.ts';
import { describeField, findInParts, listParts } from './slots.ts';

/** Findings that depend on the content of a block alone. */
export interface CheckedBlock {
  own: BlockProblem[];
  addresses: Address[];
  names: string[];
}

/** Checks a block and the blocks in its slots. */
export const checkBlock = (item: Item, catalogue: Catalogue, t: Messages): CheckedBlock => ({
  own: findInParts(item, ({ type, props }) => findProblems(type, props.value, catalogue, t)),
  addresses: findInParts(item, ({ type, props }) => findBlockAddresses(type, props.value, catalogue)),
  names: listParts(item).flatMap(({ props }) => listNames(props.value)),
});

/** Returns the problems, the links and pictures, and the names of a section's blocks, as those of the block that stands for it. */
export function checkSection(section: Section, catalogue: Catalogue, t: Messages): CheckedBlock {
  const checked = listSectionItems(section).map((item, index) => {
    const checkedBlock = checkBlock(item, catalogue, t);
    const where = t.inSection(t.health.nth(index + 1, getTitle(item.type, catalogue, t)));
    const toProblem = ({ path, message, ...rest }: BlockProblem): BlockProblem => ({
      ...rest,
      path: [],
      message: [where, describeField(item, path, catalogue, t), message].filter(Boolean).join(': '),
    });
    const left = describeExamples(item, findExamples(item, catalogue), catalogue, t);
    return {
      own: [
        ...checkedBlock.own,
        ...(left === undefined ? [] : [{ topic: 'examples' as const, path: [], message: left }]),
      ].map(toProblem),
      addresses: checkedBlock.addresses.map((one) => ({ ...one, path: [] })),
      names: checkedBlock.names,
    };
  });
  return {
    own: checked.flatMap((one) => one.own),
    addresses: checked.flatMap((one) => one.addresses),
    names: checked.flatMap((one) => one.names),
  };
}
