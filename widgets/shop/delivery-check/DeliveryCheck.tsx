import type { WidgetProps } from '#island/define.ts';
import { DeliveryCheck as Check } from '#ui/delivery-check/DeliveryCheck.tsx';
import type definition from './widget.ts';

/** The delivery check as a block of a page; its two texts come as the label props they are (DLV-01 to DLV-07). */
export default function DeliveryCheck({ anchorId }: WidgetProps<typeof definition>) {
  return <Check anchorId={anchorId?.trim()} />;
}
