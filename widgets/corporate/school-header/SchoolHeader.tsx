import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { Picture } from '#ui/card/Picture.tsx';
import { RichText } from '#ui/RichText.tsx';
import styles from './SchoolHeader.module.css';
import type definition from './widget.ts';

/** The header of a page with school material (CORP-12). */
export default function SchoolHeader({ header, text, image }: WidgetProps<typeof definition>) {
  const picture = readImage(image);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{header}</h2>
        {text && <RichText className={styles.text} html={text} />}
      </div>
      {picture && <Picture image={picture} shape="landscape" className={styles.picture} whenBroken="gone" />}
    </header>
  );
}
