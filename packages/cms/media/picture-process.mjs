/** The process that reads pictures. It registers tsx itself, because a process does not inherit it. */
import { register } from 'tsx/esm/api';

register();
export const { createPicture, cropStored } = await import('./create-picture.ts');
