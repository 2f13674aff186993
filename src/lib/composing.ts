/**
 * Returns whether a key belongs to an input method. Safari sends the Enter that ends a composition after its end, with the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it
  event.isComposing || event.keyCode === 229;
