import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import SchoolHeader from '../../../../widgets/corporate/school-header/SchoolHeader.tsx';
import header from '../../../../widgets/corporate/school-header/widget.ts';
import SchoolQuestionCard from '../../../../widgets/corporate/school-question-card/SchoolQuestionCard.tsx';
import card from '../../../../widgets/corporate/school-question-card/widget.ts';
import SchoolSlider from '../../../../widgets/corporate/school-slider/SchoolSlider.tsx';
import slider from '../../../../widgets/corporate/school-slider/widget.ts';
import SchoolVote from '../../../../widgets/corporate/school-vote/SchoolVote.tsx';
import { examples as votes } from '../../../../widgets/corporate/school-vote/examples.ts';
import vote from '../../../../widgets/corporate/school-vote/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { renderWidget } from '../../../render.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('school header: it has its heading, text and picture [CORP-12]', () => {
  renderWidget(header, SchoolHeader, {
    header: 'Tilalta lautaselle',
    text: '<p>Kuusi oppituntia</p><script>alert(1)</script>',
    image: { url: '/media/tila.svg', alt: 'Tila' },
  });
  expect(screen.getByRole('heading', { name: 'Tilalta lautaselle' })).toBeVisible();
  expect(screen.getByText('Kuusi oppituntia')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Tila' })).toHaveAttribute('src', '/media/tila.svg');
  expect(document.querySelector('script')).toBeNull();
});

const slides = [
  { Url: '/media/1.svg', IsVideo: false },
  { Url: '/media/2.mp4', IsVideo: true },
  { Url: 'https://video.example/embed/3', IsVideo: true },
];

test('school slider: it shows one slide at a time and wraps, with a player for each kind of video [CORP-13]', async () => {
  const { container, update } = renderWidget(slider, SchoolSlider, { slides });
  expect(screen.getByRole('img', { name: 'Kuva 1' })).toHaveAttribute('src', '/media/1.svg');
  expect(container.querySelector('video, iframe')).toBeNull();
  expect(getAnnounced()).toBeEmptyDOMElement();
  await press('Seuraava');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('video[controls]')).toHaveAttribute('src', '/media/2.mp4');
  expect(getAnnounced()).toHaveTextContent(/^Video 2, 2 \/ 3$/);
  await press('Seuraava');
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getByTitle('Video 3')).toHaveAttribute('src', 'https://video.example/embed/3');
  await press('Seuraava');
  await press('Edellinen');
  expect(screen.getByTitle('Video 3')).toBeVisible();
  update({ slides: slides.slice(0, 1) });
  expect(screen.getByRole('img', { name: 'Kuva 1' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('school slider: without slides it is empty, and an unsafe picture is a placeholder [CORP-13]', () => {
  const { container, update } = renderWidget(slider, SchoolSlider, { slides: [] });
  expect(container).toBeEmptyDOMElement();
  update({ slides: [{ Url: 'javascript:alert(1)', IsVideo: true }] });
  expect(container.querySelector('video, iframe, img')).toBeNull();
  expect(screen.getByRole('region', { name: 'Kuvat ja videot' })).toBeVisible();
});

test('school card: one button turns it to the answer and back [CORP-14]', async () => {
  renderWidget(card, SchoolQuestionCard, { question: 'Mitä lehmä syö?', answer: '<p>Nurmea</p>' });
  expect(screen.getByRole('heading', { name: 'Mitä lehmä syö?' })).toBeVisible();
  expect(screen.getByText('Nurmea')).not.toBeVisible();
  await userEvent.click(screen.getByText('Näytä vastaus'));
  expect(screen.getByText('Nurmea')).toBeVisible();
  await userEvent.click(screen.getByText('Näytä kysymys'));
  expect(screen.getByText('Nurmea')).not.toBeVisible();
});

test('school vote: the text of the choice is shown beside it, and nothing is sent [CORP-15]', async () => {
  renderWidget(vote, SchoolVote, { ...votes['three lunches']!.props });
  expect(screen.getByRole('group', { name: 'Minkä lounaan valitset?' })).toBeVisible();
  const [first, second] = document.querySelectorAll('[aria-live]');
  expect(first).toHaveTextContent('Hyvä valinta talvella');
  expect(second).toHaveTextContent(/^Keitossa on kolme/);
  await userEvent.click(screen.getByRole('radio', { name: 'Kaalikääryleet' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Broilerikeitto' })).toBeChecked();
  expect(screen.queryByRole('button')).toBeNull();
});

test('school vote: two votes on a page are independent [CORP-15]', async () => {
  const { props } = votes['three lunches']!;
  renderWidget(vote, SchoolVote, { ...props });
  renderWidget(vote, SchoolVote, { options: props.options });
  const [first, , , second] = screen.getAllByRole('radio');
  await userEvent.click(first!);
  await userEvent.click(second!);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});
