import { useState, type ComponentType } from 'react';
import { useIsland, useTexts } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import { loadCustomerOnce } from '#store/shop-customer.ts';
import { store } from '#store/store.ts';
import { Button } from '#ui/Button.tsx';
import { givenName, nameOf } from './known-name.ts';
import { listMessages } from './list-messages.ts';
import type ReviewDialog from './ReviewDialog.tsx';
import styles from './WriteReview.module.css';

interface Props {
  productId: string;
  userName: string | undefined;
  /** The shop has a new review. */
  onSent: () => void;
}

/** A form and its rules are only for who writes. */
const loadDialog = () => import('./ReviewDialog.tsx');

type State = { is: 'idle' | 'waiting' | 'unknown' | 'failed' } | { is: 'open' | 'closed'; name: string };

/** The button that opens the dialog for whom the shop knows by name; everybody else is told how to be known (REV-09). */
export function WriteReview({ productId, userName, onSent }: Props) {
  const t = useTexts(listMessages);
  const { site, settings } = useIsland();
  const [state, setState] = useState<State>({ is: 'idle' });
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof ReviewDialog>[0]>>();
  const [openings, setOpenings] = useState(0);

  const open = async () => {
    if (state.is === 'waiting') return;
    setState({ is: 'waiting' });
    const name = givenName(userName, settings) || (await customerName(site === 'lihakauppa'));
    if (!name) return setState({ is: 'unknown' });
    const module = await loadDialog().catch(() => undefined);
    if (!module) return setState({ is: 'failed' });
    setDialog(() => module.default);
    setOpenings((before) => before + 1);
    return setState({ is: 'open', name });
  };

  return (
    <div className={styles.write}>
      <Button
        aria-haspopup="dialog"
        aria-busy={state.is === 'waiting'}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => void open()}
      >
        {t('write')}
      </Button>
      <p className={styles.notice} role="status">
        {state.is === 'failed' && t('writeFailed')}
        {state.is === 'unknown' && <LogInFirst />}
      </p>
      {Dialog && 'name' in state && (
        <Dialog
          key={openings}
          productId={productId}
          name={state.name}
          open={state.is === 'open'}
          onClose={() => setState({ is: 'closed', name: state.name })}
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
      {t('logInFirst')} {link !== undefined && <a href={link}>{loginLink?.label || t('logIn')}</a>}
    </>
  );
}

/** What the shop calls the visitor, who is asked for once a page; '' for nobody. Other sites do not know (names, "Header"). */
async function customerName(isShop: boolean): Promise<string> {
  if (isShop && store.getState().customer.loading) await loadCustomerOnce();
  return nameOf(store.getState().customer);
}
