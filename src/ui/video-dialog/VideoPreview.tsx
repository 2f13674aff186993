import { useState, type MouseEvent } from 'react';
import { useTexts } from '#island/context.ts';
import { readImage } from '#lib/image.ts';
import { Picture } from '../card/Picture.tsx';
import { videoMessages } from './messages.ts';
import { readVideo } from './video.ts';
import { VideoDialog } from './VideoDialog.tsx';
import styles from './VideoPreview.module.css';

interface Props {
  /** A picture of the video in any format that `readImage` accepts. */
  image: unknown;
  header: string | undefined;
  /** URL of the video. If it can't be played, only the picture is shown. */
  videoUrl: string;
}

/**
 * A picture with a play button and a heading that opens a video (WID-05, CORP-16). The button is a link to
 * the video, for visitors without JavaScript and for new tabs.
 */
export function VideoPreview({ image, header, videoUrl }: Props) {
  const t = useTexts(videoMessages);
  const [open, setOpen] = useState(false);
  const video = readVideo(videoUrl);
  const picture = readImage(image);
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const title = header || picture?.alt || t('video');

  return (
    <section>
      {/* With the link, the picture is decorative; without it, its alternative text is read. */}
      <div className={styles.frame}>
        <Picture
          image={picture && (video ? { ...picture, alt: '' } : picture)}
          shape="landscape"
          className={styles.picture}
        />
        {video && (
          <a
            className={styles.button}
            href={video.url}
            aria-label={`${t('play')}: ${title}`}
            aria-haspopup="dialog"
            onClick={openHere}
          >
            <span className={styles.disc}>
              <PlayIcon />
            </span>
          </a>
        )}
      </div>
      {header && <h2 className={styles.header}>{header}</h2>}
      {video && <VideoDialog open={open} onClose={() => setOpen(false)} title={title} video={video} />}
    </section>
  );
}

const PlayIcon = () => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M8 5v14l11-7z" />
  </svg>
);
