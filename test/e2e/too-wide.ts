/** Returns by how many pixels each widget, alone on the page, makes it wider than its window. Runs in the browser. */
export function tooWide(): string[] {
  const page = document.documentElement;
  const markers = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const show = (one: HTMLElement, display: string) => one.style.setProperty('display', display, 'important');
  for (const one of markers) show(one, 'none');
  const found = markers.flatMap((one) => {
    show(one, '');
    const over = page.scrollWidth - page.clientWidth;
    // Names the widest element, for the developer who fixes it.
    const [widest] = [...one.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + over - 1,
    );
    show(one, 'none');
    const tag = widest?.cloneNode() as Element | undefined;
    return over > 0 ? [`${one.dataset['widget']}: ${over} px, ${tag?.outerHTML}`] : [];
  });
  for (const one of markers) show(one, '');
  return found;
}
