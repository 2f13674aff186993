import { createContext } from 'react';

/** Whether the content is inside a `<noscript>`, which can't contain another one. */
export const IsWithoutScript = createContext(false);
