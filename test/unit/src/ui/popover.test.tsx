import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Popover } from '#ui/popover/Popover.tsx';

test('popover: a browser without popovers shows it, and it takes the focus [SHP-02]', () => {
  const show = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')!;
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  try {
    const anchor = createRef<HTMLButtonElement>();
    render(
      <>
        <button ref={anchor} type="button">
          Lisää ostoskoriin
        </button>
        <Popover anchor={anchor} onClose={vi.fn<() => void>()} title="Tuote lisätty ostoskoriin" />
      </>,
    );
    // jsdom's own stylesheet hides popovers, so that they have no role.
    expect(screen.getByText('Tuote lisätty ostoskoriin').parentElement).toHaveFocus();
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'showPopover', show);
  }
});
