import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readVideo } from '#ui/video-dialog/video.ts';
import VideoModal from '../../../../widgets/content/video-modal/VideoModal.tsx';
import videoModal from '../../../../widgets/content/video-modal/widget.ts';
import { renderWidget } from '../../../render.tsx';

const PICTURE = '/media/kuva.svg';
const players = () => document.querySelectorAll('video, iframe');

test('video: without JavaScript, and with a modifier key, it is a link to the video [WID-05]', () => {
  renderWidget(videoModal, VideoModal, { image: PICTURE, header: 'Tilalla', videoUrl: '/v/tila.mp4' });
  const link = screen.getByRole('link', { name: 'Toista video: Tilalla' });
  expect(link).toHaveAttribute('href', '/v/tila.mp4');
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    const press = new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true });
    // jsdom does not navigate.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(press);
    expect(players(), key).toHaveLength(0);
  }
});

test('video: another URL is a named frame, and without a heading the picture names it [WID-05]', async () => {
  renderWidget(videoModal, VideoModal, {
    image: { url: PICTURE, alt: 'Savustamo' },
    videoUrl: 'https://video.example/embed/1',
  });
  await userEvent.click(screen.getByRole('link', { name: 'Toista video: Savustamo' }));
  expect(screen.getByTitle('Savustamo')).toHaveAttribute('src', 'https://video.example/embed/1');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.fi', 'tel:1', '', 'http://['])(
  'video: %s is not a video, and only the picture is shown [WID-05]',
  (videoUrl) => {
    renderWidget(videoModal, VideoModal, { image: PICTURE, header: 'Tilalla', videoUrl });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Tilalla' })).toBeVisible();
  },
);

test.each([
  ['/a/b.WEBM?x=1#t=3', 'file'],
  ['https://x.example/film.mp4', 'file'],
  ['https://x.example/film.mp4/player', 'page'],
  ['//x.example/embed', 'page'],
])('video: %s is played as a %s [WID-05]', (address, kind) => {
  expect(readVideo(address)?.kind).toBe(kind);
});
