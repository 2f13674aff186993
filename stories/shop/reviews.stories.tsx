import { expect, screen, waitFor, within } from 'storybook/test';
import { handlers } from '../../src/api/mocks/handlers.ts';
import { examples } from '../../widgets/shop/reviews/examples.ts';
import Reviews from '../../widgets/shop/reviews/Reviews.tsx';
import definition from '../../widgets/shop/reviews/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, Reviews, examples);

/** Time limit in ms: the form's code is loaded on demand, and a test run may have to build it first. */
const CODE_MS = 10_000;

type Context = Parameters<NonNullable<ReturnType<typeof story>['play']>>[0];

/** Opens the form and waits until it is visible. */
async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Kirjoita arvostelu' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Kirjoita arvostelu' }, { timeout: CODE_MS }),
  );
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nimimerkki' })).toBeVisible());
  return dialog;
}

/** Opens the form and sends a review. */
async function send(context: Pick<Context, 'canvas' | 'userEvent'>) {
  const dialog = await open(context);
  await context.userEvent.click(dialog.getByRole('radio', { name: '4 tähteä' }));
  await context.userEvent.type(
    dialog.getByRole('textbox', { name: 'Arvostelu' }),
    'Mureaa ja maukasta. Ensi kerralla otan kaksi.',
  );
  await context.userEvent.click(dialog.getByRole('button', { name: 'Lähetä' }));
}

export default { ...meta };

export const AKnownVisitor = story('a known visitor');
export const Slow = story('a known visitor', {
  name: 'waiting',
  parameters: { msw: { handlers: handlers('timeout') } },
});
export const ReadMore = story('a known visitor', {
  name: 'REV-07 a long text, opened',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('Lue lisää'));
    await waitFor(() => expect(canvas.getByText(/mistä liha on\.$/).closest('p')).toHaveFocus());
  },
});
export const Wrong = story('a known visitor', {
  name: 'REV-10 nothing filled in',
  async play({ canvas, userEvent }) {
    const dialog = await open({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Lähetä' }));
    await waitFor(() => expect(dialog.getByText('Anna tuotteelle arvosana')).toBeVisible());
  },
});
export const Thanks = story('a known visitor', {
  name: 'REV-12 sent',
  async play(context) {
    await send(context);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Kiitos arvostelustasi!' })).toHaveFocus());
  },
});
export const NotSent = story('failing calls', {
  name: 'REV-13 the call fails',
  async play(context) {
    await send(context);
    await waitFor(() => expect(screen.getByText('Jokin meni vikaan')).toBeVisible());
  },
});
export const NobodyIsLoggedIn = story('nobody is logged in', {
  name: 'REV-09 nobody is logged in',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirjoita arvostelu' }));
    await waitFor(() => expect(canvas.getByText(/Kirjaudu sisään/)).toBeVisible());
  },
});
export const NoReviews = story('no reviews');
export const FailingCalls = story('failing calls');
export const Hostile = story('hostile');
