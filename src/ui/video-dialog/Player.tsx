import styles from './Player.module.css';
import type { Video } from './video.ts';

interface Props {
  video: Video;
  /** Its name, for who can't see it. */
  title: string;
  /** Shown until it plays. Safe to show. */
  poster?: string | undefined;
  /** Begins by itself: only after a press of the visitor. Default false. */
  autoPlay?: boolean;
  /** Nothing of it is fetched before it is to play. Default false: the beginning of a file is, where it has no poster. */
  waits?: boolean;
}

/**
 * A video in its place: a file in the browser's own player, anything else in a frame. It loads when it is
 * rendered, a file no more than its beginning, and stops when it goes.
 */
export const Player = ({ video: { kind, url }, title, poster, autoPlay = false, waits = false }: Props) =>
  kind === 'file' ? (
    // Captions are in the file: the CMS gives one address.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.player}
      src={url}
      aria-label={title}
      controls
      playsInline
      autoPlay={autoPlay}
      preload={poster === undefined && !waits ? 'metadata' : 'none'}
      poster={poster}
    />
  ) : (
    <iframe
      className={styles.player}
      src={url}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      // Players of other hosts keep their settings by their own origin; which hosts may be framed is the page's policy.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
    />
  );
