import { useState } from 'react';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { Button } from '#ui/Button.tsx';
import { Picture } from '#ui/card/Picture.tsx';
import { RichText } from '#ui/RichText.tsx';
import { messages } from './messages.ts';
import styles from './SchoolQuestionCard.module.css';
import type definition from './widget.ts';

/** A card that turns from a question to its answer and back (CORP-14). */
export default function SchoolQuestionCard({ question, answer, image }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const [turned, setTurned] = useState(false);
  const picture = readImage(image);

  return (
    <article className={styles.card}>
      {picture && <Picture image={picture} shape="landscape" whenBroken="gone" />}
      <div className={styles.body}>
        <div className={styles.side} aria-live="polite">
          {turned ? (
            <RichText className={styles.answer} html={answer} />
          ) : (
            <h2 className={styles.question}>{question}</h2>
          )}
        </div>
        <Button variant="secondary" onClick={() => setTurned(!turned)}>
          {t(turned ? 'showQuestion' : 'showAnswer')}
        </Button>
      </div>
    </article>
  );
}
