/** Text that a malicious editor, or an attacker with an editor's password, could store for visitors and other editors. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPrerender } from '../../../pages/render/prerender.ts';
import { getSpeculationRules } from '../../../pages/render/speculation-rules.ts';
import { serveApp } from '../../support/app.ts';
import { databases } from '../../support/databases.ts';
import { rowsOf } from '../../support/rows.ts';
import { DIST } from '../../support/dist.ts';
import { PUBLISHER, signedIn, signInFirst } from '../../support/editors.ts';
import { Catalogue as BuiltCatalogue } from '../../../pages/render/catalogue.ts';
import { createPage, publishPage, savePage } from '../../support/editing.ts';
import { documentOf } from '../../support/html.ts';
import { sampleOf } from '../../../../../test/settings.ts';

interface Catalogue {
  widgets: { name: string; example: Record<string, unknown>; props: unknown }[];
}
const { widgets } = JSON.parse(readFileSync(path.join(DIST, 'widgets.json'), 'utf8')) as Catalogue;

const MARKUP = `"></script><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)>' onmouseover=alert(1) {{7*7}}`;
const HOSTILE = [
  MARKUP,
  'javascript:alert(1)',
  ' JaVa\tScRiPt:alert(1)//https://a.example',
  'data:text/html,<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a><iframe srcdoc="<script>alert(1)</script>"></iframe><form action="javascript:alert(1)"><button>x</button></form>',
];

/** Returns the enumerated values of a schema. A widget with other values would not be rendered. */
function listEnumValues(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]) =>
    name === 'enum' && Array.isArray(part) ? (part as unknown[]) : listEnumValues(part),
  );
}

/** Replaces all texts of a value except those of `kept`. */
function replaceTexts(value: unknown, text: string, kept: readonly unknown[]): unknown {
  if (typeof value === 'string') return kept.includes(value) ? value : text;
  if (Array.isArray(value)) return value.map((part) => replaceTexts(part, text, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaceTexts(part, text, kept)]),
  );
}

const { lostScript } = new BuiltCatalogue(DIST);
const speculationRules = getSpeculationRules(true)!;

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'srcdoc'];

/** Returns all code of a document that would run, by itself or on a click. */
function findRunningCode(html: string): string[] {
  const all = [...documentOf(html).querySelectorAll('*')];
  // Fallbacks and templates contain separate documents.
  const inside = all.flatMap((one) =>
    one.localName === 'template' ? [...(one as HTMLTemplateElement).content.querySelectorAll('*')] : [],
  );
  return [...all, ...inside].flatMap((one) => {
    const found: string[] = [];
    if (one.localName === 'script') {
      const type = one.getAttribute('type') ?? '';
      const isOurs =
        one.outerHTML === lostScript!.element.text ||
        one.outerHTML === speculationRules.element.text ||
        (type === 'module' && /^\/assets\/[\w/.-]+$/.test(one.getAttribute('src') ?? ''));
      if (!isOurs && type !== 'application/json') found.push(one.outerHTML);
    }
    for (const { name, value } of one.attributes) {
      if (name.startsWith('on')) found.push(`${one.localName} ${name}`);
      const address = value.replaceAll(/\s|\p{Cc}/gu, '');
      if (ADDRESSES.includes(name) && /^(javascript|vbscript|data:text)/i.test(address))
        found.push(`${one.localName} ${name}=${value}`);
      if (name === 'srcdoc') found.push(`${one.localName} srcdoc`);
    }
    return found;
  });
}

describe('hostile texts of editors', () => {
  const { database, app } = serveApp(databases[0]!.open, {
    dist: DIST,
    prerender: createPrerender(DIST),
  });
  const publisher = signInFirst({ database, app }, PUBLISHER);

  const create = (at: string, title: string) => createPage(publisher, { path: at, title });
  const publish = async (id: number, page: object) => {
    expect((await savePage(publisher, id, page)).statusCode).toBe(200);
    expect((await publishPage(publisher, id, { isSure: true })).statusCode).toBe(200);
  };
  const shown = async (url: string) => {
    const answer = await publisher.get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer.body;
  };

  it('the test itself: it detects code that runs', () => {
    expect(findRunningCode(`<p>${MARKUP}`)).toHaveLength(3);
    expect(findRunningCode('<a href=" java\nscript:x">y</a>')).toHaveLength(1);
  });

  it.each([...HOSTILE.entries()])(
    'title, description and rich text (%i): hostile text runs on no page',
    async (at, text) => {
      const id = await create(`/vihamieli-${at}`, text.slice(0, 200));
      await publish(id, {
        title: text,
        description: text,
        blocks: [{ html: `<section>${text}</section>` }, { html: text }],
      });
      const urls = [
        `/vihamieli-${at}`,
        '/editor',
        `/editor?q=${encodeURIComponent(text)}`,
        `/editor/pages/${id}`,
        `/editor/canvas/${id}`,
        `/editor/preview/${id}`,
      ];
      for (const url of urls) expect([url, findRunningCode(await shown(url))]).toEqual([url, []]);
      const copy = await publisher.call('POST', `pages/${id}/duplicate`, {});
      const { id: copied } = copy.json<{ id: number }>();
      expect(findRunningCode(await shown(`/editor/preview/${copied}`))).toEqual([]);
      await publisher.call('POST', `pages/${copied}/delete`, {});
      expect(findRunningCode(await shown('/editor?bin=1'))).toEqual([]);
    },
  );

  it.each(sampleOf([...HOSTILE.entries()], 2))(
    'every prop of every widget (%i): hostile text runs on no page',
    async (at, text) => {
      const blocks = widgets.map(({ name, example, props }) => ({
        widget: name,
        props: replaceTexts(example, text, listEnumValues(props)) as Record<string, unknown>,
      }));
      expect(blocks.length).toBeGreaterThan(50);
      const id = await create(`/propsit-${at}`, 'Propsit');
      await publish(id, { title: 'Propsit', description: '', blocks });
      for (const url of [`/propsit-${at}`, `/editor/preview/${id}`, `/editor/canvas/${id}`])
        expect([url, findRunningCode(await shown(url))]).toEqual([url, []]);
    },
  );

  it('names and addresses of users: hostile text runs on no page', async () => {
    const password = 'riittävän pitkä';
    for (const [at, text] of HOSTILE.entries()) {
      const email = `"${text.replaceAll(/\s/g, '')}"${at}@saaristo.example`;
      await publisher.send('/editor/users', {
        email: email.slice(-100),
        name: text,
        role: 'editor',
        password,
      });
      await publisher.send('/editor/users', { email: text, name: text, role: text, password });
    }
    const names = await rowsOf<{ name: string }>(database, 'select name from editor_user');
    expect(names.length).toBeGreaterThan(1);
    expect(findRunningCode(await shown('/editor/users'))).toEqual([]);
    const hostile = { ...PUBLISHER, email: 'paha@saaristo.example', name: MARKUP };
    const other = await signedIn(database, app, hostile);
    const id = await create('/nimella', 'Nimellä');
    await other.call('PUT', `pages/${id}`, { version: 1, title: 'Nimellä', description: '', blocks: [] });
    for (const url of ['/editor', `/editor/pages/${id}`])
      expect([url, findRunningCode((await other.get(url)).body)]).toEqual([url, []]);
  });
});
