import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { readImage } from '#lib/image.ts';
import { ButtonSummary } from '#ui/Button.tsx';
import { Picture } from '#ui/card/Picture.tsx';
import { RichText } from '#ui/RichText.tsx';
import { messages } from './messages.ts';
import styles from './SchoolQuestionCard.module.css';
import type definition from './widget.ts';

/** A card that switches between a question and its answer, as a native `<details>` element (CORP-14). */
export default function SchoolQuestionCard({ question, answer, image }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  const picture = readImage(image);

  return (
    <article className={styles.card}>
      {picture && <Picture image={picture} shape="landscape" whenBroken="gone" />}
      <div className={styles.body}>
        <h2 className={`${styles.side} ${styles.question}`}>{question}</h2>
        <details className={styles.turn} suppressHydrationWarning>
          <ButtonSummary variant="secondary" className={styles.button}>
            <span className={styles.toAnswer}>{t('showAnswer')}</span>
            <span className={styles.toQuestion}>{t('showQuestion')}</span>
          </ButtonSummary>
          <RichText className={`${styles.side} ${styles.answer}`} html={answer} />
        </details>
      </div>
    </article>
  );
}
