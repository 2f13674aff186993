/** Measures unexpected layout shifts (Cumulative Layout Shift). */
import type { Page } from '@playwright/test';

interface Shifts {
  /** Sum of all shifts. Shifts right after a press count too, because a tested press must not move anything. */
  sum: number;
  /** Value and moved elements of each shift, with their positions before and after. */
  sources: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Measures every document that `page` opens from now on. Must be called before the navigation. */
export const startMeasuring = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const measured: Shifts = { sum: 0, sources: [] };
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'an element that is gone';
      const { id, localName, classList } = element;
      return [localName, id && `#${id}`, ...[...classList].map((name) => `.${name}`)].join('');
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const take = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as ShiftEntry[]) {
        measured.sum += value;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        measured.sources.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      layoutShifts: () => {
        take(observer.takeRecords());
        return measured;
      },
    });
  });

/** Returns the shifts since the last navigation. Rejects if the measurement was not started. */
export const shifts = (page: Page): Promise<Shifts> =>
  page.evaluate(
    () =>
      new Promise<Shifts>((resolve, reject) => {
        const { layoutShifts } = window as { layoutShifts?: () => Shifts };
        if (!layoutShifts) return reject(new Error('startMeasuring(page) comes before the navigation.'));
        // The browser reports a shift after the frame that shows it.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(layoutShifts())));
      }),
  );
