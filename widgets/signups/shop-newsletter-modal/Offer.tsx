import { Newsletter } from '#forms/sign-up/Newsletter.tsx';
import { RichText } from '#ui/RichText.tsx';
import styles from './ShopNewsletterModal.module.css';

export interface OfferProps {
  /** The editor's rich text, shown above the field until the form is sent. */
  text: string | undefined;
  /** Heading, if nothing around the form has one. */
  header?: string;
  isSent?: boolean;
  onSent?: () => void;
}

/** Content of the modal, and of the page without a script. */
export const Offer = ({ text, header, isSent, onSent }: OfferProps) => (
  <>
    {text && !isSent && <RichText className={styles.text} html={text} />}
    <Newsletter {...(header !== undefined && { header })} {...(onSent && { onSent })} />
  </>
);
