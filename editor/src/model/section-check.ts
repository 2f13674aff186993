/** Checks the blocks of a section on the page that shows them. */
import { describePath } from 'saaristo/form';
import type { Section } from '../contract.ts';
import type { Messages } from '../messages.ts';
import { type Catalogue, getTitle } from './catalogue.ts';
import { describeExamples, findExamples } from './examples.ts';
import type { BlockProblem } from './health.ts';
import { type Address, findBlockAddresses, findProblems, listNames } from './problems.ts';
import { listSectionItems } from './sections.ts';

/** What follows from the content of a block alone. */
export interface CheckedBlock {
  own: BlockProblem[];
  addresses: Address[];
  names: string[];
}

/** Returns the problems, the links and pictures, and the names of a section's blocks, as those of the block that stands for it. */
export function checkSection(section: Section, catalogue: Catalogue, t: Messages): CheckedBlock {
  const checked = listSectionItems(section).map((item, index) => {
    const { type, props } = item;
    const schema = catalogue.get(type)?.props;
    const where = t.inSection(t.health.nth(index + 1, getTitle(type, catalogue, t)));
    const toProblem = ({ path, message, ...rest }: BlockProblem): BlockProblem => ({
      ...rest,
      path: [],
      message: [where, describePath(schema, path, t.item), message].filter(Boolean).join(': '),
    });
    const left = describeExamples(schema, findExamples(item, catalogue), t);
    return {
      own: [
        ...findProblems(type, props.value, catalogue, t),
        ...(left === undefined ? [] : [{ topic: 'examples' as const, path: [], message: left }]),
      ].map(toProblem),
      addresses: findBlockAddresses(type, props.value, catalogue).map((one) => ({ ...one, path: [] })),
      names: listNames(props.value),
    };
  });
  return {
    own: checked.flatMap((one) => one.own),
    addresses: checked.flatMap((one) => one.addresses),
    names: checked.flatMap((one) => one.names),
  };
}
