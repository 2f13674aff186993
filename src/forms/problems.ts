/** What keeps a form from being sent, as the list above its fields says it. */
import type { Translate, Messages } from '#i18n/texts.ts';
import type { Values } from '#schemas/form.ts';
import { NATIVE, type NativeResult } from '#schemas/native.ts';
import { inList, type FormKey } from './messages.ts';
import type { Status } from './submission.ts';

/** A field that keeps the form from being sent. */
export interface Problem {
  /** Id of its control. */
  id: string;
  text: string;
}

/** Errors of fields; the messages are keys of the form's texts. */
export type Errors = Record<string, { type?: string; message: string }>;

/** What is wrong with the fields of a form that the browser itself has posted; a reason without a text counts for none. */
export const errorsOf = (
  result: NativeResult | undefined,
  initial: Values,
  messages: Messages<FormKey>,
): Errors =>
  Object.fromEntries(
    Object.entries(result?.errors ?? {})
      .filter(([name, key]) => Object.hasOwn(initial, name) && Object.hasOwn(messages.fi, key))
      .map(([name, message]) => [name, { type: 'server', message }]),
  );

/** The list of what is wrong with it, in page order. */
export function problemsIn(
  { errors, labels }: NativeResult,
  id: string,
  messages: Messages<FormKey>,
  t: Translate<FormKey>,
  most = 0,
): Problem[] {
  const order = labels.map(([name]) => name);
  const labelOf = new Map(labels);
  const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(errors)
    .map(([name, key]) => [name, key === 'unreadable' ? 'unreadableFile' : key] as const)
    .filter(([, key]) => Object.hasOwn(messages.fi, key))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, key]) => {
      const messageKey = inList[key] ?? (labelOf.has(name) ? undefined : (key as FormKey));
      return { id: `${id}-${name}`, text: messageKey ? t(messageKey, { most }) : labelOf.get(name)! };
    });
}

/** A post that was refused for nothing that the form has words for has failed. */
export function firstStatus(result: NativeResult | undefined, errors: Errors): Status {
  if (!result) return 'idle';
  if (result.isSent) return 'success';
  const isKnown = Object.keys(errors).length > 0 || OWN.some((name) => Object.hasOwn(result.errors, name));
  return isKnown ? 'idle' : 'error';
}

/** What may be wrong besides the values. */
const OWN = [NATIVE.answer, 'Files'];

/** The fields that fail, in page order, each by its label or by what to do about it. */
export function problemsOf(
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
    const key = inList[error.message];
    return { id, text: key ? t(key) : (labels.get(name) ?? name) };
  });
}
