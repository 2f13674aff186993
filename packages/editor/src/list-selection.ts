/**
 * Lists with actions on several rows: a checkbox that selects all rows of the list, and the number of selected rows. Shift selects up to the
 * last selected row. Without this script, rows are selected one by one.
 */

const form = document.querySelector<HTMLFormElement>('#bulk');
const boxes = [...document.querySelectorAll<HTMLInputElement>('.editor-pick input')];

if (form && boxes.length > 0) {
  const { selectAll = '', selected = '', selectedOne = '' } = form.dataset;
  const lead = form.querySelector('p')!;
  const emptyLead = lead.textContent;
  lead.setAttribute('role', 'status');

  const all = document.createElement('input');
  all.type = 'checkbox';
  all.setAttribute('aria-label', selectAll);
  const head = document.querySelector('thead th');
  if (head) head.replaceChildren(all);
  else form.prepend(all);

  const update = (): void => {
    const count = boxes.filter(({ checked }) => checked).length;
    all.checked = count === boxes.length;
    all.indeterminate = count > 0 && count < boxes.length;
    lead.textContent =
      count === 0 ? emptyLead : count === 1 ? selectedOne : selected.replace('#', String(count));
    form.classList.toggle('is-active', count > 0);
  };
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked;
    update();
  });
  let last: number | undefined;
  for (const [index, box] of boxes.entries())
    box.addEventListener('click', ({ shiftKey }) => {
      if (shiftKey && last !== undefined)
        for (const other of boxes.slice(Math.min(last, index), Math.max(last, index) + 1))
          other.checked = box.checked;
      last = index;
      update();
    });
  // When the visitor navigates back, the browser restores the selected rows.
  addEventListener('pageshow', update);
  update();
}
