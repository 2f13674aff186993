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
  import type { ComponentType, MouseEvent, ReactNode } from 'react';
  /** A component with some of its props; WordPress documents the others. */
  type Component<Props = object> = ComponentType<Props & { children?: ReactNode; [prop: string]: unknown }>;
  type Control<Value> = Component<{ label: string; onChange: (value: Value) => void }>;
  export const BaseControl: Component;
  export const Button: Component<{ onMouseDown?: (event: MouseEvent) => void }>;
  export const Notice: Component;
  export const PanelBody: Component;
  export const Popover: Component;
  export const SelectControl: Control<string>;
  export const TextareaControl: Control<string>;
  export const TextControl: Control<string>;
  export const ToggleControl: Control<boolean>;
  export const ToolbarButton: Component;
  export const ToolbarGroup: Component;
}

declare module '@wordpress/block-editor' {
  import type { Component } from '@wordpress/components';
  import type { HTMLAttributes, ReactNode } from 'react';
  export const BlockControls: Component;
  export const InspectorControls: Component;
  export const __experimentalLinkControl: Component<{ onChange: (link: { url?: string }) => void }>;
  export const LinkControl: typeof __experimentalLinkControl | undefined;
  export const MediaUpload: Component<{
    onSelect: (media: { url: string; alt?: string }) => void;
    render: (props: { open: () => void }) => ReactNode;
  }>;
  export const MediaUploadCheck: Component;
  export function useBlockProps(): HTMLAttributes<HTMLElement>;
}

declare module '@wordpress/blocks' {
  export function registerBlockType(name: string, settings: object): void;
}

declare module '@wordpress/data' {
  /** The editor of a post; undefined in other editors. */
  export function select(store: 'core/editor'): { getCurrentPostId(): number | string | null } | undefined;
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
  import type { Component } from '@wordpress/components';
  export const Path: Component;
  export const SVG: Component;
}
