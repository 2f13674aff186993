import PageNavTabs from '../../widgets/corporate/page-nav-tabs/PageNavTabs.tsx';
import { examples } from '../../widgets/corporate/page-nav-tabs/examples.ts';
import definition from '../../widgets/corporate/page-nav-tabs/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, PageNavTabs, examples);

export default { ...meta };

export const PagesOfTheCompany = story('pages of the company');
export const Empty = story('empty');
export const LongAndHostile = story('long and hostile');
