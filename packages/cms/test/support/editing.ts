import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { AppOptions } from '../../server/app-options.ts';
import type { Database } from '../../platform/database/database.ts';
import { appOn } from './app.ts';
import { EDITOR, PUBLISHER, type SignedIn, signedIn } from './editors.ts';
import { later } from './later.ts';
import { smallBuild } from './small-build.ts';

/** A server on the smallest build, with a publisher and an editor. */
export interface Editing {
  database: Database;
  app: FastifyInstance;
  publisher: SignedIn;
  editor: SignedIn;
  close: () => Promise<void>;
}

/** Starts a server on the smallest build, with more widgets, and signs in a publisher and an editor. */
async function openEditing(
  open: () => Promise<Database>,
  options: Partial<AppOptions> = {},
  widgets: readonly object[] = [],
): Promise<Editing> {
  const build = smallBuild(widgets);
  const database = await open();
  const app = await appOn(database, {
    dist: build.dist,
    prerender: (html) => Promise.resolve(html),
    ...options,
  });
  return {
    database,
    app,
    publisher: await signedIn(database, app, PUBLISHER),
    editor: await signedIn(database, app, EDITOR),
    async close() {
      await app.close();
      await database.close();
      build.remove();
    },
  };
}

/** Opens the editing before the tests of a block, and closes it after them. */
export function serveEditing(
  open: () => Promise<Database>,
  isServed: (editing: Editing) => void,
  options: Partial<AppOptions> = {},
  widgets: readonly object[] = [],
): void {
  let editing: Editing | undefined;
  beforeAll(async () => {
    editing = await openEditing(open, options, widgets);
    isServed(editing);
  });
  afterAll(() => editing?.close());
}

/** Opens the editing before the tests of a block, and closes it after them. Returns it for the tests. */
export function serveEditor(
  open: () => Promise<Database>,
  options: Partial<AppOptions> = {},
  widgets: readonly object[] = [],
): Omit<Editing, 'close'> {
  let editing: Editing | undefined;
  serveEditing(open, (served) => (editing = served), options, widgets);
  return {
    database: later(() => editing?.database),
    app: later(() => editing?.app),
    publisher: later(() => editing?.publisher),
    editor: later(() => editing?.editor),
  };
}

/** Creates a page on the main site in Finnish, unless the fields say otherwise. Returns its id. */
export async function createPage(
  who: SignedIn,
  fields: { path: string; [field: string]: string },
): Promise<number> {
  const answer = await who.send('/editor/pages', {
    site: 'atriafi',
    language: 'fi',
    title: 'Sivu',
    ...fields,
  });
  return Number(/\/editor\/pages\/(\d+)$/.exec(String(answer.headers.location))?.[1]);
}

/** Returns a page as the block editor reads it. */
export const readPage = async <T = { version: number }>(who: SignedIn, id: number): Promise<T> =>
  (await who.call('GET', `pages/${id}`)).json<T>();

/** Saves a page on top of its present version. */
export async function savePage(
  who: SignedIn,
  id: number,
  page: object = {},
): Promise<LightMyRequestResponse> {
  const { version } = await readPage(who, id);
  return who.call('PUT', `pages/${id}`, { version, title: 'Sivu', description: '', blocks: [], ...page });
}

/** Publishes the draft of a page. */
export async function publishPage(
  who: SignedIn,
  id: number,
  more: object = {},
): Promise<LightMyRequestResponse> {
  const { version } = await readPage(who, id);
  return who.call('POST', `pages/${id}/publish`, { version, ...more });
}
