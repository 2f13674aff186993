import { safeLink } from '#lib/url.ts';
import type { Fallback } from '../context.ts';
import { html } from '../html.ts';
import { island, pictureOf, words } from './island.ts';

/** The picture of a video, which leads to the video itself (WID-05, CORP-16). */
export const video: Fallback = ({ image, header, videoUrl }) => {
  const url = safeLink(videoUrl);
  const title = words(header);
  return island(
    html`<section>
      <div class="VideoPreview-frame">
        ${pictureOf(image, 'landscape', 'VideoPreview-picture')}${
          url &&
          html`<a class="VideoPreview-button" href="${url}" aria-label="${title || 'Video'}"
            ><span class="VideoPreview-disc"
              ><svg class="VideoPreview-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M8 5v14l11-7z" /></svg></span
          ></a>`
        }
      </div>
      ${title && html`<h2 class="VideoPreview-header">${title}</h2>`}
    </section>`,
  );
};
