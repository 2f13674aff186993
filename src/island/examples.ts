/** Named prop sets of a widget: its stories, conformance and accessibility checks, and the editor's thumbnail are made of these. */
import type * as v from 'valibot';
import type { commonProps, WidgetDefinition } from './define.ts';

/** How the API behaves while the example is shown; the handlers are in `test/api/`. */
export type ApiScenario = 'ok' | 'empty' | 'slow' | 'error' | 'malformed' | 'aborted' | 'timeout' | 'html';

export interface Example<Props> {
  props: Props;
  /** Default `ok`. */
  api?: ApiScenario;
  /** Said where nothing of it is to be seen before a visitor does something, or ever. Default: there is. */
  shows?: 'nothing';
}

/** Props as the CMS writes them: before defaults are filled in. The first example is the catalogue's. */
export type Examples<Definition> =
  Definition extends WidgetDefinition<infer Entries>
    ? Record<string, Example<v.InferInput<v.ObjectSchema<Entries & typeof commonProps, undefined>>>>
    : never;
