/** Types that the fields of a form share. */
import type { ReactNode } from '@wordpress/element';
import type { FieldInput } from '#island/form-model.ts';
import type { Problem } from '#island/form-problems.ts';

export interface FieldProps extends FieldInput {
  /** Called with undefined to remove the prop. */
  onChange: (value: unknown) => void;
  /** Problems of the whole block. */
  problems: readonly Problem[];
  /** Whether a group is shown without a frame and a label. */
  isBare?: boolean;
}

/** Props of a text field. */
export interface TextProps {
  label: string;
  /** Errors, description and default. */
  help: ReactNode;
  value: string;
  onChange: (text: string) => void;
  'aria-invalid'?: true;
}

/** Props of a field that consists of several controls. */
export interface GroupProps extends FieldProps, Pick<TextProps, 'label' | 'help' | 'aria-invalid'> {
  /** Renders a field within this one. */
  renderField: (props: FieldProps) => ReactNode;
}
