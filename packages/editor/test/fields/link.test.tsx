import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError, type Place } from '../../src/api.ts';
import { EditorContext } from '../../src/context.ts';
import { completeAddress } from '../../src/fields/address.ts';
import { LinkDialog } from '../../src/fields/LinkDialog.tsx';
import { createEditorContext } from '../editor-context.ts';

function renderDialog(href?: string) {
  const api = {
    links: async (_text: string, place: Place) =>
      place.site === 'atriafi' && place.language === 'fi'
        ? [{ kind: 'page', path: '/yhteys', title: 'Yhteys' }]
        : [],
    addDocument: async ({ name }: File, { language }: Place) => {
      if (name !== 'hinnasto.pdf') throw new CallError(415, 'Choose a PDF.');
      return { kind: 'document', path: `/media/library/1/${language}.pdf`, title: 'hinnasto' };
    },
  };
  const onLink = vi.fn();
  render(
    <EditorContext value={createEditorContext(api)}>
      <LinkDialog href={href} onLink={onLink} onClose={() => {}} />
    </EditorContext>,
  );
  return onLink;
}

const set = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Set link' }));

test('link: choosing a page of the site sets its address and title', async () => {
  const onLink = renderDialog();
  fireEvent.click(await screen.findByRole('button', { name: /Yhteys/ }));
  expect(onLink).toHaveBeenCalledWith('/yhteys', 'Yhteys');
  expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull();
});

test('link: a document that is added is its target, and one that is refused leaves the dialog open with the reason', async () => {
  const onLink = renderDialog();
  const input = screen.getByLabelText(/^Add a document/);
  const add = (name: string) => fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  add('x.exe');
  expect(await screen.findByText('Choose a PDF.')).toBeTruthy();
  expect(onLink).not.toHaveBeenCalled();
  add('hinnasto.pdf');
  await vi.waitFor(() => expect(onLink).toHaveBeenCalledWith('/media/library/1/fi.pdf', 'hinnasto'));
});

test.each(['/yhteys', '#osa', 'https://example.com/', 'mailto:a@example.com', 'tel:+358401234567'])(
  'link: %s is an address, without surrounding spaces',
  (address) => {
    const onLink = renderDialog();
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: ` ${address} ` } });
    set();
    expect(onLink).toHaveBeenCalledWith(address);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'www',
])('link: %j is rejected with an error at the field', (address) => {
  const onLink = renderDialog();
  const field = screen.getByLabelText('Address');
  fireEvent.change(field, { target: { value: address } });
  set();
  expect(onLink).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(/^Write an address that begins with/);
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

test('link: an existing link is shown and can be removed', () => {
  const onLink = renderDialog('/vanha');
  expect(screen.getByLabelText('Address')).toHaveProperty('value', '/vanha');
  fireEvent.click(screen.getByRole('button', { name: 'Remove link' }));
  expect(onLink).toHaveBeenCalledWith(undefined);
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.fi/sivu?a=b', 'https://example.fi/sivu?a=b'],
  ['matti@example.fi', 'mailto:matti@example.fi'],
])('link: %s is completed to %s', (typed, address) => {
  const onLink = renderDialog();
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: typed } });
  set();
  expect(onLink).toHaveBeenCalledWith(address);
});

test.each(['esite.pdf', 'sivu.html#osa', 'kaksi sanaa.fi', 'javascript:alert(1).fi', ''])(
  'link: %j is not completed',
  (text) => expect(completeAddress(text)).toBe(text),
);
