import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import FaqList from '../../../widgets/corporate/faq-list/FaqList.tsx';
import { examples } from '../../../widgets/corporate/faq-list/examples.ts';
import definition from '../../../widgets/corporate/faq-list/widget.ts';
import { renderWidget } from '../../render.tsx';

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Kysymys ${index + 1}`,
    answer: `<p>Vastaus ${index + 1}</p>`,
  }));
const show = (props: Record<string, unknown>) => renderWidget(definition, FaqList, props);
const shown = () => screen.getAllByRole('button', { name: /^Kysymys/ });

test('CORP-09 each question opens and closes its answer, several at a time', async () => {
  show({ items: questions(3) });
  expect(screen.getByText('Vastaus 1')).not.toBeVisible();
  const [first, second] = shown();
  await userEvent.click(first!);
  await userEvent.click(second!);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Vastaus 1')).toBeVisible();
  expect(screen.getByText('Vastaus 2')).toBeVisible();
  await userEvent.click(first!);
  expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Vastaus 1')).not.toBeVisible();
  expect(screen.getByText('Vastaus 2')).toBeVisible();
});

test('CORP-09 the keyboard does the same', async () => {
  show({ items: questions(1) });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Vastaus 1')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Vastaus 1')).not.toBeVisible();
});

test('CORP-10 nine first, five more a press, and no button when all are shown', async () => {
  show({ items: questions(15) });
  expect(shown()).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
  expect(shown()).toHaveLength(14);
  expect(screen.getByRole('button', { name: 'Kysymys 10' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Näytä lisää' }));
  expect(shown()).toHaveLength(15);
  expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull();
});

test('CORP-10 nine questions need no button', () => {
  show({ items: questions(9) });
  expect(shown()).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull();
});

test('CORP-09 what the browser finds in a closed answer opens it', () => {
  show({ items: questions(2) });
  const answer = screen.getByText('Vastaus 2').closest('[hidden]')!;
  answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
  return screen.findByRole('button', { name: 'Kysymys 2', expanded: true });
});

test('answers are rich text, of which only the harmless part is shown', () => {
  const { container } = show(examples['hostile']!.props);
  expect(screen.getByRole('button', { name: '<script>alert(1)</script>' })).toBeVisible();
  expect(container.querySelector('script, [onerror], a[href]')).toBeNull();
  expect(within(container).getByText('teksti')).toBeInTheDocument();
});

test('an open answer stays open when the CMS sends other props', async () => {
  const { update } = show({ items: questions(2) });
  await userEvent.click(shown()[0]!);
  update({ items: [{ question: 'Kysymys 1', answer: '<p>Uusi vastaus</p>' }], header: 'Kysymyksiä' });
  expect(screen.getByText('Uusi vastaus')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Kysymyksiä' })).toBeVisible();
});
