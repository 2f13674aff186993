import type { WidgetProps } from '#island/define.ts';
import { VideoPreview } from '#ui/video-dialog/VideoPreview.tsx';
import type definition from './widget.ts';

/** A video of the school material that opens in an overlay (CORP-16). */
export default function SchoolVideo({ image, header, videoUrl }: WidgetProps<typeof definition>) {
  return <VideoPreview image={image} header={header} videoUrl={videoUrl} />;
}
