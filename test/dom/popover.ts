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
  // Its style sheet hides every popover, since it knows no open ones.
  element.style.display = state === 'open' ? 'block' : '';
  queueMicrotask(() => element.dispatchEvent(toggleEvent('toggle', state)));
}

/** jsdom has no popovers. An open one carries `data-popover-open`, since `:popover-open` is unknown there too. */
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

/** Forgets what the last test left open. */
export function closePopovers(): void {
  open.clear();
}
