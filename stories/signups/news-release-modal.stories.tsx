import NewsReleaseModal from '../../widgets/signups/news-release-modal/NewsReleaseModal.tsx';
import { examples } from '../../widgets/signups/news-release-modal/examples.ts';
import definition from '../../widgets/signups/news-release-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from '../forms/states.ts';
import { opensByHash } from './by-hash.ts';

const { meta, story } = fromExamples(definition, NewsReleaseModal, examples);

export default { ...meta };

export const Releases = story('releases');
export const NoCategories = story('no categories');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'releases',
  path: '/api/cision-liana/subscribe',
  open: opensByHash('newsreleases'),
  texts: { Sähköpostiosoite: 'aino@example.fi' },
  async choose({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pörssitiedotteet' }));
  },
  button: 'Tilaa',
  missing: ['Syötä sähköpostiosoite.', 'Valitse vähintään yksi uutiskirje'],
  failure: 'Jotain meni vikaan',
  thanks: 'Kiitos tilauksesta!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;
