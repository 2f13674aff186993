import { createContext } from 'react';
import type { Problem } from '../model/check.ts';

/** The field that is to be shown: lists on the way to it open the item that holds it. */
export const WantedContext = createContext<Problem['path'] | undefined>(undefined);
