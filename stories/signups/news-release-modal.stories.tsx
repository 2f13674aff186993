import NewsReleaseModal from '../../widgets/signups/news-release-modal/NewsReleaseModal.tsx';
import { examples, visits } from '../../widgets/signups/news-release-modal/examples.ts';
import definition from '../../widgets/signups/news-release-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from '../forms/states.ts';

const { meta, story } = fromExamples(definition, NewsReleaseModal, examples);

export default { ...meta };

export const Releases = story('releases');
export const NoCategories = story('no categories');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'releases');

export const Filled = shown.filled;
export const Failed = shown.failed;
