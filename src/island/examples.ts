/**
 * Named example props of a widget. Stories, conformance tests, accessibility checks and the editor's
 * thumbnail use them.
 */
import type * as v from 'valibot';
import type { commonProps, WidgetDefinition } from './define.ts';

/** Behaviour of the API in an example; the handlers are in `src/api/mocks/`. */
export type ApiScenario = 'ok' | 'empty' | 'slow' | 'error' | 'malformed' | 'aborted' | 'timeout' | 'html';

export interface Example<Props> {
  props: Props;
  /** Default `ok`. */
  api?: ApiScenario;
  /** Set if nothing is visible before an action of the visitor, or at all. Default: something is visible. */
  shows?: 'nothing';
}

/**
 * One action of a visitor, independent of the language: elements are given by CSS selectors, fields by their
 * names.
 */
export type Step =
  /** Focuses and clicks the first matching element, after waiting for it. */
  | { press: string }
  /** Types into fields, selects options, checks boxes. A key that is no field name is a selector. */
  | { fill: Readonly<Record<string, string | true>> }
  /** Attaches a file of this name to each field. */
  | { attach: Readonly<Record<string, string>> }
  /** Waits for an element, for example of code that is loaded on demand. */
  | { see: string };

/** A visitor's actions in a widget and the calls that they cause. The conformance tests run them. */
export interface Visit {
  /** Name of the example. Default: the first. */
  example?: string;
  /** The state of the page. */
  page?: {
    /** With its `#`. */
    hash?: string;
    /** Pixels. Default 1280. */
    width?: number;
    /** Number of pages that the tab has visited. Default 1. */
    seen?: number;
    /** Answers that replace the usual ones, by call. */
    answers?: Readonly<Record<string, object>>;
  };
  steps?: readonly Step[];
  /** All calls without failures, such as `POST /api/contact`, in any order; empty for none. */
  calls: readonly string[];
  /** The call that each scenario applies to, while the others succeed. Default: the last of `calls`. */
  fails?: string;
  /** The Finnish text that is shown if that call fails; null if the failure is silent. Default null. */
  says?: string | null;
  /**
   * The action that repeats the call after a failure; null if only a new page repeats it. Default: the last
   * step.
   */
  again?: Step | null;
  /** The widget shows nothing of its props or texts. Set on its first visit. */
  isUnseen?: true;
  /** The widget shows no text of its own, only those of its props and of the API. Set on its first visit. */
  isTextless?: true;
  /** The widget embeds a URL from an editor in a frame, such as a video player. */
  isPlayed?: true;
}

/** At least one visit; one without calls if the widget makes none. */
export type Visits = readonly [Visit, ...Visit[]];

/**
 * `oldExamples`: props of older versions of the widget as pages have stored them, by version. Not of the
 * current version.
 */
export type OldExamples = Readonly<Record<number, readonly Record<string, unknown>[]>>;

/** Props as the CMS writes them, without defaults. The first example is used in the catalogue. */
export type Examples<Definition> =
  Definition extends WidgetDefinition<infer Entries>
    ? Record<string, Example<v.InferInput<v.ObjectSchema<Entries & typeof commonProps, undefined>>>>
    : never;
