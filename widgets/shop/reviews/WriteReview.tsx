import { useState } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { isShopSite } from '#lib/site.ts';
import { isPageOld } from '#store/bfcache.ts';
import { loadCustomerOnce } from '#store/customer/actions.ts';
import { store } from '#store/store.ts';
import { safeLink } from '#lib/url.ts';
import { Button } from '#ui/Button.tsx';
import { lazyChunk } from '#ui/part.ts';
import { getGivenName, getCustomerName } from './known-name.ts';
import { listMessages } from './list-messages.ts';
import styles from './WriteReview.module.css';

interface Props {
  productId: string;
  userName: string | undefined;
  /** Called when the shop has accepted a review. */
  onSent: () => void;
}

/** The form and its validation, loaded when the visitor writes a review. */
const dialog = lazyChunk(() => import('./ReviewDialog.tsx'));

type State =
  | { status: 'idle' | 'waiting' | 'unknown' | 'failed' }
  | { status: 'open' | 'closed'; name: string };

/** A button that opens the dialog for visitors whose name the shop knows. All others see how to log in (REV-09). */
export function WriteReview({ productId, userName, onSent }: Props) {
  const t = useTexts(listMessages);
  const { site, settings } = useIsland();
  const isShop = isShopSite(site);
  const [state, setState] = useState<State>({ status: 'idle' });
  const [openings, setOpenings] = useState(0);

  const open = async () => {
    if (state.status === 'waiting') return;
    setState({ status: 'waiting' });
    // The shop knows who is logged in now; an old page does not.
    const given = isShop && isPageOld() ? (userName?.trim() ?? '') : getGivenName(userName, settings);
    const name = given || (await loadCustomerName(isShop));
    if (!name) return setState({ status: 'unknown' });
    try {
      await dialog.load();
    } catch {
      return setState({ status: 'failed' });
    }
    setOpenings((before) => before + 1);
    return setState({ status: 'open', name });
  };
  const Dialog = dialog.loaded?.default;

  return (
    <div className={styles.write}>
      <Button
        aria-haspopup="dialog"
        aria-busy={state.status === 'waiting'}
        onPointerEnter={dialog.prefetch}
        onClick={() => void open()}
      >
        {t('write')}
      </Button>
      <p className={styles.notice} aria-live="polite">
        {state.status === 'failed' && t('writeFailed')}
        {state.status === 'unknown' && <LogInFirst />}
      </p>
      {Dialog && 'name' in state && (
        <Dialog
          key={openings}
          productId={productId}
          name={state.name}
          open={state.status === 'open'}
          onClose={() => setState({ status: 'closed', name: state.name })}
          onSent={onSent}
        />
      )}
    </div>
  );
}

function LogInFirst() {
  const t = useTexts(listMessages);
  const { loginLink } = useIsland().settings;
  const link = safeLink(loginLink?.link);
  return (
    <>
      {`${t('logInFirst')} `}
      {link !== undefined && <a href={link}>{loginLink?.label || t('logIn')}</a>}
    </>
  );
}

/** Returns the customer's name, loaded once per page; '' if nobody is logged in, and on other sites. */
async function loadCustomerName(isShop: boolean): Promise<string> {
  if (isShop && store.getState().customer.loading) await loadCustomerOnce();
  return getCustomerName(store.getState().customer);
}
