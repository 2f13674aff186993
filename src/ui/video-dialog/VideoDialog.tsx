import { Dialog } from '../Dialog.tsx';
import { Player } from './Player.tsx';
import type { Video } from './video.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Names the dialog and its player. */
  title: string;
  video: Video;
}

/**
 * A video in a modal dialog. Loads nothing before it opens. A press outside, Escape and the close button
 * close it and remove the player at once (WID-05, CORP-16).
 */
export const VideoDialog = ({ open, onClose, title, video }: Props) => (
  <Dialog open={open} onClose={onClose} title={title} size="large">
    {open && <Player video={video} title={title} autoPlay />}
  </Dialog>
);
