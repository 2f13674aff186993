import { useEffect, useMemo } from 'react';
import { useIsland } from '#island/context.ts';
import { useIsShop } from '#store/use-is-shop.ts';
import type { WidgetProps } from '#island/define.ts';
import { safeLink } from '#lib/url.ts';
import { getShopFrameUrl } from '#ui/shop-frame/shop-frame-url.ts';
import { useShopFrame } from '#ui/shop-frame/use-shop-frame.ts';
import { useStoredCart } from './use-stored-cart.ts';
import type definition from './widget.ts';

/**
 * Shares one cart between all sites: the shop's page answers, and the other sites send messages to it in a hidden frame (SYN-01 to SYN-07).
 */
export default function CartSync(props: WidgetProps<typeof definition>) {
  const isShop = useIsShop();
  const role = props.role ?? (isShop ? 'shop' : 'main');
  return role === 'shop' ? <Shop {...props} /> : <Main {...props} />;
}

function Main({ shopFrameUrl: given }: WidgetProps<typeof definition>) {
  const { settings } = useIsland();
  useStoredCart();
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
