import { createUsePuck } from '@puckeditor/core';

/** Puck's state, by selector. */
export const usePuck = createUsePuck();

/** The one zone of a page. */
export const ZONE = 'root:default-zone';
