import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ContactInfoCards from '../../../../widgets/content/contact-info-cards/ContactInfoCards.tsx';
import contacts from '../../../../widgets/content/contact-info-cards/widget.ts';
import ImageList from '../../../../widgets/content/image-list/ImageList.tsx';
import images from '../../../../widgets/content/image-list/widget.ts';
import SocialCards from '../../../../widgets/content/social-cards/SocialCards.tsx';
import { examples as posts } from '../../../../widgets/content/social-cards/examples.ts';
import { formatDaysAgo, readCount, shortenBody } from '../../../../widgets/content/social-cards/post.ts';
import social from '../../../../widgets/content/social-cards/widget.ts';
import { renderWidget } from '../../../render.tsx';

const [post] = posts['three posts']!.props.cards;
const show = (...cards: object[]) => renderWidget(social, SocialCards, { cards });

test('social card: a post shows its picture, profile, age, text and counts [WID-01] [WID-03]', () => {
  show(post!);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('img', { name: 'Kulhollinen keittoa' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Kuvapalvelu' })).toHaveAttribute(
    'href',
    'https://some.example/saaristo',
  );
  expect(card.getByRole('link', { name: 'Keittopäivä' })).toHaveAttribute('href', 'https://some.example/p/1');
  expect(card.getByText('3 päivää sitten')).toBeVisible();
  expect(card.getByText(/^1.284 tykkäystä$/)).toBeInTheDocument();
  expect(card.getByText('17 kommenttia')).toBeInTheDocument();
});

test.each([
  [{ header: 'Keittopäivä' }, 'Keittopäivä'],
  [{ header: 'Keittopäivä', link: 'https://some.example/p/1' }, 'some.example'],
  [{ header: '', socialMedia: null }, 'some.example'],
  [{ header: 'Keittopäivä', socialMedia: 'Kuvapalvelu' }, 'Kuvapalvelu'],
])('social card: the profile of %j is linked as %s [WID-01]', (fields, name) => {
  show({ socialMediaProfileUrl: 'https://www.some.example/saaristo', ...fields });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://www.some.example/saaristo');
});

test('social card: the type VIDEO shows the video, or the image if that is one [WID-01] [WID-03]', () => {
  const video = { socialMediaMediaType: 'VIDEO', header: 'Keitto' };
  const { container } = show(
    { ...video, video: '/v/1.mp4', image: '/v/1.jpg' },
    { ...video, image: '/v/2.webm' },
    { ...video, image: '/v/3.jpg' },
    { ...video, socialMediaMediaType: 'IMAGE', video: '/v/4.mp4' },
    { ...video, video: 'https://video.example/5' },
  );
  const files = [...container.querySelectorAll('video')];
  expect(files.map((file) => file.getAttribute('src'))).toEqual(['/v/1.mp4', '/v/2.webm']);
  expect(files[0]).toHaveAttribute('poster', '/v/1.jpg');
  expect(container.querySelector('img')).toHaveAttribute('src', '/v/3.jpg');
  expect(screen.getByTitle('Video: Keitto')).toHaveAttribute('src', 'https://video.example/5');
});

test.each([
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), `${'a'.repeat(120)}…`],
  ['', ''],
  [`${'a'.repeat(119)}😀😀`, `${'a'.repeat(119)}…`],
])('social card: the text is cut at 120 characters (%#) [WID-02]', (body, shown) => {
  expect(shortenBody(body)).toBe(shown);
});

test('social card: empty fields and invalid counts and days are left out [WID-03]', () => {
  const { container } = show(
    { likeCount: 'paljon', commentCount: null, socialMediaDaysSincePosted: -1 },
    { likeCount: '0' },
  );
  expect(container.querySelectorAll('a, h3, p')).toHaveLength(0);
  expect(screen.getByText('0 tykkäystä')).toBeInTheDocument();
  expect([readCount('12'), readCount(''), readCount(3.7), readCount(Infinity)]).toEqual([
    12,
    undefined,
    3,
    undefined,
  ]);
  expect([formatDaysAgo(0, 'fi'), formatDaysAgo(1, 'se'), formatDaysAgo(5, 'en')]).toEqual([
    'tänään',
    'i går',
    '5 days ago',
  ]);
});

test('contact cards: people are shown with their contact links, and a picture does not repeat the name [WID-04]', () => {
  renderWidget(contacts, ContactInfoCards, {
    cards: [
      {
        name: 'Aino Salmela',
        title: 'Myyntipäällikkö',
        phone: '+358 (0)10 555 0101',
        email: 'aino@saaristo.example',
        image: { url: '/a.svg', alt: 'Aino Salmela' },
      },
      { name: 'Otso', title: null, phone: 'vaihteen kautta', email: 'javascript:alert(1)' },
    ],
  });
  expect(screen.getByRole('heading', { name: 'Aino Salmela' })).toBeVisible();
  expect(screen.getByText('Myyntipäällikkö')).toBeVisible();
  expect(screen.getByRole('link', { name: '+358 (0)10 555 0101' })).toHaveAttribute(
    'href',
    'tel:+358105550101',
  );
  expect(screen.getByRole('link', { name: 'aino@saaristo.example' })).toHaveAttribute(
    'href',
    'mailto:aino@saaristo.example',
  );
  expect(document.querySelector('img')).toHaveAttribute('src', '/a.svg');
  expect(document.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.getByText('vaihteen kautta')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('picture row: each picture has its text [WID-07]', () => {
  renderWidget(images, ImageList, {
    items: [
      { image: { url: '/a.svg', alt: 'Savustamo' }, imgText: 'Savussa yön yli' },
      { image: 'javascript:alert(1)', imgText: null },
    ],
  });
  const [first] = screen.getAllByRole('figure');
  expect(within(first!).getByRole('img', { name: 'Savustamo' })).toHaveAttribute('src', '/a.svg');
  expect(first).toHaveTextContent('Savussa yön yli');
  expect(document.querySelectorAll('img')).toHaveLength(1);
});
