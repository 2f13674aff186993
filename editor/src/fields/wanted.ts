import { createContext } from 'react';
import type { Problem } from '../model/check.ts';

/** Path of the field to show. Lists that contain it open the item. */
export const WantedContext = createContext<Problem['path'] | undefined>(undefined);
