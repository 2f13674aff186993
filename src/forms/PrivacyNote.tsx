import { useIsland } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import { useFormParts } from './context.ts';
import { OutsideLink } from './OutsideLink.tsx';
import styles from './Form.module.css';

interface Props {
  /** A text of the form's own before it. */
  note: string | undefined;
  /** Whether it links to the privacy page. */
  isLinked: boolean;
}

/** Who handles the data of a form and how long, by the page settings. */
export function PrivacyNote({ note, isLinked }: Props) {
  const { privacyUrl, privacyText } = useIsland().settings;
  const { t } = useFormParts();
  const text = [note, privacyText].filter(Boolean).join(' ');
  const url = isLinked ? safeLink(privacyUrl) : undefined;
  if (text === '' && url === undefined) return null;
  return (
    <p className={styles.privacy}>
      {`${text} `}
      <OutsideLink link={url}>{t('privacy')}</OutsideLink>
    </p>
  );
}
