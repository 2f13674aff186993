import { useId, useState } from 'react';
import { useNativeResult } from '#forms/native-result.ts';
import { Complaint } from '#forms/retail/Complaint.tsx';
import { Feedback } from '#forms/retail/Feedback.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { ownMessages } from './messages.ts';
import styles from './RetailContactForm.module.css';
import type definition from './widget.ts';

const MATTERS = ['faultyProduct', 'otherMatter'] as const;

/** A choice between the two consumer forms. Each keeps its input while the other one is shown (CMP-01 to CMP-03). */
export default function RetailContactForm(props: WidgetProps<typeof definition>) {
  const t = useTexts(ownMessages);
  const id = useId();
  const result = useNativeResult();
  const [matter, setMatter] = useState<(typeof MATTERS)[number]>(
    result?.kind === 'feedback' ? 'otherMatter' : 'faultyProduct',
  );
  const { successPage, captchaSiteKey, productListUrl } = props;

  return (
    <section className={styles.contact} aria-labelledby={id}>
      <h2 id={id} className={styles.header}>
        {t('header')}
      </h2>
      <fieldset className={styles.matters}>
        <legend className={styles.legend}>{t('subject')}</legend>
        {MATTERS.map((one) => (
          <label key={one} className={styles.matter}>
            <input
              type="radio"
              name={id}
              value={one}
              checked={matter === one}
              onChange={() => setMatter(one)}
              onKeyDown={({ key }) => key === 'Enter' && setMatter(one)}
            />
            <span className={styles.name}>{t(one)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.complaint} hidden={matter !== 'faultyProduct'}>
        <Complaint {...props} />
      </div>
      <div className={styles.feedback} hidden={matter !== 'otherMatter'}>
        <Feedback successPage={successPage} captchaSiteKey={captchaSiteKey} productListUrl={productListUrl} />
      </div>
    </section>
  );
}
