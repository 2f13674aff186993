/** Reads the states of a widget with Orca. */
import type { Desktop } from './desktop.ts';
import type { ExampleServer } from './example-server.ts';
import { describe, performAction } from './perform.ts';
import type { Action, ReadWidget, State } from './states.ts';

/** Most controls that Tab goes through in a state. */
const MOST_STOPS = 60;

/** What is read of the page around the island. */
const AROUND = /^(?:.* document web\.|Alku link\.)$/;

/** Removes the page's own links, which are read as two utterances each. */
const removeAround = (said: readonly string[]): string[] => {
  const first = said[0] === 'Alku' ? 2 : 0;
  return said.slice(first, said.at(-2) === 'Loppu' ? -2 : undefined).filter((text) => !AROUND.test(text));
};

/** Goes to each control by Tab. Returns the speech, the first utterance of each control with a dash. */
async function tabThrough({ page, press, speech }: Desktop, quiet: number): Promise<string[]> {
  const lines: string[] = [];
  await page.evaluate(() => window.reader!.begin(), undefined);
  await speech.takeSpeech(quiet);
  for (let at = 0; at < MOST_STOPS; at += 1) {
    press('Tab');
    const said = await speech.takeSpeech(quiet);
    if (!(await page.evaluate(() => window.reader!.isNew(), undefined))) break;
    lines.push(
      ...(said.length > 0 ? said : ['(silent)']).map((text, line) => `${line === 0 ? '- ' : '  '}${text}`),
    );
  }
  return lines;
}

/** Splits a step that fills several fields, so that the speech of each one is waited for. */
const splitFill = (action: Action): Action[] =>
  action.do === 'step' && 'fill' in action.step
    ? Object.entries(action.step.fill).map(([name, value]) => ({
        do: 'step',
        step: { fill: { [name]: value } },
      }))
    : [action];

async function readState(
  desktop: Desktop,
  server: ExampleServer,
  state: State,
  quiet: number,
): Promise<string[]> {
  const { page, speech, press } = desktop;
  const lines = [`## ${state.name}`, ''];
  for (const action of state.actions) {
    if (action.do === 'tab') {
      lines.push('> Tab', ...(await tabThrough(desktop, quiet)));
      continue;
    }
    lines.push(`> ${describe(action)}`);
    for (const part of splitFill(action)) {
      await performAction(page, server, state, part, { press });
      if (action.do === 'read') {
        press('ctrl+Home');
        await speech.takeSpeech(quiet);
        press('KP_Add');
      }
      lines.push(...removeAround(await speech.takeSpeech(quiet)));
    }
  }
  return [...lines, ''];
}

/**
 * Reads all states of a widget.
 * @param quiet ms after which Orca counts as silent
 * @returns the lines of the transcript
 */
export async function readWidget(
  desktop: Desktop,
  server: ExampleServer,
  { name, states }: ReadWidget,
  quiet: number,
): Promise<string[]> {
  const lines = [`# ${name}`, ''];
  for (const state of states) lines.push(...(await readState(desktop, server, state, quiet)));
  return lines;
}
