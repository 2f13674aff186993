import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { safeLink } from '#lib/url.ts';
import { ImageCard } from '#ui/content-card/ImageCard.tsx';
import type definition from './widget.ts';

/** A card that links to a campaign (GRD-12). */
export default function CampaignCard({ header, link, image, ctaButton }: WidgetProps<typeof definition>) {
  return (
    <ImageCard
      layout="beside"
      shape="wide"
      headingLevel={2}
      title={header}
      url={safeLink(link)}
      image={readImage(image)}
      cta={ctaButton.trim()}
    />
  );
}
