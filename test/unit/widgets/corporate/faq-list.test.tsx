import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import FaqList from '../../../../widgets/corporate/faq-list/FaqList.tsx';
import definition from '../../../../widgets/corporate/faq-list/widget.ts';
import { renderWidget } from '../../../render.tsx';

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Kysymys ${index + 1}`,
    answer: `<p>Vastaus ${index + 1}</p>`,
  }));
const show = (props: Record<string, unknown>) => renderWidget(definition, FaqList, props);
const isVisible = (element: Element): boolean =>
  element.closest('details:not([open]) > :not(summary)') === null;
const question = (name: string) => screen.getByRole('heading', { name });
const shown = () => screen.getAllByText(/^Kysymys/).filter(isVisible);

test('question list: it shows nine questions, and five more per press [CORP-10]', async () => {
  show({ items: questions(15) });
  expect(shown()).toHaveLength(9);
  const [five, one, ...more] = screen.getAllByText('Näytä lisää');
  expect(more).toEqual([]);
  await userEvent.click(five!);
  expect(shown()).toHaveLength(14);
  expect(question('Kysymys 10').closest('summary')).toHaveFocus();
  await userEvent.click(one!);
  expect(shown()).toHaveLength(15);
});

test('question list: nine questions have no button [CORP-10]', () => {
  show({ items: questions(9) });
  expect(shown()).toHaveLength(9);
  expect(screen.queryByText('Näytä lisää')).toBeNull();
});

test('question list: an open answer stays open when the CMS changes the props', async () => {
  const { update } = show({ items: questions(2) });
  await userEvent.click(question('Kysymys 1'));
  update({ items: [{ question: 'Kysymys 1', answer: '<p>Uusi vastaus</p>' }], header: 'Kysymyksiä' });
  expect(screen.getByText('Uusi vastaus')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Kysymyksiä' })).toBeVisible();
});
