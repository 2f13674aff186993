import { expect, waitFor } from 'storybook/test';
import type { Stage } from '../forms/consumer.ts';

/** Opens a modal like a link to its hash, even if the previous story has left the same hash. */
export const opensByHash =
  (hash: string) =>
  async ({ canvas }: Stage): Promise<void> => {
    location.hash = '';
    location.hash = hash;
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    // The form's code is loaded when the modal opens.
    await canvas.findByRole('textbox');
  };
