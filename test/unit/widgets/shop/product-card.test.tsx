import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkProps } from '#island/check-props.ts';
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

test('PRD-03 the card has one link, its title', () => {
  card({ image: ['/a.svg'] });
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName('Saunamakkara');
  expect(link).toHaveAttribute('href', '/tuotteet/saunamakkara');
  expect(screen.getByRole('heading', { level: 2, name: 'Saunamakkara' })).toContainElement(link);
});

test.each([{ image: '/a.svg' }, { image: ['/a.svg'] }, { image: [{ url: '/a.svg' }] }])(
  'PRD-01 a picture is decorative unless it has words: %j',
  ({ image }) => {
    const picture = card({ image }).querySelector('img')!;
    expect(picture).toHaveAttribute('src', '/a.svg');
    expect(picture).toHaveAttribute('alt', '');
  },
);

test('PRD-01 the alternative text of a picture is its own where it has one', () => {
  card({ image: [{ url: '/a.svg', alt: 'Makkara uunissa' }] });
  expect(screen.getByRole('img', { name: 'Makkara uunissa' })).toBeVisible();
});

test('PRD-09 a card counts in kpl, up to 99', async () => {
  card({ variant: 'shop', code: '7', price: '4,90' });
  const field = await screen.findByRole('spinbutton', { name: 'Määrä' });
  expect(field).toHaveAttribute('max', '99');
  expect(field.parentElement).toHaveTextContent(/^kpl$/);
});

test('PRD-02 header, link and productCode replace title, url and code', () => {
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

test('PROPS a card needs a name and an address, of either pair', () => {
  expect(problems(least)).toEqual([]);
  expect(problems({ header: 'a', link: '/a' })).toEqual([]);
  expect(problems({ title: '', header: 'a', url: null, link: '/a' })).toEqual([]);
  expect(problems({ title: 'a' })).toEqual(['url: url or link (required)']);
  expect(problems({ header: ' ', link: '/a' })).toEqual(['title: title or header (required)']);
  expect(problems({})).toEqual(['title: title or header (required)', 'url: url or link (required)']);
});

test('PROPS an address that may not be linked to leaves the name as plain text', () => {
  card({ url: 'javascript:alert(1)' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Saunamakkara' })).toBeVisible();
});

test('PRD-04 I18N-08 one price where there is one', () => {
  const container = card({ price: '12,90' });
  expect(screen.getByText('12,90 €').closest('p')).toHaveTextContent(/^Hinta 12,90 €$/);
  expect(container.querySelector('s')).toBeNull();
});

test('PRD-04 both prices and the discount of a special price', () => {
  card({ price: '11,90', svhPrice: '14,90', discountPercentage: 20 });
  const compared = screen.getByText('14,90 €');
  expect(compared.localName).toBe('s');
  expect(compared.closest('p')).toHaveTextContent('Tarjoushinta 11,90 € Normaalihinta 14,90 €');
  expect(screen.getByText('-20 %')).toBeVisible();
});

test('PRD-04 the same price twice is one price', () => {
  const container = card({ price: '11,90', svhPrice: '11,90', discountPercentage: 0 });
  expect(screen.getAllByText(/11,90/)).toHaveLength(1);
  expect(container.querySelector('s')).toBeNull();
  expect(container).not.toHaveTextContent('%');
});

test('PRD-04 a compared price alone is not what is paid', () => {
  expect(card({ svhPrice: '14,90' })).not.toHaveTextContent('14,90');
});

test.each([
  [0, true],
  [-1, true],
  [1, false],
  [null, false],
])('PRD-06 PRD-08 with a stock of %j it is sold out: %j', (stock, isSoldOut) => {
  card({ variant: 'shop', stock });
  expect(screen.queryAllByText('Tuote on juuri nyt loppuunmyyty')).toHaveLength(isSoldOut ? 1 : 0);
});

test('SRCH-28 a novelty says so', () => {
  card({ novelty: true });
  expect(screen.getByText('Uutuus!')).toBeVisible();
});

test('GRD-04 the ordering code leads to its page in the service', async () => {
  card({ ...codes, variant: 'professional', valoUrl: 'https://tilaus.example/haku?koodi={code}&x={code}' });
  expect(screen.getByRole('link', { name: 'TK 1' })).toHaveAttribute(
    'href',
    'https://tilaus.example/haku?koodi=TK%201&x=TK%201',
  );
  expect(await screen.findByRole('img', { name: 'EAN-koodi 6412345678907' })).toBeVisible();
  expect(screen.getByText('Tuotenumero').parentElement).toHaveTextContent('Tuotenumero 10101');
});

test.each([null, 'https://tilaus.example/', 'javascript:alert("{code}")'])(
  'GRD-04 without a right address (%j) the ordering code is plain text',
  (valoUrl) => {
    card({ variant: 'partner', valoCode: 'TK 1', valoUrl });
    expect(screen.getByText('TK 1')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  },
);

test('GRD-04 a code with a wrong check digit is shown as plain digits', () => {
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
])('PRD-05 on %s the codes for professionals show: %j', (site, shows) => {
  card({ ...codes, site });
  expect(screen.queryAllByText('TK 1')).toHaveLength(shows ? 1 : 0);
});

test('PRD-05 the editor’s variant wins over the site’s', async () => {
  card({ ...codes, site: 'lihakauppa', variant: 'partner' });
  expect(screen.getByText('TK 1')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^EAN/ })).toBeVisible();
});

test('I18N-07 the CMS replaces texts by key', () => {
  card({ stock: 0, novelty: true, texts: { soldOut: 'Loppu', novelty: 'Uusi' } });
  expect(screen.getByText('Loppu')).toBeVisible();
  expect(screen.getByText('Uusi')).toBeVisible();
});
