import type { WidgetProps } from '#island/define.ts';
import { VideoPreview } from '#ui/video-dialog/VideoPreview.tsx';
import type definition from './widget.ts';

/** A video that a preview picture opens (WID-05). */
export default function VideoModal({ image, header, videoUrl }: WidgetProps<typeof definition>) {
  return <VideoPreview image={image} header={header} videoUrl={videoUrl} />;
}
