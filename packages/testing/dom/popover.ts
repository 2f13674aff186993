const open = new Set<HTMLElement>();

function toggleEvent(type: string, newState: 'open' | 'closed'): Event {
  const oldState = newState === 'open' ? 'closed' : 'open';
  return Object.assign(new Event(type, { cancelable: type === 'beforetoggle' }), { newState, oldState });
}

function change(element: HTMLElement, state: 'open' | 'closed'): void {
  if (open.has(element) === (state === 'open')) return;
  if (!element.dispatchEvent(toggleEvent('beforetoggle', state))) return;
  if (state === 'open') open.add(element);
  else open.delete(element);
  element.toggleAttribute('data-popover-open', state === 'open');
  // jsdom's style sheet hides every popover, because it has no open ones.
  element.style.display = state === 'open' ? 'block' : '';
  queueMicrotask(() => element.dispatchEvent(toggleEvent('toggle', state)));
}

/** Adds popovers, which jsdom lacks. An open one has `data-popover-open`, because jsdom does not know `:popover-open` either. */
export function fillPopover(): void {
  const element = HTMLElement.prototype;
  element.showPopover = function showPopover() {
    change(this, 'open');
  };
  element.hidePopover = function hidePopover() {
    change(this, 'closed');
  };
  element.togglePopover = function togglePopover() {
    change(this, open.has(this) ? 'closed' : 'open');
    return open.has(this);
  };
}

/** Forgets the popovers that the last test left open. */
export function closePopovers(): void {
  open.clear();
}
