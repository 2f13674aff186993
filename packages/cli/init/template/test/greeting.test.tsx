import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from 'saaristo/define';
import { Island } from 'saaristo/testing';
import { afterEach, expect, test } from 'vitest';
import Greeting from '../widgets/content/greeting/Greeting.tsx';
import { messages } from '../widgets/content/greeting/messages.ts';
import definition from '../widgets/content/greeting/widget.ts';

afterEach(cleanup);

test('a greeting that is returned is counted', async () => {
  render(<Island definition={definition} component={Greeting} props={{ name: 'Aino', count: 3 }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toMatch(/4$/);
});

test.each(Object.keys(messages) as Language[])('a page in %s is greeted in its language', (language) => {
  render(
    <Island definition={definition} component={Greeting} props={{ name: 'Aino' }} settings={{ language }} />,
  );
  expect(screen.getByText(messages[language].hello.replace('{name}', 'Aino'))).toBeTruthy();
});

test('props that are wrong are said in words', () => {
  expect(() => render(<Island definition={definition} component={Greeting} props={{ name: '' }} />)).toThrow(
    'prop "name"',
  );
});
