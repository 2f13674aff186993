/** The kinds of pages whose weight is checked, with their budgets (docs/measured/performance.md). */
import type { WidgetDefinition } from '../../src/island/define.ts';

/** Bytes (1 kB = 1,000 bytes), compressed with Brotli at its highest level. */
export const FLOOR = {
  /** react, react-dom and zustand, which every island needs. */
  react: 58_400,
  /** axios, for pages with a widget that calls the API at once. */
  axios: 19_000,
};

/** Bytes of the script that every page includes. */
export const SCRIPT_BUDGET = 6600;

export interface PageKind {
  name: string;
  widgets: string[];
  /** Parts that these widgets import on every page of this kind, by the beginning of their file names. */
  parts: string[];
  /** Bytes allowed above the floor. Without it, the page may weigh `MAX_GROWTH` more than it is recorded with. */
  budget?: number;
}

/** Bytes by which a widget without a budget may grow before its weight is recorded again. */
export const MAX_GROWTH = 1000;

/** Lists the kinds of pages for which widgets declare budgets, and a page of each other widget, in the order of the widgets. */
export function listPageKinds(
  definitions: readonly Pick<WidgetDefinition, 'name' | 'title' | 'budgets'>[],
): PageKind[] {
  const pages = new Map<string, PageKind>();
  for (const { name: widget, title, budgets = [] } of definitions) {
    if (budgets.length === 0) pages.set(title, { name: title, widgets: [widget], parts: [] });
    for (const { page: name = title, bytes, parts = [] } of budgets) {
      const { widgets, parts: others, budget = 0 } = pages.get(name) ?? { widgets: [], parts: [] };
      pages.set(name, {
        name,
        widgets: [...widgets, widget],
        parts: [...others, ...parts],
        budget: budget + bytes,
      });
    }
  }
  return [...pages.values()];
}
