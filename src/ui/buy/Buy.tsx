import { useRef, useState } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { nextPaint } from '#lib/next-paint.ts';
import { isShopSite } from '#lib/site.ts';
import type { addToCart } from '#store/cart/actions.ts';
import type { addThroughFrame } from '#store/cart/frame.ts';
import type { Change } from '#store/cart/model.ts';
import { getCartLink, getShopFrameUrl } from '#store/cart/urls.ts';
import { PAGE_TOKEN } from '#island/settings.ts';
import { safeLink } from '#lib/url.ts';
import { Button } from '../Button.tsx';
import buttonStyles from '../Button.module.css';
import { LateAnnouncement } from '../VisuallyHidden.tsx';
import { CartIcon } from '../cart-icon.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Quantity } from '../quantity/Quantity.tsx';
import styles from './Buy.module.css';
import { buyMessages } from './messages.ts';
import { useShopFrame } from '../shop-frame/use-shop-frame.ts';

interface Props {
  code: string;
  /** Id of the element with the product's name. */
  describedBy?: string | undefined;
  /** Maximum number of pieces. Default 99 (PRD-09). */
  max?: number | undefined;
  /** Default 'kpl'. */
  unit?: string | undefined;
  /** URL of the basket page. Default: the shop's. */
  openCartUrl?: string | undefined;
  /**
   * On other sites, whether the shop's frame is mounted with the control. By default it is mounted when the
   * visitor points at or focuses the control.
   */
  isFrameEager?: boolean;
  /** Only a button with an icon, which adds one piece. It needs JavaScript. */
  isCompact?: boolean | undefined;
}

type State = { status: 'idle' | 'sending' | 'added' } | { status: 'failed'; why: string };

/**
 * The buy control. Adds a product to the cart: on the shop by a call, on other sites through the shop's
 * hidden frame (PRD-09 to PRD-14). Without JavaScript it is a form that posts to the page settings'
 * `cartFormUrl`, if there is one.
 */
export function Buy({
  code,
  describedBy,
  max = 99,
  unit,
  openCartUrl,
  isFrameEager = false,
  isCompact = false,
}: Props) {
  const t = useTexts(buyMessages);
  const { settings, language, site } = useIsland();
  const [quantity, setQuantity] = useState(1);
  const [state, setState] = useState<State>({ status: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  const isShop = isShopSite(site);
  const frameUrl = isShop ? undefined : getShopFrameUrl(settings);
  const mountFrame = useShopFrame(frameUrl, isFrameEager);

  const add = async () => {
    setState({ status: 'sending' });
    await nextPaint();
    mountFrame();
    const change = await (isShop
      ? addOnShop(code, quantity, language)
      : addOnOtherSite(frameUrl, code, quantity, language));
    if (change.ok) setQuantity(1);
    setState(
      change.ok
        ? { status: 'added' }
        : {
            status: 'failed',
            why: change.reasons.join(', ') || t(change.areCookiesBlocked ? 'cookiesBlocked' : 'addFailed'),
          },
    );
  };
  const close = () => setState({ status: 'idle' });

  // The site sells nothing.
  if (!isShop && settings.shopFrameUrl === false) return null;

  const formUrl = isShop && !isCompact ? safeLink(settings.cartFormUrl) : undefined;
  // With JavaScript the form is never submitted.
  const Control = formUrl === undefined ? 'div' : 'form';
  return (
    <Control
      className={`${styles.buy} ${formUrl === undefined ? styles.scripted : ''}`}
      {...(formUrl === undefined ? { 'data-needs-script': '' } : { action: formUrl, method: 'post' })}
      onPointerEnter={mountFrame}
      onFocus={mountFrame}
    >
      {formUrl !== undefined && (
        <>
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name={PAGE_TOKEN} value={settings.verificationToken ?? ''} />
        </>
      )}
      {!isCompact && (
        <Quantity
          value={quantity}
          onChange={setQuantity}
          max={max}
          unit={unit}
          name="quantity"
          describedBy={describedBy}
        />
      )}
      <Button
        ref={button}
        type={formUrl === undefined ? 'button' : 'submit'}
        className={isCompact ? styles.compact : styles.add}
        aria-label={isCompact ? t('add') : undefined}
        disabled={state.status === 'sending'}
        aria-busy={state.status === 'sending'}
        aria-describedby={describedBy}
        onClick={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        {isCompact ? <CartIcon /> : t(state.status === 'sending' ? 'adding' : 'add')}
      </Button>
      <LateAnnouncement text={state.status === 'sending' && t('adding')} />
      {state.status === 'added' && (
        <Popover anchor={button} onClose={close} title={t('added')}>
          <a
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            href={openCartUrl ?? getCartLink(isShop, settings.shopUrl)}
          >
            {t('openCart')}
          </a>
          <Button variant="secondary" onClick={close}>
            {t('continueShopping')}
          </Button>
        </Popover>
      )}
      {state.status === 'failed' && (
        <Popover kind="alert" anchor={button} onClose={close} title={state.why} />
      )}
    </Control>
  );
}

/** Adds through the shop's frame, on another site. */
async function addOnOtherSite(...product: Parameters<typeof addThroughFrame>): Promise<Change> {
  try {
    const { addThroughFrame: add } = await import('#store/cart/frame.ts');
    return await add(...product);
  } catch {
    return { ok: false, reasons: [] };
  }
}

/** Adds to the shop's own cart. Other sites never load this code. */
async function addOnShop(...product: Parameters<typeof addToCart>): Promise<Change> {
  try {
    const { addToCart: add } = await import('#store/cart/actions.ts');
    return await add(...product);
  } catch {
    return { ok: false, reasons: [] };
  }
}
