/** Measurements of mounting, taken inside the page. */

export interface Sample {
  /** ms until the first island, all visible ones, and all of them were mounted. */
  first: number;
  inView: number;
  all: number;
  /** The longest time that a click during mounting waited for its listener. */
  click: number;
}

/** Mounts `count` like buttons by the runtime or by the bare loop, and unmounts them. */
export async function sample({ count, bare }: { count: number; bare: boolean }): Promise<Sample> {
  const list = document.createElement('div');
  const marker = (index: number): string =>
    bare
      ? '<div class="place">♥</div>'
      : `<div class="place" data-widget="like-button" data-load="eager" data-props='{"contentId":"m${index}","likeCount":${index}}'>♥</div>`;
  list.innerHTML = Array.from({ length: count }, (_, index) => marker(index)).join('');
  const places = [...list.children];
  const visible = places.slice(0, Math.ceil(innerHeight / 44));

  const result: Sample = { first: 0, inView: 0, all: 0, click: 0 };
  const clicked = ({ timeStamp }: Event): void => {
    result.click = Math.max(result.click, performance.now() - timeStamp);
  };
  await pause(50);
  document.body.append(list);
  addEventListener('pointerdown', clicked, true);
  const started = performance.now();
  let standing = 0;
  // Checks once per task for both, right after the commits of that task.
  const done = new Promise<void>((resolve) => {
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const { nodeName } of addedNodes) if (nodeName === 'BUTTON') standing += 1;
      const now = performance.now() - started;
      if (standing > 0) result.first ||= now;
      if (!result.inView && visible.every((place) => place.querySelector('button'))) result.inView = now;
      if (standing < count) return;
      result.all = now;
      observer.disconnect();
      resolve();
    });
    observer.observe(list, { childList: true, subtree: true });
  });
  const unmount = bare ? window.mountBare(places) : undefined;
  await done;
  // Lets a waiting click be handled.
  await pause(20);
  removeEventListener('pointerdown', clicked, true);
  unmount?.();
  list.remove();
  await pause(50);
  return result;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
