import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { Dialog } from '#ui/Dialog.tsx';

function show(given: Partial<ComponentProps<typeof Dialog>> = {}) {
  const onClose = vi.fn<() => void>();
  const island = createIsland('x', {}, parseSettings({}, '/'));
  // Each render has a function of its own, as most owners give it.
  const view = () => (
    <IslandProvider value={island}>
      <Dialog open onClose={() => onClose()} title="Otsikko" {...given}>
        <p>Teksti</p>
      </Dialog>
    </IslandProvider>
  );
  const { rerender } = render(view());
  return { onClose, dialog: screen.getByRole('dialog'), again: () => rerender(view()) };
}

test('a press outside that its owner renders meanwhile closes a dialog', () => {
  const { onClose, dialog, again } = show();
  fireEvent.pointerDown(dialog);
  again();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['starts inside and ends outside', {}, 'Teksti'],
  ['is outside of one that stays', { closeOnOutside: false }, undefined],
  ['is outside of one that can’t be dismissed', { dismissible: false }, undefined],
])('a press that %s does not close a dialog', (_, given, start) => {
  const { onClose, dialog } = show(given);
  fireEvent.pointerDown(start ? screen.getByText(start) : dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 0],
])(
  'Escape and a back gesture ask for the closing of a dialog that can be dismissed: %s',
  (dismissible, calls) => {
    const { onClose, dialog } = show({ dismissible });
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(dismissible);
    expect(onClose).toHaveBeenCalledTimes(calls);
    onClose.mockClear();
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(calls);
  },
);
