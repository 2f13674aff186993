import type { SubmitEvent } from 'react';
import { useTexts } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import { Button } from '../Button.tsx';
import { SearchIcon } from '../icons.tsx';
import { searchMessages } from './messages.ts';
import styles from './SearchBox.module.css';

interface Props {
  /** Id of the form; the filters' controls belong to it too. */
  id: string;
  text: string;
  /** URL that the form submits to without JavaScript. */
  action?: string | undefined;
  /** Hidden fields of the form. */
  hidden: readonly (readonly [name: string, value: string])[];
  onType: (text: string) => void;
  onSearch: () => void;
}

/**
 * The text box of a search page. Enter or the button searches, typing does not (SRCH-04). Without JavaScript
 * the form submits.
 */
export function SearchBox({ id, text, action, hidden, onType, onSearch }: Props) {
  const t = useTexts(searchMessages);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form
      id={id}
      className={styles.form}
      role="search"
      aria-label={t('searchLabel')}
      action={safeLink(action)}
      onSubmit={submit}
    >
      {hidden.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <span className={styles.box}>
        <SearchIcon className={styles.icon} />
        <input
          className={styles.input}
          name="q"
          value={text}
          placeholder={t('promptLabel')}
          aria-label={t('promptLabel')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
        />
      </span>
      <Button type="submit">{t('buttonLabel')}</Button>
    </form>
  );
}
