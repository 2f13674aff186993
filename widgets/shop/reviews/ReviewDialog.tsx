import { useEffect, useRef, useState } from 'react';
import { sendReview } from '#api/reviews.ts';
import { Form } from '#forms/Form.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import { review, REVIEW_LIMIT, type ReviewData } from '#schemas/review.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Stars } from '#ui/stars/Stars.tsx';
import { reviewFormMessages } from './form-messages.ts';
import { messages } from './messages.ts';
import { RatingField } from './RatingField.tsx';
import styles from './ReviewDialog.module.css';

interface Props {
  productId: string;
  /** Stands as the nickname at first. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** The shop has the review. */
  onSent: () => void;
}

/** What was sent, and whether somebody reads it before it is shown. */
type SentReview = ReviewData & { isHeld: boolean };

/** Nickname, stars and text; once they are sent, what was sent (REV-08 to REV-13). What is typed survives closing. */
export default function ReviewDialog({ productId, name, open, onClose, onSent }: Props) {
  const t = useTexts(messages);
  const [sent, setSent] = useState<SentReview>();
  return (
    <Dialog open={open} onClose={onClose} title={t(sent ? 'thanks' : 'write')}>
      {sent ? (
        <Thanks review={sent} onClose={onClose} />
      ) : (
        <Form
          name={`review ${productId}`}
          form={review}
          start={{ userName: name }}
          given={{ productId }}
          messages={reviewFormMessages}
          captcha={false}
          failure={t('reviewFailed')}
          send={async (data, _enclosed, signal) => ({ ...data, ...(await sendReview(data, signal)) })}
          onSent={(reviewed) => {
            setSent(reviewed);
            onSent();
          }}
        >
          <TextField name="userName" label={t('nickname')} autoComplete="nickname" />
          <RatingField name="rating" label={t('rating')} />
          <TextArea name="text" label={t('reviewText')} limit={REVIEW_LIMIT} />
        </Form>
      )}
    </Dialog>
  );
}

/** The review as it was sent (REV-12). */
function Thanks({
  review: { rating, text, userName, isHeld },
  onClose,
}: {
  review: SentReview;
  onClose: () => void;
}) {
  const t = useTexts(messages);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
  }, []);
  return (
    <div ref={summary} className={styles.thanks} role="status" tabIndex={-1} aria-label={t('thanks')}>
      <Stars value={rating} />
      <p className={styles.text}>{text}</p>
      <p className={styles.name}>{userName}</p>
      {isHeld && <p>{t('shownLater')}</p>}
      <Button className={styles.done} onClick={onClose}>
        {t('closeDialog')}
      </Button>
    </div>
  );
}
