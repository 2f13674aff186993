/** Checks the blocks on the canvas for faults that only the rendered page shows. */
import type { AxeResults, RunOptions } from 'axe-core';
import axeAddress from 'axe-core/axe.min.js?url';
import type { Messages } from '../messages.ts';
import { type BlockProblem, findHeadingFindings, type Finding, type Topic } from './health.ts';
import { RICH_TEXT } from './page.ts';

/** Rules about content that editors write. Tests cover the runtime's markup. */
const RULES: Record<string, Topic> = {
  'color-contrast': 'contrast',
  'image-alt': 'pictures',
  'link-name': 'links',
  list: 'structure',
  listitem: 'structure',
  'definition-list': 'structure',
  dlitem: 'structure',
  'empty-table-header': 'structure',
  'valid-lang': 'structure',
};

/** Elements that one check examines at most: about half a second of work. */
const MAX_ELEMENTS = 4000;

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Lists the blocks of the canvas. */
export const listBlocks = (canvas: Document): HTMLElement[] => [
  ...canvas.querySelectorAll<HTMLElement>('[data-block]'),
];

/** Whether a block's island is mounted. Its content is unknown before. */
const isMounted = (block: Element): boolean => {
  const marker = block.querySelector('[data-widget]');
  return marker === null || marker.childElementCount > 0;
};

/** Checks the order of the visible headings. */
export function findRenderedHeadings(canvas: Document, t: Messages): Finding[] {
  const title = canvas.querySelector('[data-page-title]:not([hidden])');
  const ofPage = title ? [{ block: '', level: 1, text: title.textContent, isOwn: false }] : [];
  const headings = listBlocks(canvas).flatMap((block) =>
    isMounted(block)
      ? [...block.querySelectorAll<HTMLElement>(HEADINGS)]
          .filter((heading) => heading.checkVisibility())
          .map((heading) => ({
            block: block.dataset['block'] ?? '',
            level: Number(heading.tagName.slice(1)),
            text: heading.textContent.trim().slice(0, 60),
            isOwn: block.dataset['type'] === RICH_TEXT,
          }))
      : [undefined],
  );
  return findHeadingFindings([...ofPage, ...headings], t.health);
}

/** The part of axe that the check uses. */
interface Axe {
  run: (context: object, options: RunOptions) => Promise<AxeResults>;
}

type AxeWindow = Window & { axe?: Axe };

/** Loads axe into the canvas. Only the editor does so, and only when a page is checked. */
async function loadAxe(canvas: Document): Promise<Axe> {
  const view = canvas.defaultView as AxeWindow;
  if (view.axe) return view.axe;
  const script = canvas.createElement('script');
  script.src = new URL(axeAddress, document.baseURI).href;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('The check of the page did not load.'));
    canvas.head.append(script);
  });
  script.remove();
  if (!view.axe) throw new Error('The check of the page did not load.');
  return view.axe;
}

/** Takes the mounted blocks that fit into one check. A larger block is never checked. */
export function takeBlocks(blocks: readonly HTMLElement[]): HTMLElement[] {
  let left = MAX_ELEMENTS;
  return blocks.filter((block) => {
    const size = block.getElementsByTagName('*').length;
    if (!isMounted(block) || size > left) return false;
    left -= size;
    return true;
  });
}

/**
 * Checks blocks with axe.
 * @returns the problems of each block by its id
 */
export async function checkBlocks(
  canvas: Document,
  blocks: readonly HTMLElement[],
  t: Messages,
): Promise<Map<string, BlockProblem[]>> {
  const found = new Map(blocks.map((block) => [block.dataset['block'] ?? '', [] as BlockProblem[]]));
  if (blocks.length === 0) return found;
  const axe = await loadAxe(canvas);
  // The content of blocks is inert while they are arranged, but not for visitors.
  const inert = blocks.flatMap((block) => [...block.querySelectorAll<HTMLElement>('[inert]')]);
  for (const element of inert) element.inert = false;
  try {
    const { violations } = await axe.run(
      { include: blocks },
      {
        runOnly: { type: 'rule', values: Object.keys(RULES) },
        resultTypes: ['violations'],
        elementRef: true,
        iframes: false,
      },
    );
    for (const { id, help, nodes } of violations)
      for (const { element } of nodes) {
        const block = element?.closest<HTMLElement>('[data-block]')?.dataset['block'];
        const problems = found.get(block ?? '');
        const message = t.health.rules[id] ?? help;
        if (problems && !problems.some((one) => one.message === message))
          problems.push({ topic: RULES[id] ?? 'structure', path: [], message });
      }
  } finally {
    for (const element of inert) element.inert = true;
  }
  return found;
}
