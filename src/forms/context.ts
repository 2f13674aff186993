/** What the fields of a form share. */
import { createContext, useContext, useEffect } from 'react';
import { useController, type Control, type ControllerRenderProps } from 'react-hook-form';
import type { Translate } from '#i18n/texts.ts';
import { withoutTrailing } from '#lib/trailing.ts';
import type { Files } from './files/use-files.ts';
import type { FormKey } from './messages.ts';
import type { NativeResult } from '#schemas/native.ts';
import type { Values } from '#schemas/form.ts';

export interface FormParts {
  /** Id of the form's element; those of its controls begin with it. */
  id: string;
  control: Control<Values>;
  /** The form's texts; errors are keys of them. */
  t: Translate<FormKey>;
  /** Whether the schema asks for the field. */
  isRequired: (name: string) => boolean;
  /** Judges a field anew whose error may have gone, because of what another one holds now. */
  recheck: (name: string) => void;
  /** Labels by field name, in page order, for the error list. */
  labels: Map<string, string>;
  files: Files;
  /** Where the browser itself has posted the form, and the page shows what has become of it. */
  result: NativeResult | undefined;
}

const FormContext = createContext<FormParts | null>(null);

export const FormProvider = FormContext.Provider;

/** The form around. Throws outside of one. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('A field needs a <Form> around it.');
  return parts;
}

export interface FieldState {
  /** Id of the control, which its label names and the error list links to. */
  id: string;
  /** The label without an asterisk of its own: the field draws the one. */
  label: string;
  required: boolean;
  /** The error's text, once a send has found one. */
  error: string | undefined;
  control: ControllerRenderProps<Values, string>;
}

/** Ties a field to the form around: its value, its error and its line in the error list. */
export function useField(name: string, givenLabel: string): FieldState {
  const { id, control, t, isRequired, labels } = useFormParts();
  const { field, fieldState } = useController({ control, name });
  const label = withoutTrailing(givenLabel, ' \n\t\u00A0*');
  // Known already where the rest of the form is rendered: on a server there are no effects.
  labels.set(name, label);
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
  return {
    id: `${id}-${name}`,
    label,
    required: isRequired(name),
    error: fieldState.error && t(fieldState.error.message as FormKey),
    control: field,
  };
}
