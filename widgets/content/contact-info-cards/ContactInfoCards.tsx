import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';
import { PersonIcon } from '#ui/icons.tsx';
import styles from './ContactInfoCards.module.css';
import { createEmailLink, createPhoneLink } from './links.ts';
import type definition from './widget.ts';

/** Cards with contact details of people (WID-04). */
export default function ContactInfoCards({ cards }: WidgetProps<typeof definition>) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} data-count={cards.length}>
      {cards.map(({ name, title, phone, email, image }, index) => {
        const picture = readImage(image);
        return (
          <li key={index} className={styles.card}>
            <span className={styles.portrait}>
              <PersonIcon className={styles.icon} />
              {picture && (
                <ImageOrNothing
                  className={styles.picture}
                  src={picture.url}
                  // The name beside the picture says it already.
                  alt={picture.alt === name ? '' : picture.alt}
                  loading="lazy"
                />
              )}
            </span>
            <div className={styles.words}>
              <h2 className={styles.name}>{name}</h2>
              {title && <p className={styles.title}>{title}</p>}
              <Way text={phone} link={phone ? createPhoneLink(phone) : undefined} />
              <Way text={email} link={email ? createEmailLink(email) : undefined} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface WayProps {
  text: string | null | undefined;
  /** Without a link, only the text is shown. */
  link: string | undefined;
}

/** A phone number or an email address, which breaks at its signs. */
const Way = ({ text, link }: WayProps) => {
  if (!text) return null;
  const pieces = text.split(/(?<=@)|(?=[.])/).map((piece, at) => [at > 0 && <wbr key={at} />, piece]);
  return <p className={styles.way}>{link ? <a href={link}>{pieces}</a> : pieces}</p>;
};
