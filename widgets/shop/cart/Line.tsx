import { type FormEvent, useEffect, useId, useRef } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { PAGE_TOKEN } from '#island/settings.ts';
import { safeLink } from '#lib/url.ts';
import type { CartLine, Refusal, Wanted } from '#store/cart/model.ts';
import { Button } from '#ui/Button.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { Quantity } from '#ui/quantity/Quantity.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './Line.module.css';
import { lineMessages } from './line-messages.ts';
import { getPiecePrice, getPriceBefore } from './prices.ts';
import { getShopUrl } from './shop-url.ts';

interface Props {
  line: CartLine;
  change: Wanted | undefined;
  currencySymbol: string;
  /** Whether the cart cannot be changed at present (SHP-13). */
  isLocked: boolean;
  /** Whether the line was restored just now; it then gets the focus. */
  isBack: boolean;
  onChange: (quantity: number) => void;
  onDismissFailure: () => void;
}

/**
 * A line of the cart: quantity, price and a button to remove it (SHP-12, SHP-18 to SHP-21). Without JavaScript it is a form for the address
 * in the page settings, if there is one.
 */
export function Line({ line, change, currencySymbol, isLocked, isBack, onChange, onDismissFailure }: Props) {
  const t = useTexts(lineMessages);
  const { settings } = useIsland();
  const formUrl = safeLink(settings.cartLineFormUrl);
  // The form is only sent without JavaScript.
  const Control = formUrl === undefined ? 'div' : 'form';
  const nameId = useId();
  const row = useRef<HTMLLIElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const amount = useRef<HTMLFieldSetElement>(null);
  const refusal = change?.refusal;
  const each = getPiecePrice(line);
  const { url, image } = line;
  const title = line.name || line.code;
  const before = getPriceBefore(line);
  useEffect(() => {
    if (isBack && document.activeElement === document.body) name.current?.focus();
  }, [isBack]);
  useEffect(() => {
    // The visitor may be at another line, or on the way to the checkout.
    if (refusal) row.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  return (
    <li ref={row} className={styles.line}>
      <div className={styles.product}>
        {image !== undefined && (
          <img
            className={styles.picture}
            src={getShopUrl(image, settings.shopUrl)}
            alt=""
            width={600}
            height={600}
          />
        )}
        <div className={styles.what}>
          <h3 ref={name} id={nameId} className={styles.name} tabIndex={-1}>
            {url === undefined ? title : <a href={getShopUrl(url, settings.shopUrl)}>{title}</a>}
          </h3>
          {line.category !== '' && <p className={styles.category}>{line.category}</p>}
          {each !== undefined && (
            <p className={styles.each}>{t('perPiece', { price: formatMoney(each, currencySymbol) })}</p>
          )}
        </div>
      </div>
      <p className={styles.prices}>
        {before !== undefined && (
          <span className={styles.before}>
            <VisuallyHidden>{`${t('priceBefore')} `}</VisuallyHidden>
            <s>{formatMoney(before, currencySymbol)}</s>
          </span>
        )}{' '}
        {line.linePrice !== '' && (
          <span className={styles.price}>
            <VisuallyHidden>{` ${t('linePrice')} `}</VisuallyHidden>
            <span>{formatMoney(line.linePrice, currencySymbol)}</span>
          </span>
        )}
      </p>
      {formUrl === undefined && <p className={styles.pieces}>{`${line.quantity} ${t('unit')}`}</p>}
      <Control
        className={formUrl === undefined ? styles.scripted : styles.control}
        {...(formUrl !== undefined && {
          action: formUrl,
          method: 'post',
          onSubmit: (event: FormEvent) => event.preventDefault(),
        })}
      >
        {formUrl !== undefined && (
          <>
            <input type="hidden" name="code" value={line.code} />
            <input type="hidden" name={PAGE_TOKEN} value={settings.verificationToken ?? ''} />
          </>
        )}
        <fieldset ref={amount} className={styles.amount} disabled={isLocked} aria-labelledby={nameId}>
          <Quantity
            value={change?.quantity ?? line.quantity}
            min={0}
            name="quantity"
            unit={t('unit')}
            describedBy={nameId}
            busy={change?.send === null}
            onChange={onChange}
          />
          {formUrl !== undefined && (
            <Button type="submit" variant="secondary" className={styles.update} aria-describedby={nameId}>
              {t('update')}
            </Button>
          )}
          <Button
            type={formUrl === undefined ? 'button' : 'submit'}
            variant="quiet"
            className={styles.remove}
            name="remove"
            value="1"
            formNoValidate
            aria-describedby={nameId}
            onClick={(event) => {
              event.preventDefault();
              onChange(0);
            }}
          >
            {t('remove')}
          </Button>
        </fieldset>
      </Control>
      {refusal && (
        <Popover
          kind="alert"
          anchor={amount}
          onClose={onDismissFailure}
          title={<Failure refusal={refusal} />}
        />
      )}
    </li>
  );
}

/** The message about a failed change, with the shop's reasons. */
export function Failure({ refusal: { reasons, areCookiesBlocked } }: { refusal: Refusal }) {
  const t = useTexts(lineMessages);
  return (
    <>
      <span>{t(areCookiesBlocked ? 'cookiesBlocked' : 'lineFailed')}</span>
      {reasons.map((reason) => (
        <span key={reason}>{` ${reason}`}</span>
      ))}
    </>
  );
}
