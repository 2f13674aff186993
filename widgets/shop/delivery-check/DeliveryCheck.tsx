import { useEffect } from 'react';
import { useLoaded } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { setPostalCode } from '#store/delivery/postal-code.ts';
import { DeliveryCheck as Check } from '#ui/delivery-check/DeliveryCheck.tsx';
import type { load } from './load.ts';
import type definition from './widget.ts';

/** The delivery check as a block of a page, with its two texts as label props (DLV-01 to DLV-07). */
export default function DeliveryCheck({ anchorId }: WidgetProps<typeof definition>) {
  const { answer } = useLoaded<typeof load>();
  // In an effect, because the store exists only in the visitor's browser.
  useEffect(() => {
    if (answer?.availability === 'available') setPostalCode(answer.postalCode);
  }, [answer]);
  return <Check anchorId={anchorId?.trim()} answered={answer} />;
}
