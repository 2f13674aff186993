import 'driver.js/dist/driver.css';
import { useState } from 'react';
import { useEditor } from '../context.ts';
import type { Messages } from '../messages.ts';
import { announce } from './focus.ts';

/** Key of the storage that keeps whether the tour was taken or declined on this device. */
const STORAGE_KEY = 'saaristo-editor:tour';

/** The parts that the tour shows, in order. */
const PARTS = ['.ed-add', '.ed-main', '.ed-right', '.ed-end'] as const;

/** Shows the parts of the editor in four steps. Escape ends it, and the arrow keys go on and back. */
export async function startTour(t: Messages): Promise<void> {
  localStorage.setItem(STORAGE_KEY, 'done');
  const from = document.activeElement as HTMLElement | null;
  const loaded = await import('driver.js').catch(() => undefined);
  if (!loaded) return announce(t.failed);
  loaded
    .driver({
      animate: false,
      showProgress: true,
      progressText: '{{current}} / {{total}}',
      nextBtnText: t.tour.next,
      prevBtnText: t.tour.back,
      doneBtnText: t.tour.done,
      popoverClass: 'ed-tour',
      onPopoverRender: ({ title, footer, closeButton }) => {
        // driver.js 1.8 makes them a header and a footer of the page.
        title.setAttribute('role', 'presentation');
        footer.setAttribute('role', 'presentation');
        closeButton.setAttribute('aria-label', t.tour.done);
      },
      onHighlighted: (element) => {
        // The part does not open the step.
        for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls'])
          element?.removeAttribute(name);
      },
      steps: PARTS.map((part, index) => {
        const element = document.querySelector(part);
        const [title, description] = t.tour.steps[index]!;
        return {
          // A narrow window hides parts of the editor. Their steps are shown in the middle.
          ...(element?.checkVisibility() && { element }),
          popover: { title, description },
        };
      }),
      onDestroyed: () => from?.focus(),
    })
    .drive();
}

/** Offers the tour until it is taken or declined on this device. */
export function TourOffer() {
  const { t } = useEditor();
  const [isOpen, setOpen] = useState(() => localStorage.getItem(STORAGE_KEY) === null);
  if (!isOpen) return null;
  return (
    <div className="ed-notice">
      <p>{t.tour.offer}</p>
      <div className="ed-row">
        <button
          type="button"
          onClick={() => {
            void startTour(t);
            setOpen(false);
          }}
        >
          {t.tour.start}
        </button>
        <button
          type="button"
          className="ed-quiet"
          onClick={() => {
            localStorage.setItem(STORAGE_KEY, 'done');
            setOpen(false);
          }}
        >
          {t.tour.decline}
        </button>
      </div>
    </div>
  );
}
