/** Named prop sets of a widget: its stories, conformance and accessibility checks, and the editor's thumbnail are made of these. */
import type * as v from 'valibot';
import type { commonProps, WidgetDefinition } from './define.js';
/** How the API behaves while the example is shown; the handlers are in `test/api/`. */
export type ApiScenario = 'ok' | 'empty' | 'slow' | 'error' | 'malformed' | 'aborted' | 'timeout' | 'html';
export interface Example<Props> {
    props: Props;
    /** Default `ok`. */
    api?: ApiScenario;
    /** Said where nothing of it is to be seen before a visitor does something, or ever. Default: there is. */
    shows?: 'nothing';
}
/** One thing that a visitor does, without a word of any language: elements are named by CSS selectors, fields by their names. */
export type Step = 
/** Focuses and clicks the first element that matches; waits until it is there. */
{
    press: string;
}
/** Writes into fields, chooses, ticks. A key that is no name is a selector. */
 | {
    fill: Readonly<Record<string, string | true>>;
}
/** Gives a file of this name to each field. */
 | {
    attach: Readonly<Record<string, string>>;
}
/** Waits until something is there, code that is fetched on demand say. */
 | {
    see: string;
};
/** What a visitor does with a widget, and the calls that come of it: what the conformance tests drive it by. */
export interface Visit {
    /** Name of the example. Default: the first. */
    example?: string;
    /** What the widget finds on its page. */
    page?: {
        /** With its `#`. */
        hash?: string;
        /** Pixels. Default 1280. */
        width?: number;
        /** Pages that the tab has seen. Default 1. */
        seen?: number;
        /** Answers in place of the usual ones, by call. */
        answers?: Readonly<Record<string, object>>;
    };
    steps?: readonly Step[];
    /** Every call that is made where all is well, as `POST /api/contact`, in any order. Empty: it makes none. */
    calls: readonly string[];
    /** The call that is answered in every scenario while the others succeed. Default: the last of `calls`. */
    fails?: string;
    /** What the visitor reads where that call fails, in Finnish; null where a failure is silent. Default null. */
    says?: string | null;
    /** What makes the call again after a failure; null where only another page does. Default: the last step. */
    again?: Step | null;
    /** Nothing of its props or texts can be seen. Of the widget: stated on its first visit. */
    isUnseen?: true;
    /** No text of its own is shown, only those of its props and of the API. Of the widget: stated on its first visit. */
    isTextless?: true;
    /** An address that an editor gives is framed, as a video's player. */
    isPlayed?: true;
}
/** At least one; one with no calls where a widget makes none. */
export type Visits = readonly [Visit, ...Visit[]];
/** `oldExamples`: props as pages have kept them from older versions of the widget, by version; none of today's. */
export type OldExamples = Readonly<Record<number, readonly Record<string, unknown>[]>>;
/** Props as the CMS writes them: before defaults are filled in. The first example is the catalogue's. */
export type Examples<Definition> = Definition extends WidgetDefinition<infer Entries> ? Record<string, Example<v.InferInput<v.ObjectSchema<Entries & typeof commonProps, undefined>>>> : never;
