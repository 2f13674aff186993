import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkProps } from '#island/prop-problems.ts';
import { propsSchema } from '#island/define.ts';
import ProductCard from '../../../../widgets/shop/product-card/ProductCard.tsx';
import definition from '../../../../widgets/shop/product-card/widget.ts';
import { renderWidget } from '../../../render.tsx';

const least = { title: 'Saunamakkara', url: '/tuotteet/saunamakkara' };
const codes = { code: '10101', valoCode: 'TK 1', gtinCode: '6412345678907' };
const card = (props: Record<string, unknown>) =>
  renderWidget(definition, ProductCard, { ...least, ...props }).container;
const problems = (props: object) => {
  const checked = checkProps(propsSchema(definition), props);
  return checked.ok ? [] : checked.problems.map(({ path, expected }) => `${path}: ${expected}`);
};

test('product card: it has one link, its title [PRD-03]', () => {
  card({ image: ['/a.svg'] });
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName('Saunamakkara');
  expect(link).toHaveAttribute('href', '/tuotteet/saunamakkara');
  expect(screen.getByRole('heading', { level: 2, name: 'Saunamakkara' })).toContainElement(link);
});

test.each([{ image: '/a.svg' }, { image: ['/a.svg'] }, { image: [{ url: '/a.svg' }] }])(
  'product card: a picture is decorative unless it has a text: %j [PRD-01]',
  ({ image }) => {
    const picture = card({ image }).querySelector('img')!;
    expect(picture).toHaveAttribute('src', '/a.svg');
    expect(picture).toHaveAttribute('alt', '');
  },
);

test('product card: each picture has its own alternative text, if given [PRD-01]', () => {
  card({ image: [{ url: '/a.svg', alt: 'Makkara uunissa' }] });
  expect(screen.getByRole('img', { name: 'Makkara uunissa' })).toBeVisible();
});

test('product card: a long word of a title, can break between its syllables and keeps its name [PRD-03]', () => {
  const link = card({ title: 'Saunamakkarat, raa’at' }).querySelector('a')!;
  expect(link).toHaveAccessibleName('Saunamakkarat, raa’at');
  expect(link).toHaveTextContent('Saunamakkarat, raa’at');
  expect([...link.querySelector('span')!.childNodes].map((part) => part.textContent || '-').join('')).toBe(
    'Sau-na-mak-ka-rat,',
  );
});

test('product card: the unit is kpl, up to 99 [PRD-09]', async () => {
  card({ variant: 'shop', code: '7', price: '4,90' });
  const field = await screen.findByRole('spinbutton', { name: 'Määrä' });
  expect(field).toHaveAttribute('max', '99');
  expect(field.parentElement).toHaveTextContent(/^kpl$/);
});

test('product card: header, link and productCode replace title, url and code [PRD-02]', () => {
  renderWidget(definition, ProductCard, {
    variant: 'shop',
    header: 'Pihvi',
    link: '/pihvi',
    productCode: '20200',
    pricePerKilo: '41,39',
    price: '14,90',
  });
  expect(screen.getByRole('link', { name: 'Pihvi' })).toHaveAttribute('href', '/pihvi');
  expect(screen.getByText('14,90 €')).toBeVisible();
  expect(screen.getByText('41,39 €/kg')).toBeVisible();
  expect(screen.getByText('Tuotenumero').parentElement).toHaveTextContent('Tuotenumero 20200');
});

test('product card: it needs a name and a URL, of either pair [PROPS]', () => {
  expect(problems(least)).toEqual([]);
  expect(problems({ header: 'a', link: '/a' })).toEqual([]);
  expect(problems({ title: '', header: 'a', url: null, link: '/a' })).toEqual([]);
  expect(problems({ title: 'a' })).toEqual(['url: url or link (required)']);
  expect(problems({ header: ' ', link: '/a' })).toEqual(['title: title or header (required)']);
  expect(problems({})).toEqual(['title: title or header (required)', 'url: url or link (required)']);
});

test('product card: a single price is shown once [PRD-04] [I18N-08]', () => {
  const container = card({ price: '12,90' });
  expect(screen.getByText('12,90 €').closest('p')).toHaveTextContent(/^Hinta 12,90 €$/);
  expect(container.querySelector('s')).toBeNull();
});

test('product card: a special price shows both prices and the discount [PRD-04]', () => {
  card({ price: '11,90', svhPrice: '14,90', discountPercentage: 20 });
  const compared = screen.getByText('14,90 €');
  expect(compared.localName).toBe('s');
  expect(compared.closest('p')).toHaveTextContent('Tarjoushinta 11,90 € Normaalihinta 14,90 €');
  expect(screen.getByText('-20 %')).toBeVisible();
});

test('product card: two equal prices are shown as one [PRD-04]', () => {
  const container = card({ price: '11,90', svhPrice: '11,90', discountPercentage: 0 });
  expect(screen.getAllByText(/11,90/)).toHaveLength(1);
  expect(container.querySelector('s')).toBeNull();
  expect(container).not.toHaveTextContent('%');
});

test('product card: a comparison price alone is not the price [PRD-04]', () => {
  expect(card({ svhPrice: '14,90' })).not.toHaveTextContent('14,90');
});

test.each([
  [0, true],
  [-1, true],
  [1, false],
  [null, false],
])('product card: with a stock of %j it is sold out: %j [PRD-06] [PRD-08]', (stock, isSoldOut) => {
  card({ variant: 'shop', stock });
  expect(screen.queryAllByText('Tuote on juuri nyt loppuunmyyty')).toHaveLength(isSoldOut ? 1 : 0);
});

test('product card: the ordering code links to its page in the service [GRD-04]', async () => {
  card({ ...codes, variant: 'professional', valoUrl: 'https://tilaus.example/haku?koodi={code}&x={code}' });
  expect(screen.getByRole('link', { name: 'TK 1' })).toHaveAttribute(
    'href',
    'https://tilaus.example/haku?koodi=TK%201&x=TK%201',
  );
  expect(await screen.findByRole('img', { name: 'EAN-koodi 6412345678907' })).toBeVisible();
  expect(screen.getByText('Tuotenumero').parentElement).toHaveTextContent('Tuotenumero 10101');
});

test.each([null, 'https://tilaus.example/', 'javascript:alert("{code}")'])(
  'product card: without a valid URL (%j) the ordering code is plain text [GRD-04]',
  (valoUrl) => {
    card({ variant: 'partner', valoCode: 'TK 1', valoUrl });
    expect(screen.getByText('TK 1')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  },
);

test('product card: a code with a wrong check digit is shown as digits [GRD-04]', () => {
  card({ variant: 'professional', gtinCode: '6412345678901' });
  expect(screen.getByText('6412345678901')).toBeVisible();
  expect(screen.queryByRole('img', { name: /6412345678901/ })).toBeNull();
});

test.each([
  ['ammattilaiset', true],
  ['foodservicese', true],
  ['atriafi', false],
  ['lihakauppa', false],
  ['lithellsse', false],
])('product card: on %s the codes for professionals are shown: %j [PRD-05]', (site, shows) => {
  card({ ...codes, site });
  expect(screen.queryAllByText('TK 1')).toHaveLength(shows ? 1 : 0);
});

test("product card: the block's variant overrides the site's [PRD-05]", async () => {
  card({ ...codes, site: 'lihakauppa', variant: 'partner' });
  expect(screen.getByText('TK 1')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^EAN/ })).toBeVisible();
});
