import { createContext } from 'react';

/** Whether what is inside is in a `<noscript>` already, which holds no other. */
export const IsWithoutScript = createContext(false);
