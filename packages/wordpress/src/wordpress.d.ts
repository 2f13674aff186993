/** The parts of WordPress's packages that the plugin uses. WordPress provides them at run time (`wp.components` and so on). */

declare module '@wordpress/element' {
  import type { ComponentType } from 'react';
  export {
    createContext,
    createElement,
    Fragment,
    useContext,
    useEffect,
    useMemo,
    useRef,
    useState,
  } from 'react';
  export type { ElementType, Key, ReactNode } from 'react';
  export { createPortal } from 'react-dom';
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
  export const InnerBlocks: {
    /** The inner blocks in the saved content of a block. */
    Content: Component;
    /** A button that adds a block to an empty list. */
    ButtonBlockAppender: Component;
  };
  export const __experimentalLinkControl: Component<{ onChange: (link: { url?: string }) => void }>;
  export const LinkControl: typeof __experimentalLinkControl | undefined;
  export const MediaUpload: Component<{
    onSelect: (media: { url: string; alt?: string }) => void;
    render: (props: { open: () => void }) => ReactNode;
  }>;
  export const MediaUploadCheck: Component;
  export function useBlockProps(props?: HTMLAttributes<HTMLElement>): HTMLAttributes<HTMLElement>;
  export function useInnerBlocksProps(
    props: HTMLAttributes<HTMLElement>,
    options: {
      allowedBlocks?: string[];
      templateLock?: false;
      renderAppender?: Component | false | undefined;
    },
  ): HTMLAttributes<HTMLElement>;
}

declare module '@wordpress/blocks' {
  export interface Block {
    name: string;
    attributes: Record<string, unknown>;
    innerBlocks: Block[];
  }
  export function createBlock(name: string, attributes: object, innerBlocks: readonly Block[]): Block;
  export function registerBlockType(name: string, settings: object): void;
}

declare module '@wordpress/data' {
  import type { Block } from '@wordpress/blocks';
  type Select = (store: 'core/block-editor') => {
    getBlocks: (clientId: string) => Block[];
    getBlockCount: (clientId: string) => number;
  };
  export function useSelect<Value>(read: (select: Select) => Value, dependencies: unknown[]): Value;
  /** The editor of a post; undefined in other editors. */
  export function select(store: 'core/editor'): { getCurrentPostId(): number | string | null } | undefined;
  export function useDispatch(store: 'core/block-editor'): {
    /** The next change is not a step of undo by itself. */
    __unstableMarkNextChangeAsNotPersistent: () => void;
    replaceInnerBlocks: (clientId: string, blocks: readonly Block[], updateSelection: boolean) => void;
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
