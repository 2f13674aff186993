import { useId } from 'react';
import { useTexts } from '#island/context.ts';
import styles from './CardGrid.module.css';
import { ownMessages } from './own-messages.ts';

interface Props {
  items: readonly { Id: string | number; Label: string }[];
  /** Chosen `Id`, '' for all. */
  choice: string;
  onChoose: (id: string) => void;
}

/** The filter above a grid (GRD-05). */
export function Filter({ items, choice, onChoose }: Props) {
  const t = useTexts(ownMessages);
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t('filterLabel')}</label>
      <select
        id={id}
        className={styles.select}
        value={choice}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('allLabel')}</option>
        {items.map(({ Id, Label }, index) => (
          <option key={index} value={String(Id)}>
            {Label}
          </option>
        ))}
      </select>
    </div>
  );
}
