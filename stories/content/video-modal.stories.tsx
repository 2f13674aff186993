import VideoModal from '../../widgets/content/video-modal/VideoModal.tsx';
import { examples } from '../../widgets/content/video-modal/examples.ts';
import definition from '../../widgets/content/video-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, VideoModal, examples);

export default { ...meta };

export const AFile = story('a file');
export const APageWithAPlayer = story('a page with a player');
export const Hostile = story('hostile');
