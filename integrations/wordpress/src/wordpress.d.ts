/** The parts of WordPress's packages that the plugin uses. WordPress provides them at run time (`wp.components` and so on). */

declare module '@wordpress/element' {
  import type { ComponentType } from 'react';
  export { createElement, Fragment, useEffect, useMemo, useRef, useState } from 'react';
  export type { ElementType, Key, ReactNode } from 'react';
  /** Renders HTML without an element around it when a block is saved. */
  export const RawHTML: ComponentType<{ children: string }>;
}

declare module '@wordpress/i18n' {
  export function __(text: string, domain: 'saaristo'): string;
  export function sprintf(format: string, value: string | number): string;
}

declare module '@wordpress/components' {
  import type { ComponentType, InputHTMLAttributes, MouseEvent, ReactNode } from 'react';
  type Parent<Props = object> = ComponentType<Props & { children?: ReactNode }>;
  interface Control<Value> {
    label: string;
    help?: ReactNode;
    value: string;
    onChange: (value: Value) => void;
    'aria-invalid'?: true | undefined;
  }
  type Input = Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'step' | 'min' | 'max' | 'placeholder' | 'readOnly' | 'inputMode'
  >;
  interface ButtonProps {
    variant?: 'secondary' | 'tertiary';
    icon?: string;
    label?: string;
    className?: string;
    isSmall?: boolean;
    showTooltip?: boolean;
    disabled?: boolean;
    'aria-label'?: string;
    'aria-expanded'?: boolean;
    'aria-pressed'?: boolean;
    onClick: () => void;
    onMouseDown?: (event: MouseEvent) => void;
  }
  export const BaseControl: Parent<{ id: string; help?: ReactNode; className: string }>;
  export const Button: Parent<ButtonProps>;
  export const Notice: Parent<{ status: 'error' | 'warning'; isDismissible: boolean }>;
  export const PanelBody: Parent<{ title: string; initialOpen?: boolean; className: string }>;
  export const Popover: Parent<{ position: string; focusOnMount?: 'firstElement'; onClose: () => void }>;
  export const SelectControl: ComponentType<
    Omit<Control<string>, 'aria-invalid'> & {
      hideLabelFromVision?: boolean;
      options: readonly { value: string; label: string }[];
    }
  >;
  export const TextareaControl: ComponentType<Control<string> & { rows: number }>;
  export const TextControl: ComponentType<Control<string> & Input>;
  export const ToggleControl: ComponentType<
    Omit<Control<boolean>, 'value' | 'aria-invalid'> & { checked: boolean }
  >;
  export const ToolbarButton: Parent<{ isPressed: boolean; onClick: () => void }>;
  export const ToolbarGroup: Parent;
}

declare module '@wordpress/block-editor' {
  import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
  type Parent = ComponentType<{ children?: ReactNode }>;
  type Links = ComponentType<{
    value?: { url: string } | undefined;
    settings: readonly never[];
    forceIsEditingLink?: boolean;
    showInitialSuggestions?: boolean;
    onChange: (link: { url?: string }) => void;
    onRemove?: () => void;
  }>;
  export const BlockControls: Parent;
  export const InspectorControls: Parent;
  export const LinkControl: Links | undefined;
  export const __experimentalLinkControl: Links;
  export const MediaUpload: ComponentType<{
    allowedTypes: readonly string[];
    onSelect: (media: { url: string; alt?: string }) => void;
    render: (props: { open: () => void }) => ReactNode;
  }>;
  export const MediaUploadCheck: Parent;
  export function useBlockProps(): HTMLAttributes<HTMLElement>;
}

declare module '@wordpress/blocks' {
  export function registerBlockType(name: string, settings: object): void;
}

declare module '@wordpress/data' {
  export function useDispatch(store: 'core/block-editor'): {
    /** The next change is not a step of undo by itself. */
    __unstableMarkNextChangeAsNotPersistent: () => void;
  };
}

declare module '@wordpress/hooks' {
  export function addFilter<Value>(
    hook: string,
    namespace: string,
    filter: (value: Value, block: { name: string }, html: string) => Value,
  ): void;
}

declare module '@wordpress/primitives' {
  import type { ComponentType, SVGProps } from 'react';
  export const Path: ComponentType<SVGProps<SVGPathElement>>;
  export const SVG: ComponentType<SVGProps<SVGSVGElement>>;
}
