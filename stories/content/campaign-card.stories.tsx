import CampaignCard from '../../widgets/content/campaign-card/CampaignCard.tsx';
import { examples } from '../../widgets/content/campaign-card/examples.ts';
import definition from '../../widgets/content/campaign-card/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, CampaignCard, examples);

export default { ...meta, tags: ['wide'] };

export const WithAButton = story('with a button');
export const WithoutAButton = story('without a button');
export const Hostile = story('hostile');
