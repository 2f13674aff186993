import { ExpertQuestion } from '#forms/expert-question/ExpertQuestion.tsx';
import type { WidgetProps } from '#island/define.ts';
import type definition from './widget.ts';

/** The expert question as a separate block (FSO-14). */
export default function RequestContactForm(props: WidgetProps<typeof definition>) {
  return <ExpertQuestion {...props} />;
}
