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
 * A video in a modal dialog. Nothing of it is loaded before it opens; outside press, Escape and the close button
 * close it, and the player goes at once (WID-05, CORP-16).
 */
export const VideoDialog = ({ open, onClose, title, video }: Props) => (
  <Dialog open={open} onClose={onClose} title={title} size="large">
    {open && <Player video={video} title={title} autoPlay />}
  </Dialog>
);
