/** The states of the widgets that are read, made from examples and visits, so that new widgets are read without a change here. */
import { join } from 'node:path';
import type { Example, Step, Visit, Visits } from '#island/examples.ts';
import { findWidgets } from '../../../packages/build/widgets.ts';
import type { ExamplePage } from './example-server.ts';

/** What a person with a screen reader does. */
export type Action =
  /** Reads everything from the top. */
  | { do: 'read' }
  /** Goes through all controls by Tab. */
  | { do: 'tab' }
  | { do: 'step'; step: Step }
  /** Opens the page. Calls that `hold` names are answered by an error, after `release`. */
  | { do: 'open'; hold?: string }
  | { do: 'hold'; call: string }
  | { do: 'release' };

/** A state of a widget, and how a person gets there. */
export interface State {
  /** Unique in its widget. */
  name: string;
  page: ExamplePage;
  /** Width of the window in pixels. Default 1280. */
  width?: number;
  actions: readonly Action[];
}

/** A widget with its states. */
export interface ReadWidget {
  name: string;
  area: string;
  states: State[];
}

type Examples = Record<string, Example<Record<string, unknown>>>;

const SUBMIT = '[type=submit]';

/** A form is sent empty. */
function createEmptyForm(visit: Visit): Step[] | undefined {
  const steps = visit.steps ?? [];
  const last = steps.at(-1);
  if (!last || !('press' in last) || !last.press.endsWith(SUBMIT)) return undefined;
  if (!steps.some((step) => 'fill' in step)) return undefined;
  return steps.filter((step) => 'press' in step || 'see' in step);
}

/** Position of the step that causes the last call. */
const getCallingStep = (steps: readonly Step[]): number => steps.findLastIndex((step) => !('see' in step));

const toSteps = (steps: readonly Step[]): Action[] => steps.map((step) => ({ do: 'step', step }));

/** The states of one visit: without failures, and with a call that takes long and fails. */
function createVisitStates(examples: Examples, widget: string, visit: Visit): State[] {
  const example = visit.example ?? Object.keys(examples)[0]!;
  const { props, api } = examples[example]!;
  const { hash, seen, answers, width } = visit.page ?? {};
  const page: ExamplePage = {
    widget,
    props,
    ...(api && { api }),
    ...(hash !== undefined && { hash }),
    ...(seen !== undefined && { seen }),
    ...(answers && { answers }),
  };
  const state = (name: string, actions: Action[]): State => ({
    name: `${example}: ${name}`,
    page,
    ...(width !== undefined && { width }),
    actions,
  });
  const steps = visit.steps ?? [];
  const states: State[] = [];
  if (visit.page || visit.example !== undefined)
    states.push(state('all controls', [{ do: 'open' }, { do: 'read' }, { do: 'tab' }]));
  if (steps.length > 0) {
    // What a press has opened or changed is read, too.
    const isRead = steps.some((step) => 'see' in step || ('press' in step && !step.press.endsWith(SUBMIT)));
    states.push(
      state('visit', [{ do: 'open' }, ...toSteps(steps), ...(isRead ? [{ do: 'read' } as const] : [])]),
    );
  }
  const empty = createEmptyForm(visit);
  if (empty) states.push(state('sent empty', [{ do: 'open' }, ...toSteps(empty)]));
  const call = visit.fails ?? visit.calls.at(-1);
  if (typeof visit.says === 'string' && call !== undefined) {
    const again = visit.again === undefined ? steps.at(-1) : visit.again;
    const after: Action[] = [{ do: 'release' }, ...(again ? toSteps([again]) : [])];
    // A call that is also made before, such as the first search of a page, is held before its last step.
    const isOnce = visit.calls.filter((made) => made === call).length === 1;
    const at = isOnce ? 0 : getCallingStep(steps);
    states.push(
      state(`${call} takes long and fails`, [
        { do: 'open', ...(isOnce && { hold: call }) },
        ...toSteps(steps.slice(0, at)),
        ...(isOnce ? [] : [{ do: 'hold', call } as const]),
        ...toSteps(steps.slice(at)),
        ...after,
      ]),
    );
  }
  return states;
}

/** Reads the states of all widgets: each first example and the states of the visits. */
export async function readStates(): Promise<ReadWidget[]> {
  const widgets: ReadWidget[] = [];
  for (const { name, area, folder } of findWidgets()) {
    const { examples, visits } = (await import(join(folder, 'examples.ts'))) as {
      examples: Examples;
      visits: Visits;
    };
    const [first, { props, api }] = Object.entries(examples)[0]!;
    const states: State[] = [
      {
        name: `${first}: all controls`,
        page: { widget: name, props, ...(api && { api }) },
        actions: [{ do: 'open' }, { do: 'read' }, { do: 'tab' }],
      },
      ...visits.flatMap((visit) => createVisitStates(examples, name, visit)),
    ];
    // Visits may differ in nothing that is read here.
    const unique = new Map(
      states.map((state) => [JSON.stringify([state.page, state.width, state.actions]), state]),
    );
    const counts = new Map<string, number>();
    widgets.push({
      name,
      area,
      states: [...unique.values()].map((state) => {
        const count = (counts.get(state.name) ?? 0) + 1;
        counts.set(state.name, count);
        return count === 1 ? state : { ...state, name: `${state.name} (${count})` };
      }),
    });
  }
  return widgets;
}
