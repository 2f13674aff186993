import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { Picture } from '#ui/card/Picture.tsx';
import styles from './ImageList.module.css';
import type definition from './widget.ts';

/** Pictures with captions (WID-07). */
export default function ImageList({ items }: WidgetProps<typeof definition>) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} data-count={items.length}>
      {items.map(({ image, imgText }, index) => (
        <li key={index}>
          <figure>
            <Picture image={readImage(image)} shape="landscape" className={styles.picture} />
            {imgText && <figcaption className={styles.text}>{imgText}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
