import { Complaint } from '#forms/retail/Complaint.tsx';
import type { WidgetProps } from '#island/define.ts';
import type definition from './widget.ts';

/** The complaint form as a separate block (CMP-04 to CMP-15). */
export default function ComplaintForm(props: WidgetProps<typeof definition>) {
  return <Complaint {...props} />;
}
