import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isExpansion } from '../../platform/database/expansion.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../platform/database/migrations');

it.each([
  'create table note (id integer primary key, text text not null);',
  'create table note (page_id integer references page on delete cascade, by integer references editor_user (id) on delete set null);',
  'create index note_page on note (page_id) where text is not null;',
  'alter table page add column note text;',
  "alter table page add column note text not null default 'a;b', add column count integer check (count > 0);",
  "-- drop table page;\ncomment on table page is 'drop table page;';",
  'alter table page add column note text;\nupdate page set note = path;',
  '-- Expansion: accepts b.\nalter table note drop constraint note_check, add constraint note_check check (text in (1, 2));',
  '-- Expansion: it accepts all writes.\ncreate trigger keep before insert on note for each row execute function keep();',
  'create function twice(text text) returns text language sql as $$ select 1; drop table page; $$;',
])('migration: %s expands the schema', (text) => expect(isExpansion(text)).toBe(true));

it.each([
  'drop table page;',
  'create trigger keep before insert on note for each row execute function keep();',
  'alter table page drop column path;',
  'alter table page rename column path to address;',
  'alter table page alter column path type varchar(10);',
  'alter table page alter column path set not null;',
  'alter table page add column note text not null;',
  'alter table page add column note text, drop column path;',
  'alter table page add constraint page_note check (path is not null);',
  'alter table note drop constraint note_check, add constraint note_check check (text in (1, 2));',
  '-- Expansion: none.\nalter table note drop constraint note_check, add constraint other check (text in (1, 2));',
  '-- Expansion: none.\nalter table note drop constraint note_check;',
  'create unique index page_title on page (title);',
  'create table note (page_id integer references page);',
  'alter table note add column page_id integer references page on delete restrict;',
  'create table note (id integer);\ndelete from page;',
  'drop index page_template;',
  'create or replace function mailbox(email text) returns text language sql as $$ select email $$;',
])('migration: %s contracts the schema', (text) => expect(isExpansion(text)).toBe(false));

it('migrations: those that contract the schema say so in their first line', () => {
  const undeclared = readdirSync(MIGRATIONS).filter((name) => {
    const text = readFileSync(path.join(MIGRATIONS, name), 'utf8');
    return !isExpansion(text) && !text.startsWith('-- Contraction: ');
  });
  expect(
    undeclared,
    'docs/deployment.md, "Going back": expand first, and contract one version later, with "-- Contraction: <reason>"',
  ).toEqual([]);
});
