/** The context that a form shares with its fields. */
import { createContext, useContext, useEffect } from 'react';
import { useController, type Control, type ControllerRenderProps } from 'react-hook-form';
import type { Translate } from '#i18n/texts.ts';
import { listSpecialCharacters } from '#lib/message-characters.ts';
import { withoutTrailing } from '#lib/trailing.ts';
import type { Files } from './files/use-files.ts';
import type { FormKey } from './messages.ts';
import type { NativeResult } from '#schemas/native.ts';
import type { Values } from '#schemas/form.ts';
import { useHydrated } from '#ui/use-initial-client-value.ts';

export interface FormParts {
  /** Id of the form's element; the prefix of its controls' ids. */
  id: string;
  control: Control<Values>;
  /** The form's texts; error messages are their keys. */
  t: Translate<FormKey>;
  /** Whether the schema requires the field. */
  isRequired: (name: string) => boolean;
  /** Validates a field again, because another field's value has changed its rules. */
  recheck: (name: string) => void;
  /** Labels by field name in page order, for the error list. */
  labels: Map<string, string>;
  files: Files;
  /** The result of a form that the browser has posted without JavaScript. */
  result: NativeResult | undefined;
}

const FormContext = createContext<FormParts | null>(null);

export const FormProvider = FormContext.Provider;

/** Returns the context of the surrounding form. Throws if there is none. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('A field needs a <Form> around it.');
  return parts;
}

export interface FieldState {
  /** Id of the control, which its label and the error list refer to. */
  id: string;
  /** The label without a trailing asterisk, because the field adds one. */
  label: string;
  required: boolean;
  /** The error's text after a send has found one. */
  error: string | undefined;
  /** Details after the error's text, such as the wrong character; '' for most errors. */
  detail: string;
  control: ControllerRenderProps<Values, string>;
}

/** Connects a field to the form: its value, its error and its label in the error list. */
export function useField(name: string, givenLabel: string): FieldState {
  const { id, control, t, isRequired, labels } = useFormParts();
  const { field, fieldState } = useController({ control, name });
  const label = withoutTrailing(givenLabel, ' \n\t\u00A0*');
  // There are no effects on a server, and its HTML has the labels (Native.tsx). Later renders may be discarded.
  if (!useHydrated()) labels.set(name, label);
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return {
    id: `${id}-${name}`,
    label,
    required: isRequired(name),
    error: fieldState.error && t(fieldState.error.message as FormKey),
    detail:
      fieldState.error?.message === 'specialCharacters'
        ? listSpecialCharacters(field.value as string).join(' ')
        : '',
    control: field,
  };
}
