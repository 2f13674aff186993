import { useEffect, useId, useRef, useState } from 'react';
import { sendReview } from '#api/reviews.ts';
import { Form } from '#forms/Form.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useTexts } from '#island/context.ts';
import { review, REVIEW_LIMIT, type ReviewData } from '#schemas/review.ts';
import { Button } from '#ui/Button.tsx';
import { focusRegion } from '#ui/focus-region.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Stars } from '#ui/stars/Stars.tsx';
import { reviewFormMessages } from './form-messages.ts';
import { messages } from './messages.ts';
import { RatingField } from './RatingField.tsx';
import styles from './ReviewDialog.module.css';

interface Props {
  productId: string;
  /** Initial value of the nickname. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Called when the shop has accepted the review. */
  onSent: () => void;
}

/** The sent review, and whether it is moderated before it is shown. */
type SentReview = ReviewData & { isHeld: boolean };

/**
 * A form for nickname, stars and text. After sending, shows the sent review (REV-08 to REV-13). The input is kept when the dialog is
 * closed.
 */
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

/** Thanks for the review and shows it (REV-12). */
function Thanks({
  review: { rating, text, userName, isHeld },
  onClose,
}: {
  review: SentReview;
  onClose: () => void;
}) {
  const t = useTexts(messages);
  const region = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const heldId = useId();
  useEffect(() => {
    focusRegion(region.current, summary.current);
  }, []);
  return (
    <div ref={region} role="status">
      <div
        ref={summary}
        className={styles.thanks}
        role="group"
        tabIndex={-1}
        aria-label={t('thanks')}
        aria-describedby={isHeld ? heldId : undefined}
      >
        <Stars value={rating} />
        <p className={styles.text}>{text}</p>
        <p className={styles.name}>{userName}</p>
        {isHeld && <p id={heldId}>{t('shownLater')}</p>}
        <Button className={styles.done} onClick={onClose}>
          {t('closeDialog')}
        </Button>
      </div>
    </div>
  );
}
