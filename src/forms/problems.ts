/** Creates the list of errors above a form's fields. */
import type { Translate, Messages } from '#i18n/texts.ts';
import type { Values } from '#schemas/form.ts';
import { NATIVE, type NativeResult } from '#schemas/native.ts';
import { ERROR_LIST_TEXTS, type FormKey } from './messages.ts';
import type { Status } from './submission.ts';

/** A field with an error. */
export interface Problem {
  /** Id of the control. */
  id: string;
  text: string;
}

/** Errors by field name; the messages are keys of the form's texts. */
export type Errors = Record<string, { type?: string; message: string }>;

/** Returns the field errors of a result. Ignores reasons without a text. */
export const getErrors = (
  result: NativeResult | undefined,
  initial: Values,
  messages: Messages<FormKey>,
): Errors =>
  Object.fromEntries(
    Object.entries(result?.errors ?? {})
      .filter(([name, key]) => Object.hasOwn(initial, name) && Object.hasOwn(messages.fi, key))
      .map(([name, message]) => [name, { type: 'server', message }]),
  );

/** Returns the error list of a result in page order. */
export function listResultProblems(
  { errors, labels }: NativeResult,
  id: string,
  messages: Messages<FormKey>,
  t: Translate<FormKey>,
  most = 0,
): Problem[] {
  const order = labels.map(([name]) => name);
  const labelByName = new Map(labels);
  const getPosition = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(errors)
    .map(([name, key]) => [name, key === 'unreadable' ? 'unreadableFile' : key] as const)
    .filter(([, key]) => Object.hasOwn(messages.fi, key))
    .toSorted(([one], [other]) => getPosition(one) - getPosition(other))
    .map(([name, key]) => {
      const messageKey = ERROR_LIST_TEXTS[key] ?? (labelByName.has(name) ? undefined : (key as FormKey));
      return { id: `${id}-${name}`, text: messageKey ? t(messageKey, { most }) : labelByName.get(name)! };
    });
}

/** Returns the initial status of a form. A refused post without any known error has failed. */
export function getInitialStatus(result: NativeResult | undefined, errors: Errors): Status {
  if (!result) return 'idle';
  if (result.isSent) return 'success';
  const isKnown =
    Object.keys(errors).length > 0 || OTHER_ERRORS.some((name) => Object.hasOwn(result.errors, name));
  return isKnown ? 'idle' : 'error';
}

/** Errors that do not belong to a value. */
const OTHER_ERRORS = [NATIVE.answer, 'Files'];

/** Returns the invalid fields in page order, each with its label or its text for the list. */
export function listProblems(
  form: HTMLFormElement | null,
  errors: Errors,
  labels: ReadonlyMap<string, string>,
  t: Translate<FormKey>,
): Problem[] {
  const shown = new Set<string>();
  return ([...(form?.elements ?? [])] as HTMLInputElement[]).flatMap(({ id, name }) => {
    const error = errors[name];
    if (!error || shown.has(name)) return [];
    shown.add(name);
    const key = ERROR_LIST_TEXTS[error.message];
    return { id, text: key ? t(key) : (labels.get(name) ?? name) };
  });
}
