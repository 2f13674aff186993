/** Context with the site's variant and the addresses, for every part of the header. */
import { createContext, useContext } from 'react';
import type { Image } from '#lib/image.ts';
import type { NavigationLink } from '#api/navigation.ts';
import type { Variant } from './variants.ts';

export interface HeaderOptions extends Variant {
  /** Address of the page; links to it are marked. */
  here: string;
  searchUrl: string;
  /** Address of the cart link. */
  cartUrl: string;
  /** Replaces the brand's logo. */
  logo: Image | undefined;
  hideSideSearch: boolean;
  accountLink: NavigationLink | undefined;
  loginLink: NavigationLink | undefined;
}

const HeaderContext = createContext<HeaderOptions | null>(null);

export const HeaderOptionsProvider = HeaderContext.Provider;

/** Returns the options of the enclosing header. */
export const useHeader = (): HeaderOptions => useContext(HeaderContext)!;
