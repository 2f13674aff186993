import JobListing from '../../widgets/corporate/job-listing/JobListing.tsx';
import { examples } from '../../widgets/corporate/job-listing/examples.ts';
import definition from '../../widgets/corporate/job-listing/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, JobListing, examples);

export default { ...meta };

export const ThreeJobs = story('three jobs');
export const Empty = story('empty');
export const FiveHundred = story('five hundred');
export const LongAndHostile = story('long and hostile');
