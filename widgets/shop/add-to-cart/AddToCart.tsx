import { useId } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { isShopSite } from '#lib/site.ts';
import { getCartLink } from '#store/cart/urls.ts';
import { isBuyable, isSoldOut } from '#ui/sold-out/stock.ts';
import { safeLink } from '#lib/url.ts';
import buttonStyles from '#ui/Button.module.css';
import { Buy } from '#ui/buy/Buy.tsx';
import { SoldOut } from '#ui/sold-out/SoldOut.tsx';
import styles from './AddToCart.module.css';
import { ownMessages } from './own-messages.ts';
import { useViewed } from './use-viewed.ts';
import type definition from './widget.ts';

/** Link to the basket that the CMS writes on the shop itself. */
const OWN_BASKET = getCartLink(true, undefined);

/**
 * The buy control of a product page, or a note that the product is sold out. Renders nothing if the product cannot be bought (PRD-06 to
 * PRD-14).
 */
export default function AddToCart(props: WidgetProps<typeof definition>) {
  const { code, name, max, unit, openCartUrl, stock } = props;
  const t = useTexts(ownMessages);
  const nameId = useId();
  const { site, settings } = useIsland();
  const isShop = isShopSite(site);
  useViewed(props);
  if (!isShop && settings.shopFrameUrl === false) return null;
  if (isSoldOut(stock)) return <SoldOut />;
  if (!isBuyable(props)) return null;
  const shop = isShop ? undefined : safeLink(settings.shopUrl);
  const given = safeLink(openCartUrl);
  const basket = given === undefined || given === OWN_BASKET ? getCartLink(isShop, settings.shopUrl) : given;
  return (
    <div className={styles.place}>
      {name !== undefined && (
        <span id={nameId} hidden>
          {name}
        </span>
      )}
      <Buy
        code={code}
        describedBy={name === undefined ? undefined : nameId}
        max={Math.trunc(max)}
        unit={unit}
        openCartUrl={basket}
        isFrameEager
      />
      {shop !== undefined && (
        <a className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.shop}`} href={shop}>
          {t('toShop')}
        </a>
      )}
    </div>
  );
}
