import { useIsland, useTexts } from '#island/context.ts';
import { PAGE_TOKEN } from '#island/settings.ts';
import { safeLink } from '#lib/url.ts';
import type { WidgetProps } from '#island/define.ts';
import { Button } from '#ui/Button.tsx';
import { messages } from './messages.ts';
import { getPageToken } from './page.ts';
import type definition from './widget.ts';
import styles from './WaysOut.module.css';

type Props = Pick<WidgetProps<typeof definition>, 'helpLinks' | 'logOutUrl'>;

/** The ways out of the modal, which can't be closed: pages with help, and the log-out. */
export function WaysOut({ helpLinks, logOutUrl }: Props) {
  const t = useTexts(messages);
  const { settings } = useIsland();
  const action = safeLink(logOutUrl);
  if (helpLinks.length === 0 && action === undefined) return null;
  return (
    <div className={styles.ways}>
      {helpLinks.map(({ label, link }) => (
        <a key={link} href={safeLink(link)}>
          {label}
        </a>
      ))}
      {action !== undefined && (
        <form method="post" action={action}>
          <input type="hidden" name={PAGE_TOKEN} value={getPageToken(settings.verificationToken)} />
          <Button type="submit" variant="quiet">
            {t('logOut')}
          </Button>
        </form>
      )}
    </div>
  );
}
