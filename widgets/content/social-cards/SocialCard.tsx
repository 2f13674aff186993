import { formatNumber } from '#i18n/format.ts';
import { useIsland, useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { safeImage, safeLink } from '#lib/url.ts';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';
import { Picture } from '#ui/card/Picture.tsx';
import { Icon } from '#ui/icons.tsx';
import { Player } from '#ui/video-dialog/Player.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import { formatDaysAgo, getProfileName, readCount, readMedia, shortenBody } from './post.ts';
import styles from './SocialCards.module.css';
import type definition from './widget.ts';

type Post = WidgetProps<typeof definition>['cards'][number];

/** A post (WID-01, WID-03). */
export function SocialCard({ post }: { post: Post }) {
  const t = useTexts(messages);
  const { language } = useIsland();
  const { header, body, socialMedia } = post;
  const { video, image } = readMedia(post);
  const link = safeLink(post.link);
  const days = readCount(post.socialMediaDaysSincePosted);
  const name = header || socialMedia || t('toPost');
  const counts = [
    { key: 'likes', count: readCount(post.likeCount), icon: HEART },
    { key: 'comments', count: readCount(post.commentCount), icon: BUBBLE },
  ] as const;

  return (
    <article className={styles.card}>
      {video ? (
        <div className={styles.video}>
          <Player video={video} title={t('videoOf', { name })} poster={image?.url} />
        </div>
      ) : (
        <Picture image={image} shape="square" />
      )}
      <div className={styles.body}>
        <Profile post={post} when={days === undefined ? undefined : formatDaysAgo(days, language)} />
        {(header || link) && (
          <h2 className={styles.header}>
            {link ? (
              <a className={styles.link} href={link}>
                {header || t('toPost')}
              </a>
            ) : (
              header
            )}
          </h2>
        )}
        {body && <p className={styles.text}>{shortenBody(body)}</p>}
        <ul className={styles.counts}>
          {counts.map(
            ({ key, count, icon }) =>
              count !== undefined && (
                <li key={key} className={styles.count}>
                  <Icon width="20" height="20">
                    <path d={icon} />
                  </Icon>
                  <span aria-hidden="true">{formatNumber(count, language)}</span>
                  <VisuallyHidden>{t(key, { count: formatNumber(count, language) })}</VisuallyHidden>
                </li>
              ),
          )}
        </ul>
      </div>
    </article>
  );
}

const HEART = 'M12 20.5S3.5 15 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7c0 5.8-8.5 11.3-8.5 11.3Z';
const BUBBLE = 'M4 5h16v11h-8l-5 4v-4H4Z';

/** The author of a post, and its age. */
function Profile({ post, when }: { post: Post; when: string | undefined }) {
  const { socialMediaProfileUrl, socialMediaProfilePictureUrl } = post;
  const url = safeLink(socialMediaProfileUrl);
  const picture = safeImage(socialMediaProfilePictureUrl);
  const name = post.socialMedia || (url && getProfileName(post, url));
  if (!name && !picture && !when) return null;
  return (
    <div className={styles.profile} data-lines={name && when ? 2 : 1}>
      {picture && (
        <ImageOrNothing className={styles.face} src={picture} alt="" width="40" height="40" loading="lazy" />
      )}
      <p className={styles.who}>
        {name &&
          (url ? (
            <a className={styles.name} href={url}>
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          ))}
        {when && <span className={styles.when}>{when}</span>}
      </p>
    </div>
  );
}
