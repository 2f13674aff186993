import NewsReleaseModal from '../../widgets/signups/news-release-modal/NewsReleaseModal.tsx';
import { examples } from '../../widgets/signups/news-release-modal/examples.ts';
import definition from '../../widgets/signups/news-release-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, NewsReleaseModal, examples);

export default { ...meta };

export const Releases = story('releases');
export const NoCategories = story('no categories');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
