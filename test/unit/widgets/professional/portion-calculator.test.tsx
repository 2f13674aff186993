import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import PortionCalculator from '../../../../widgets/professional/portion-calculator/PortionCalculator.tsx';
import { examples } from '../../../../widgets/professional/portion-calculator/examples.ts';
import {
  scaleAmount,
  formatAmount,
  isAllowed,
  readWhole,
} from '../../../../widgets/professional/portion-calculator/portions.ts';
import definition from '../../../../widgets/professional/portion-calculator/widget.ts';
import { renderWidget } from '../../../render.tsx';

const recipe = {
  Yield: 10,
  PortionSize: 180,
  PortionUnit: 'g',
  TotalYieldKg: 1.94,
  Steps: [
    {
      Ingredients: [
        { Name: 'voita', Amount: 0.125, Unit: 'kg', Order: 2 },
        { Name: 'perunaa', Amount: 3, Unit: 'kg', Order: 1, Url: '/tuotteet/peruna' },
      ],
    },
  ],
};
const show = (props: object = {}) => renderWidget(definition, PortionCalculator, { ...recipe, ...props });
const portions = () => screen.getByRole('textbox', { name: 'Annokset' });
const portionSize = () => screen.getByRole('textbox', { name: 'Annoskoko' });
const getTotal = () => screen.getByRole('group').querySelector('p')!;
const list = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test("portion calculator: it shows the recipe's amounts by order, linked if there is a URL [POR-02] [POR-08] [POR-09]", () => {
  show();
  expect(list()).toEqual(['3 kg perunaa', '0,125 kg voita']);
  expect(screen.getByRole('link', { name: 'perunaa' })).toHaveAttribute('href', '/tuotteet/peruna');
  expect(getTotal().textContent).toContain('1\u00a0940\u00a0g');
  expect([portions(), portionSize()].map((input) => (input as HTMLInputElement).value)).toEqual([
    '10',
    '180',
  ]);
});

test('portion calculator: buttons step by 1 and 10, and amounts and total follow [POR-03] [POR-04] [POR-09] [POR-10]', async () => {
  show();
  await press('Lisää annoksia');
  expect(portions()).toHaveValue('11');
  expect(list()).toEqual(['3,3 kg perunaa', '0,138 kg voita']);
  await press('Vähennä annoskokoa');
  expect(portionSize()).toHaveValue('170');
  expect(getTotal()).toHaveTextContent('2 010 g');
  // The announced text contains the label.
  expect(screen.getByText(/^Nettomäärä yhteensä 2.010.g$/)).toHaveAttribute('aria-live', 'polite');
  await userEvent.type(portions(), '{ArrowDown}');
  expect(portions()).toHaveValue('10');
});

test('portion calculator: reset is shown for changed values, restores them, and keeps the focus inside [POR-05]', async () => {
  show({ portionStep: 5 });
  expect(screen.queryByRole('button', { name: 'Palauta' })).toBeNull();
  await press('Lisää annoksia');
  await press('Vähennä annoksia');
  expect(screen.queryByRole('button', { name: 'Palauta' })).toBeNull();
  await type(portionSize(), '200');
  await press('Palauta');
  expect(list()).toEqual(['3 kg perunaa', '0,125 kg voita']);
  expect(portionSize()).toHaveValue('180');
  expect(screen.queryByRole('button', { name: 'Palauta' })).toBeNull();
  expect(screen.getByRole('group')).toHaveFocus();
});

test('portion calculator: text that is not a positive whole number is ignored, and removed on blur [POR-06] [POR-07]', async () => {
  show();
  await type(portions(), '8,4');
  expect(list()[0]).toBe('2,4 kg perunaa');
  await userEvent.tab();
  expect(portions()).toHaveValue('8');
  for (const nonsense of ['0', '-3', 'sata']) {
    await userEvent.clear(portions());
    await userEvent.paste(nonsense);
    await userEvent.tab();
    expect(portions()).toHaveValue('8');
    expect(list()[0]).toBe('2,4 kg perunaa');
  }
  await type(portionSize(), '10');
  await press('Vähennä annoskokoa');
  expect(portionSize()).toHaveValue('10');
});

test.each([
  ['fi', 'count', 1, Number.MAX_SAFE_INTEGER],
  ['fi', 'size', 1, Number.MAX_SAFE_INTEGER],
  ['se', 'count', 1, 1000],
  ['se', 'size', 150, 650],
] as const)(
  'portion calculator: a %s kitchen selects a %s from %d to %d [POR-06]',
  (variant, of, least, most) => {
    const values = [-1, 0, least - 1, least, least + 0.5, most, most + 1, Infinity, Number.NaN];
    expect(values.filter((value) => isAllowed(value, of, variant))).toEqual([least, most]);
  },
);

test('portion calculator: Swedish limits and decimals apply [POR-01] [POR-06] [POR-08]', async () => {
  renderWidget(definition, PortionCalculator, examples['swedish']!.props);
  const count = screen.getByRole('textbox', { name: 'Portioner' });
  const portion = screen.getByRole('textbox', { name: 'Portionsstorlek' });
  expect(list()).toEqual(['25 kg kalops', '0,6 kg persilja']);
  await type(count, '1001');
  await userEvent.tab();
  expect(count).toHaveValue('100');
  await type(count, '1000');
  await userEvent.tab();
  expect(count).toHaveValue('1000');
  await userEvent.type(count, '{ArrowUp}');
  expect(count).toHaveValue('1000');
  await type(count, '100');
  await type(portion, '149');
  await userEvent.tab();
  expect(portion).toHaveValue('350');
  await type(portion, '150');
  await userEvent.type(portion, '{ArrowDown}');
  expect(portion).toHaveValue('150');
  await type(portion, '350');
  await type(portion, '651');
  await userEvent.tab();
  // 65 is below the limit: the last valid value is kept.
  expect(portion).toHaveValue('350');
  await type(portion, '650');
  expect(getTotal()).toHaveTextContent('66 000 g');
});

