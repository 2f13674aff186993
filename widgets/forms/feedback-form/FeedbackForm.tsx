import { Feedback } from '#forms/retail/Feedback.tsx';
import type { WidgetProps } from '#island/define.ts';
import type definition from './widget.ts';

/** The feedback form as a separate block (FDB-01 to FDB-06). */
export default function FeedbackForm({
  successPage,
  captchaSiteKey,
  productListUrl,
}: WidgetProps<typeof definition>) {
  return (
    <Feedback successPage={successPage} captchaSiteKey={captchaSiteKey} productListUrl={productListUrl} />
  );
}
