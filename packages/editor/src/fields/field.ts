/** Types and context that the fields of a form share. */
import { createContext, type ReactNode } from 'react';
import type { FieldInput, Path, Problem } from 'saaristo/form';
import type { PickerRow } from '../contract.ts';

export interface FieldProps extends FieldInput {
  /** Called with undefined to remove the prop. */
  onChange: (value: unknown) => void;
  /** Problems of the whole block. */
  problems: readonly Problem[];
  /** Called when a product or recipe was chosen. By default the prop gets its number. */
  onPick?: (row: PickerRow) => void;
  /** Whether a group is shown without a frame and a label. */
  isBare?: boolean;
}

/** Accessibility attributes of a control. */
export interface Described {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Props of a field that consists of several controls. */
export interface GroupProps extends FieldProps {
  label: string;
  /** Errors and help. */
  words: ReactNode;
  described: Described;
  /** Renders a field within this one. */
  renderField: (props: FieldProps) => ReactNode;
}

/** Path of the field to show. Lists that contain it open the item. */
export const WantedContext = createContext<Path | undefined>(undefined);

/** Paths of the block's values that are still its widget's example. */
export const ExamplesContext = createContext<readonly Path[]>([]);

/** Whether the items of lists are open, where a form has room for all. */
export const OpenListsContext = createContext(false);

/** Changes the address of a pasted picture, uploaded after the writing of its text has ended, in all texts; undefined removes the picture. */
export const LatePictureContext = createContext<(src: string, url: string | undefined) => void>(() => {});
