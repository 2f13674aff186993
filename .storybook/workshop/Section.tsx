import { Markdown } from '@storybook/addon-docs/blocks';
import './workshop.css';

/** Replaces links to other documents, which do not work here, by their text. */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
    .replaceAll(/<!--[^]*?-->/g, '');

const getLevel = (line: string): number => /^(#+) /.exec(line)?.[1]?.length ?? 0;

/**
 * Cuts a section from its heading to the next heading of the same level. Ignores code blocks.
 * @throws if there is no such heading
 */
function cut(text: string, heading: string): string {
  const lines = text.split('\n');
  let isCode = false;
  const headings = lines.flatMap((line, at) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const level = isCode ? 0 : getLevel(line);
    return level > 0 ? [{ at, level, title: line.slice(level + 1) }] : [];
  });
  const found = headings.find(({ title }) => title === heading);
  if (!found) throw new Error(`The document has no heading "${heading}"; correct the guide.`);
  const next = headings.find(({ at, level }) => at > found.at && level <= found.level);
  return lines.slice(found.at + 1, next?.at).join('\n');
}

/** A section of a document in docs/, so that guides do not repeat it. */
export const Section = ({ of, heading }: { of: string; heading: string }) => (
  <Markdown>{withoutLinks(cut(of, heading))}</Markdown>
);
