import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { Dialog } from '#ui/Dialog.tsx';

function show(given: Partial<ComponentProps<typeof Dialog>> = {}) {
  const onClose = vi.fn<() => void>();
  const island = createIsland('x', {}, parseSettings({}, '/'));
  // Each render creates a new function, as most owners do.
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

test('dialog: a press outside closes it, even if its owner renders during the press', () => {
  const { onClose, dialog, again } = show();
  fireEvent.pointerDown(dialog);
  again();
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['starts inside and ends outside', {}, 'Teksti'],
  ['is outside of one with closeOnOutside=false', { closeOnOutside: false }, undefined],
  ['is outside of one that can’t be dismissed', { dismissible: false }, undefined],
])('dialog: a press that %s does not close it', (_, given, start) => {
  const { onClose, dialog } = show(given);
  fireEvent.pointerDown(start ? screen.getByText(start) : dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 0],
])('dialog: Escape and a back gesture request closing if it can be dismissed: %s', (dismissible, calls) => {
  const { onClose, dialog } = show({ dismissible });
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(dismissible);
  expect(onClose).toHaveBeenCalledTimes(calls);
  onClose.mockClear();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(calls);
});
