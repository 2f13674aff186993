import { useEffect, useRef, useState } from 'react';
import type { Image } from '#lib/image.ts';
import { readPlace } from './place.ts';
import styles from './RegionMap.module.css';
import { getPageOrigin } from '#lib/page-address.ts';

interface Props {
  image: Image;
  /** `buttonRegion` of each region, in order. */
  regions: readonly (string | null | undefined)[];
  /** Index of the open region, or undefined. */
  open: number | undefined;
}

/** Whether an SVG's parts can be reused in this document: browsers allow it only for the page's own origin. */
const isOwn = (url: string): boolean => {
  const address = new URL(url, document.baseURI);
  return address.origin === getPageOrigin() && address.protocol !== 'data:';
};

/** The map with a pin at each point and the open region marked. The buttons beside it have the same information as text. */
export function MapPicture({ image: { url, alt }, regions, open }: Props) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [broken, setBroken] = useState<string>();
  const map = useRef<HTMLImageElement>(null);

  const measure = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0, complete } = map.current ?? {};
    if (width > 0) setSize({ width, height });
    else if (complete) setBroken(url);
  };
  // The image may have loaded or failed before the island was mounted.
  useEffect(measure, [url]);

  if (broken === url) return null;
  const places = regions.map(readPlace);
  const marked = open === undefined ? undefined : places[open];

  return (
    <div className={styles.map}>
      <img
        className={styles.image}
        src={url}
        alt={alt}
        decoding="async"
        onLoad={measure}
        ref={map}
        onError={() => setBroken(url)}
      />
      {marked?.kind === 'id' && size && isOwn(url) && (
        <svg className={styles.mark} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <use href={`${url.split('#')[0]}#${marked.id}`} />
        </svg>
      )}
      <svg className={styles.pins} aria-hidden="true">
        {places.map(
          (place, index) =>
            place?.kind === 'point' && (
              <svg key={index} x={`${place.x}%`} y={`${place.y}%`}>
                <g className={styles.pin} data-open={index === open}>
                  <circle className={styles.disc} />
                  <text>{index + 1}</text>
                </g>
              </svg>
            ),
        )}
      </svg>
    </div>
  );
}
