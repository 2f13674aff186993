/**
 * Waits until a story has come to rest: answers have arrived and nothing has changed for a moment.
 * @param quiet milliseconds without a change
 * @param most milliseconds after which a story counts as settled that never rests
 */
export function settled(element: HTMLElement, quiet = 150, most = 3000): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(finish, most);
    let timer = setTimeout(finish, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quiet);
    });
    observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
