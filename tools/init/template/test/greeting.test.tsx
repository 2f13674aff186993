import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Island } from 'saaristo/testing';
import { afterEach, expect, test } from 'vitest';
import Greeting from '../widgets/content/greeting/Greeting.tsx';
import definition from '../widgets/content/greeting/widget.ts';

afterEach(cleanup);

test('a greeting that is returned is counted', async () => {
  render(<Island definition={definition} component={Greeting} props={{ name: 'Aino', count: 3 }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hello to you' }));
  expect(screen.getByRole('status').textContent).toBe('Returned so far: 4');
});

test('a page in Finnish is greeted in Finnish', () => {
  render(
    <Island
      definition={definition}
      component={Greeting}
      props={{ name: 'Aino' }}
      settings={{ language: 'fi' }}
    />,
  );
  expect(screen.getByText('Hei, Aino!')).toBeTruthy();
});

test('props that are wrong are said in words', () => {
  expect(() => render(<Island definition={definition} component={Greeting} props={{ name: '' }} />)).toThrow(
    'prop "name"',
  );
});