test.each([
  ['Annokset', ['1', '1000'], ['0', '1001', '-5', '']],
  ['Annoskoko', ['150', '650'], ['149', '651', '0', 'iso']],
])(
  'portion calculator: in Swedish %s accepts %j, and keeps the last valid value for each of %j [POR-06]',
  async (name, taken, ignored) => {
    show({ variant: 'se', Yield: 20, PortionSize: 200, TotalYieldKg: 4 });
    const field = screen.getByRole('textbox', { name });
    const enter = async (text: string) => {
      await userEvent.clear(field);
      if (text !== '') await userEvent.paste(text);
      await userEvent.tab();
    };
    for (const value of taken) {
      await enter(value);
      expect(field).toHaveValue(value);
      const total = Number(value) * (name === 'Annokset' ? 200 : 20);
      const amount = list()[0];
      expect(getTotal()).toHaveTextContent(`${total.toLocaleString('fi').replace(/\s/g, ' ')} g`);
      for (const none of ignored) {
        await enter(none);
        expect([none, (field as HTMLInputElement).value, list()[0]]).toEqual([none, value, amount]);
      }
    }
  },
);

test.each([
  ['Lisää annoksia', { Yield: 1000 }, 'Annokset', '1000'],
  ['Vähennä annoksia', { Yield: 1 }, 'Annokset', '1'],
  ['Lisää annoskokoa', { PortionSize: 645 }, 'Annoskoko', '645'],
  ['Vähennä annoskokoa', { PortionSize: 155 }, 'Annoskoko', '155'],
])(
  'portion calculator: in Swedish %s from %j does not exceed the limit [POR-06]',
  async (button, props, name, value) => {
    show({ variant: 'se', ...props });
    await press(button);
    expect(screen.getByRole('textbox', { name })).toHaveValue(value);
  },
);

test.each([
  ['Annokset', ['1', '1001', '250000']],
  ['Annoskoko', ['1', '149', '651', '5000']],
])(
  'portion calculator: in Finnish %s accepts any positive whole number: %j [POR-06]',
  async (name, taken) => {
    show();
    const field = screen.getByRole('textbox', { name });
    for (const value of taken) {
      await userEvent.clear(field);
      await userEvent.paste(value);
      await userEvent.tab();
      expect(field).toHaveValue(value);
    }
  },
);

test('portion calculator: the variant prop overrides the language, and nutrients stay unchanged [POR-02]', async () => {
  show({ variant: 'se', nutrients: [{ Code: 'PROT', Name: 'Proteiini', Amount: 7.26, Unit: 'g' }] });
  expect(list()).toEqual(['3 kg perunaa', '0,1 kg voita']);
  await press('Lisää annoksia');
  expect(screen.getByRole('row', { name: 'Proteiini 7,3 g' })).toBeVisible();
});

test("portion calculator: changed props keep the visitor's values", async () => {
  const { update } = show();
  await press('Lisää annoksia');
  update({ ...recipe, PortionSize: 200 });
  expect([portions(), portionSize()].map((input) => (input as HTMLInputElement).value)).toEqual([
    '11',
    '200',
  ]);
});

describe('portion calculator, any recipe', () => {
  const whole = fc.integer({ min: 1, max: 5000 });
  const basis = fc.record({
    count: whole,
    size: whole,
    totalKg: fc.double({ min: 0, max: 1e4, noNaN: true }),
  });
  const amount = fc.double({ min: 0.001, max: 1e5, noNaN: true });

  test('amounts are proportional to portions and size only [POR-10]', () => {
    fc.assert(
      fc.property(
        basis,
        amount,
        whole,
        whole,
        fc.integer({ min: 2, max: 9 }),
        (own, given, count, size, n) => {
          const once = scaleAmount(given, { count, size }, own);
          expect(scaleAmount(given, { count: n * count, size }, own) / once).toBeCloseTo(n, 9);
          expect(scaleAmount(given, { count, size: n * size }, own) / once).toBeCloseTo(n, 9);
          expect(scaleAmount(n * given, { count, size }, own) / once).toBeCloseTo(n, 9);
        },
      ),
    );
  });

  test('exactly the whole numbers within the limits can be selected [POR-06] [POR-07]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.integer({ min: -10, max: 1100 })),
        fc.constantFrom('fi', 'se'),
        fc.constantFrom('count', 'size'),
        (number, variant, of) => {
          const [least, most] = { count: [1, 1000], size: [150, 650] }[of] as [number, number];
          const within = variant === 'se' ? number >= least && number <= most : number > 0;
          expect(isAllowed(readWhole(`${number},9`)!, of, variant)).toBe(within);
        },
      ),
    );
  });

  test('amounts have a decimal comma and no more decimals than the kitchen allows [POR-08]', () => {
    fc.assert(
      fc.property(amount, (given) => {
        expect(formatAmount(given, 'fi')).toMatch(/^\d[\d\u00a0]*(,\d{1,3})?$/);
        expect(formatAmount(given, 'se')).toMatch(/^\d[\d\u00a0]*(,\d)?$/);
      }),
    );
  });
});
