/** What every part of the header needs to know: the variant of the site, and the addresses. */
import { createContext, useContext } from 'react';
import type { Image } from '#lib/image.ts';
import type { NavigationLink } from '#api/navigation.ts';
import type { Variant } from './variants.ts';

export interface HeaderOptions extends Variant {
  /** The address of the page: what leads to it is marked. */
  here: string;
  searchUrl: string;
  /** Where the cart link leads. */
  cartUrl: string;
  /** Replaces the brand's own. */
  logo: Image | undefined;
  hideSideSearch: boolean;
  accountLink: NavigationLink | undefined;
  loginLink: NavigationLink | undefined;
}

const HeaderContext = createContext<HeaderOptions | null>(null);

export const HeaderOptionsProvider = HeaderContext.Provider;

/** The options of the header that the calling part belongs to. */
export const useHeader = (): HeaderOptions => useContext(HeaderContext)!;
