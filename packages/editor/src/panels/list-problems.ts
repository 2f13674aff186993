import type { Path } from 'saaristo/form';
import type { Page } from '../contract.ts';
import type { Messages } from '../messages.ts';
import { type Catalogue, getTitle } from '../model/catalogue.ts';
import { describeExamples, findExamples } from '../model/examples.ts';
import { describeField } from '../model/slots.ts';
import type { Item } from './use-blocks.ts';
import type { Problems } from './use-problems.ts';

/** A part of the page with problems. */
interface PartWithProblems {
  /** Index of the block; -1 for the page itself. */
  index: number;
  title: string;
  /** Problems with the paths of their fields, at least one. */
  messages: { path: Path; text: string }[];
}

/** Whether the server refuses to publish a page. */
export const hasNoTitle = ({ title }: Pick<Page, 'title'>): boolean => title.trim() === '';

/** Lists the problems for the publisher: a missing title, invalid fields and texts that are still examples. */
export const listProblems = (
  page: Page,
  items: readonly Item[],
  problems: Problems,
  catalogue: Catalogue,
  t: Messages,
): PartWithProblems[] => [
  ...(hasNoTitle(page)
    ? [{ index: -1, title: t.pageSettings, messages: [{ path: ['title'], text: t.noTitle }] }]
    : []),
  ...items.flatMap((one, index) => {
    const examples = findExamples(one, catalogue);
    const left = describeExamples(one, examples, catalogue, t);
    const messages = [
      ...(problems.get(one.props.id) ?? [])
        .filter(({ isDraftSection }) => !isDraftSection)
        .map(({ path, message }) => ({
          path,
          text: [describeField(one, path, catalogue, t), message].filter(Boolean).join(': '),
        })),
      ...(left ? [{ path: examples[0] ?? [], text: left }] : []),
    ];
    return messages.length > 0 ? [{ index, title: getTitle(one.type, catalogue, t), messages }] : [];
  }),
];
