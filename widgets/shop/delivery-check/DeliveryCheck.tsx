import { useEffect } from 'react';
import { useLoaded } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { setPostalCode } from '#store/shop-delivery.ts';
import { DeliveryCheck as Check } from '#ui/delivery-check/DeliveryCheck.tsx';
import type { load } from './load.ts';
import type definition from './widget.ts';

/** The delivery check as a block of a page; its two texts come as the label props they are (DLV-01 to DLV-07). */
export default function DeliveryCheck({ anchorId }: WidgetProps<typeof definition>) {
  const { answer } = useLoaded<typeof load>();
  // The store is the visitor's, and no server's.
  useEffect(() => {
    if (answer?.availability === 'available') setPostalCode(answer.postalCode);
  }, [answer]);
  return <Check anchorId={anchorId?.trim()} answered={answer} />;
}
