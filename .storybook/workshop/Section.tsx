import { Markdown } from '@storybook/addon-docs/blocks';
import './workshop.css';

/** Links to other documents lead nowhere from here: what they are called stays, with the file's name. */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
    .replaceAll(/<!--[^]*?-->/g, '');

const levelOf = (line: string): number => /^(#+) /.exec(line)?.[1]?.length ?? 0;

/** From a heading to the next one of its level, code left out of the search. @throws where there is none */
function cut(text: string, heading: string): string {
  const lines = text.split('\n');
  let isCode = false;
  const headings = lines.flatMap((line, at) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const level = isCode ? 0 : levelOf(line);
    return level > 0 ? [{ at, level, title: line.slice(level + 1) }] : [];
  });
  const found = headings.find(({ title }) => title === heading);
  if (!found) throw new Error(`The document has no heading "${heading}"; correct the guide.`);
  const next = headings.find(({ at, level }) => at > found.at && level <= found.level);
  return lines.slice(found.at + 1, next?.at).join('\n');
}

/** A part of one of the documents in docs/, so that a guide says nothing twice. */
export const Section = ({ of, heading }: { of: string; heading: string }) => (
  <Markdown>{withoutLinks(cut(of, heading))}</Markdown>
);
