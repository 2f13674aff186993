import { FEATURES, type Feature } from '../src/adapter.ts';
import type { Api } from '../src/api.ts';
import type { EditorContextValue } from '../src/context.ts';
import { getMessages } from '../src/messages.ts';

/** Creates the values that parts of the editor use, with all features and the given calls. */
export const createEditorContext = (api: object = {}): EditorContextValue => ({
  api: api as Api,
  features: new Set(Object.keys(FEATURES) as Feature[]),
  addresses: { list: '/editor', page: (id) => `/editor/pages/${id}`, canvas: '/canvas', assets: '/assets/' },
  catalogue: new Map(),
  examples: { of: () => undefined, prepare: () => Promise.resolve() },
  settings: {
    pageId: 1,
    language: 'en',
    user: { name: '', role: 'editor' },
    rows: {},
    blocks: [],
    floating: [],
    pictures: [],
    layouts: [],
  },
  site: 'atriafi',
  language: 'fi',
  t: getMessages('en'),
});
