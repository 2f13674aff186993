import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import JobListing from '../../../../widgets/corporate/job-listing/JobListing.tsx';
import { examples } from '../../../../widgets/corporate/job-listing/examples.ts';
import { listPageButtons } from '../../../../widgets/corporate/job-listing/pages.ts';
import definition from '../../../../widgets/corporate/job-listing/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { renderWidget } from '../../../render.tsx';

const jobs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ url: `/t/${at + 1}`, title: `Työ ${at + 1}` }));
const show = (props: object) => renderWidget(definition, JobListing, { ...props });
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isCurrent = (name: string) =>
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-current', 'page');

test('job listing: it shows title, place and last day, also of ended jobs, and an invalid date unchanged [CORP-08]', () => {
  show({
    jobs: [
      { url: '/t/1', title: 'Leikkaaja', city: 'Vaasa', applicationPeriodEnd: '2020-02-01T00:00:00Z' },
      { url: 'javascript:alert(1)', title: 'Asentaja', city: null, applicationPeriodEnd: 'heti' },
    ],
  });
  expect(screen.getByRole('link', { name: 'Leikkaaja' })).toHaveAttribute('href', '/t/1');
  expect(screen.getByText('Hae viimeistään 1.2.2020')).toBeVisible();
  expect(screen.getByText('Hae viimeistään heti')).toBeVisible();
  expect(titles()).toEqual(['Leikkaaja']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('job listing: a page has ten jobs, with links by number, previous and next [CORP-08]', async () => {
  show({ jobs: jobs(25) });
  expect(titles()).toHaveLength(10);
  isCurrent('1');
  expect(screen.getByRole('button', { name: 'Edellinen' })).toBeDisabled();
  await press('3');
  expect(titles()).toEqual(['Työ 21', 'Työ 22', 'Työ 23', 'Työ 24', 'Työ 25']);
  expect(screen.getByRole('list', { name: 'Avoimet työpaikat' })).toHaveFocus();
  expect(getAnnounced()).toHaveTextContent('Sivu 3/3');
  expect(screen.getByRole('button', { name: 'Seuraava' })).toBeDisabled();
  await press('Edellinen');
  isCurrent('2');
  await press('Seuraava');
  isCurrent('3');
});

test('job listing: pageSize changes the pages, and fewer jobs move the visitor to the last page [CORP-08]', async () => {
  const { update } = show({ jobs: jobs(9), pageSize: 2 });
  await press('5');
  expect(titles()).toEqual(['Työ 9']);
  update({ jobs: jobs(3), pageSize: 2 });
  expect(titles()).toEqual(['Työ 3']);
});

test('job listing: no jobs are reported [CORP-08]', () => {
  show({ jobs: [] });
  expect(screen.getByText('Juuri nyt ei ole avoimia työpaikkoja.')).toBeVisible();
});

test('job listing: five hundred jobs leave out the buttons of distant pages [CORP-08]', async () => {
  show(examples['five hundred']!.props);
  const buttons = () =>
    within(screen.getByRole('navigation', { name: 'Sivut' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(buttons()).toEqual(['Edellinen', '1', '2', '50', 'Seuraava']);
  await press('50');
  await press('Edellinen');
  expect(buttons()).toEqual(['Edellinen', '1', '48', '49', '50', 'Seuraava']);
});

test.each([
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 'gap', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap', 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
])('job listing: page %i of %i has the buttons %j [CORP-08]', (page, count, expected) => {
  expect(listPageButtons(page, count)).toEqual(expected);
});
