import { Newsletter } from '#forms/sign-up/Newsletter.tsx';
import { RichText } from '#ui/RichText.tsx';
import styles from './ShopNewsletterModal.module.css';

export interface OfferProps {
  /** Rich text of the editor, above the field until it is sent. */
  text: string | undefined;
  /** Above it, where nothing around it says it. */
  header?: string;
  isSent?: boolean;
  onSent?: () => void;
}

/** What the modal offers, and the page without a script. */
export const Offer = ({ text, header, isSent, onSent }: OfferProps) => (
  <>
    {text && !isSent && <RichText className={styles.text} html={text} />}
    <Newsletter {...(header !== undefined && { header })} {...(onSent && { onSent })} />
  </>
);
