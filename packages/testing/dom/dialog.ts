const focusable =
  '[autofocus], button:not([disabled]), [href], input:not([disabled]), select, textarea, [tabindex]';

/** Adds the methods of `<dialog>` that components use, which jsdom lacks. */
export function fillDialog(): void {
  const dialog = HTMLDialogElement.prototype;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();

  dialog.show = function show() {
    this.open = true;
  };

  dialog.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError');
    if (!this.isConnected) throw new DOMException('The dialog is not in a document.', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
    const first =
      this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable);
    (first ?? this).focus();
  };

  dialog.close = function close(returnValue) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
  });
}
