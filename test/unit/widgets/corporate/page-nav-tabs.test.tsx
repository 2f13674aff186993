import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import PageNavTabs from '../../../../widgets/corporate/page-nav-tabs/PageNavTabs.tsx';
import { examples } from '../../../../widgets/corporate/page-nav-tabs/examples.ts';
import definition from '../../../../widgets/corporate/page-nav-tabs/widget.ts';
import { renderWidget } from '../../../render.tsx';

const show = (props: object = examples['pages of the company']!.props) =>
  renderWidget(definition, PageNavTabs, { ...props });

test('page navigation: the open page is marked, and each tab leads to its URL [CORP-01]', () => {
  show();
  expect(screen.getByRole('link', { name: 'Toimipaikat' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Yhtiö' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Hallinto' })).toHaveAttribute('href', '/hallinto');
});

test('page navigation: a tab with pages toggles their list, which begins with its own page [CORP-01] [CORP-02]', async () => {
  show();
  const tab = screen.getByText('Historia', { selector: 'summary' });
  expect(screen.getByText('Ruotsiin')).not.toBeVisible();
  await userEvent.click(tab);
  expect(screen.getByText('Ruotsiin')).toBeVisible();
  const [own, first] = screen.getAllByRole('link').slice(1, 3);
  expect(own).toHaveAttribute('href', '/historia');
  expect(first).toHaveAttribute('aria-current', 'page');
  await userEvent.click(tab);
  expect(screen.getByText('Ruotsiin')).not.toBeVisible();
});

test('page navigation: Escape closes a list and focuses its tab [CORP-02]', async () => {
  show();
  const tab = screen.getByText('Historia', { selector: 'summary' });
  await userEvent.click(tab);
  screen.getByRole('link', { name: 'Ruotsiin' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Ruotsiin')).not.toBeVisible();
  expect(tab).toHaveFocus();
});

test('page navigation: without tabs there is none, and an unsafe URL is shown as text [CORP-01]', () => {
  const { update } = show({ items: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
  update({ items: [{ Name: 'Vaara', FriendlyUrl: 'javascript:alert(1)', Children: null, Active: null }] });
  expect(screen.getByText('Vaara')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
