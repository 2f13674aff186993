import { createUsePuck } from '@puckeditor/core';

/** Reads Puck's state with a selector. */
export const usePuck = createUsePuck();

/** The only zone of a page. */
export const ZONE = 'root:default-zone';
