import { expect, waitFor } from 'storybook/test';
import type { Stage } from '../forms/states.ts';

/** Opens a modal as a link to its hash does, also where the story before has left the hash. */
export const opensByHash =
  (hash: string) =>
  async ({ canvas }: Stage): Promise<void> => {
    location.hash = '';
    location.hash = hash;
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    // Its code comes when it opens.
    await canvas.findByRole('textbox');
  };
