import { useEffect, useMemo } from 'react';
import { useIsland } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { isShopSite } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';
import { getShopFrameUrl } from '#store/cart/urls.ts';
import { syncStoredCart } from '#store/cart/storage.ts';
import { useShopFrame } from '#ui/shop-frame/use-shop-frame.ts';
import type definition from './widget.ts';

/**
 * Shares one cart between all sites: the shop's page answers, and the other sites send messages to it in a hidden frame (SYN-01 to SYN-07).
 */
export default function CartSync(props: WidgetProps<typeof definition>) {
  const isShop = isShopSite(useIsland().site);
  const role = props.role ?? (isShop ? 'shop' : 'main');
  return role === 'shop' ? <Shop {...props} /> : <Main {...props} />;
}

function Main({ shopFrameUrl: given }: WidgetProps<typeof definition>) {
  const { settings } = useIsland();
  // Shows this site's stored copy of the cart until the shop answers.
  useEffect(syncStoredCart, []);
  useShopFrame(safeLink(given) === undefined ? getShopFrameUrl(settings) : given, true);
  return null;
}

function Shop({ allowedOrigins, handoverUrl }: WidgetProps<typeof definition>) {
  const { settings } = useIsland();
  const origins = useMemo(
    () => new Set(allowedOrigins ?? settings.mainOrigins),
    [allowedOrigins, settings.mainOrigins],
  );
  useEffect(() => {
    let isMounted = true;
    let stop = () => {};
    const url = safeLink(handoverUrl);
    import('#store/cart/frame-listener.ts').then(
      ({ handleCartMessages }) => {
        if (isMounted) stop = handleCartMessages(origins, url);
      },
      () => {
        // If the code cannot be loaded, the other sites get no answer and ask again later.
      },
    );
    return () => {
      isMounted = false;
      stop();
    };
  }, [origins, handoverUrl]);
  return null;
}
