import { useTexts } from '#island/context.ts';
import { InfoCards, type InfoCard } from '#ui/info-cards/InfoCards.tsx';
import { ownMessages } from './messages.ts';

/** Icons: a lock and a snowflake. */
const SAFE = 'M6 11h12v9.5H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5';
const FRESH = 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5';

interface Props {
  /** Cards from the CMS. By default the shop's own two are shown (SHP-06). */
  cards: readonly InfoCard[] | undefined;
}

/** Reasons to buy in this shop (SHP-06). */
export function Reasons({ cards = [] }: Props) {
  const t = useTexts(ownMessages);
  const own = [
    { header: t('safePayment'), text: t('safePaymentText'), icon: SAFE },
    { header: t('freshDelivery'), text: t('freshDeliveryText'), icon: FRESH },
  ];
  return <InfoCards cards={cards.length > 0 ? cards : own} />;
}
