/** Decides whether programs of the previous version can run on a migrated schema (docs/deployment.md, "Going back"). */

/** Comments, quoted texts and names, and bodies of functions. */
const OPAQUE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1/g;

/** Returns the statements in lower case, without comments and quoted parts. */
const splitStatements = (text: string): string[] =>
  text
    .replace(OPAQUE, (found) => (found.startsWith('--') || found.startsWith('/*') ? ' ' : "''"))
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

/** Statements that add something, which a program that does not know it can ignore. A unique index would refuse its writes. */
const ADDITIONS = [
  /^create table /,
  /^create index /,
  /^create function /,
  /^comment on /,
  /^insert into /,
  /^update /,
];
const NEW_COLUMNS = /^alter table (?:only )?\S+ (add column .*)$/;

/** A row that is referenced could no longer be deleted by a program that does not know the reference. */
const hasBlockingReference = (statement: string): boolean =>
  statement
    .split(' references ')
    .slice(1)
    .some((rest) => !/^[^\s(]+(?: ?\([^)]*\))? on delete (cascade|set null)/.test(rest));

/** A program that does not know the column leaves it out of its inserts. */
const isOptionalColumn = (column: string): boolean =>
  !/\bnot null\b|\bprimary key\b/.test(column) || /\bdefault\b|\bgenerated\b/.test(column);

function isAddition(statement: string): boolean {
  if (hasBlockingReference(statement)) return false;
  const [, columns] = NEW_COLUMNS.exec(statement) ?? [];
  if (columns === undefined) return ADDITIONS.some((addition) => addition.test(statement));
  const parts = columns.split(/, (?=(?:add|alter|drop|rename|validate) )/);
  return parts.every((part) => part.startsWith('add column ') && isOptionalColumn(part));
}

/** A check that is replaced. The statement does not tell whether the new one accepts more. */
const REPLACED_CHECK = /^alter table \S+ drop constraint (\S+), add constraint \1 check /;

/** A trigger. The statement does not tell whether it refuses writes. */
const NEW_TRIGGER = /^create trigger /;

/** The first line of a migration whose new checks and triggers accept all values that were accepted before. */
const DECLARED = '-- Expansion: ';

/**
 * Tells whether a migration only expands the schema: it adds tables, indexes, functions and optional columns, and fills them, or declares
 * that its checks and triggers accept more. Programs of the previous version run on the result. Any other migration contracts it, as far as can be
 * determined.
 */
export const isExpansion = (text: string): boolean =>
  splitStatements(text).every(
    (statement) =>
      isAddition(statement) ||
      (text.startsWith(DECLARED) && (REPLACED_CHECK.test(statement) || NEW_TRIGGER.test(statement))),
  );
