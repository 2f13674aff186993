import { useEffect } from 'react';
import { prefetchClient } from '#api/http.ts';
import { useIsland, useLoaded } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { getCartLink } from '#store/cart/urls.ts';
import { readImage } from '#lib/image.ts';
import type { Link } from '#schemas/own-settings.ts';
import { safeLink } from '#lib/url.ts';
import { onStoredCart, syncStoredCart } from '#store/cart/storage.ts';
import { showPageVisitor } from '#store/customer/page-customer.ts';
import { LAYOUTS, useLayout } from '#ui/use-layout.ts';
import styles from './Header.module.css';
import { HeaderOptionsProvider, type HeaderOptions } from './header-context.ts';
import { LayoutOf } from './LayoutOf.tsx';
import type { load } from './load.ts';
import { createNavigationQuery } from './navigation-query.ts';
import { useNavigation } from './use-navigation.ts';
import { getVariant } from './variants.ts';
import type definition from './widget.ts';
import { readPageAddress } from '#lib/page-address.ts';

type Props = WidgetProps<typeof definition>;

/** The header of every page. A server renders both layouts, a browser the one that fits the window (NAV-01 to NAV-43). */
export default function Header(props: Props) {
  const layout = useLayout();
  const options = useOptions(props);
  const navigation = useNavigation(layout, createNavigationQuery(props, useIsland()));
  useVisitor(options.shop);

  return (
    <HeaderOptionsProvider value={options}>
      <header className={styles.header}>
        {LAYOUTS.map((one) => (
          <LayoutOf key={one} layout={one} isShown={(layout ?? one) === one} navigation={navigation[one]} />
        ))}
      </header>
    </HeaderOptionsProvider>
  );
}

/** Combines props, site and page settings into validated options. */
function useOptions(props: Props): HeaderOptions {
  const { site, settings } = useIsland();
  const { answer } = useLoaded<typeof load>();
  const here = answer?.here ?? readPageAddress()!;
  const variant = getVariant(site, props);
  return {
    ...variant,
    here,
    searchUrl: safeLink(props.searchUrl) ?? settings.searchUrl,
    cartUrl: getCartLink(variant.shop, props.shopUrl ?? settings.shopUrl),
    logo: readImage(props.logo),
    hideSideSearch: props.hideSideSearch,
    accountLink: readSafeLink(props.accountLink ?? settings.accountLink),
    loginLink: readSafeLink(props.loginLink ?? settings.loginLink),
  };
}

function readSafeLink(given: Link | undefined): Link | undefined {
  const link = safeLink(given?.link);
  return given && link !== undefined ? { label: given.label, link } : undefined;
}

/** Loads cart and customer on the shop. Other sites use a stored copy of the cart and make no call (NAV-19, CHK-20). */
function useVisitor(shop: boolean): void {
  useEffect(() => {
    if (!shop) return syncStoredCart();
    showPageVisitor();
    const stops = [onStoredCart()];
    let isGone = false;
    void prefetchClient();
    // If this code cannot be loaded, the shop's header shows a visitor with an empty cart.
    import('#store/shop-visitor.ts').then(
      ({ syncVisitor }) => isGone || stops.push(syncVisitor()),
      () => {},
    );
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [shop]);
}
