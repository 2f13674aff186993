import styles from './Player.module.css';
import type { Video } from './video.ts';

interface Props {
  video: Video;
  /** Accessible name. */
  title: string;
  /** Shown until the video plays. Safe to show. */
  poster?: string | undefined;
  /** Plays at once. Only after a press of the visitor. Default false. */
  autoPlay?: boolean;
  /**
   * If true, nothing is loaded before the video plays. By default the metadata of a file without a poster is
   * loaded.
   */
  isDeferred?: boolean;
}

/**
 * A video: a file in the browser's player, anything else in an iframe. Loads when it is rendered, a file only
 * its metadata, and stops when it is removed.
 */
export const Player = ({
  video: { kind, url },
  title,
  poster,
  autoPlay = false,
  isDeferred = false,
}: Props) =>
  kind === 'file' ? (
    // Captions are inside the file: the CMS gives only one URL.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.player}
      src={url}
      aria-label={title}
      controls
      playsInline
      autoPlay={autoPlay}
      preload={poster === undefined && !isDeferred ? 'metadata' : 'none'}
      poster={poster}
    />
  ) : (
    <iframe
      className={styles.player}
      src={url}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      // Players of other hosts need their own origin for their settings. The page's policy determines which
      // hosts can be framed.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
    />
  );
