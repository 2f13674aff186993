import { expect } from 'storybook/test';
import SiteSearch from '../../widgets/search/site-search/SiteSearch.tsx';
import { examples } from '../../widgets/search/site-search/examples.ts';
import definition from '../../widgets/search/site-search/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SiteSearch, examples);

export default { ...meta, tags: ['wide'] };

export const AllGroups = story('all groups');
export const OneGroupFirst = story('one group first');
export const OrdersToChooseFrom = story('orders to choose from');
export const NothingFound = story('nothing found');
export const SlowAnswer = story('slow answer');
export const FailingCall = story('failing call');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');

export const Found = story('all groups', {
  name: 'SRCH-04 what Enter finds',
  beforeEach() {
    const { href } = location;
    return () => history.replaceState(null, '', href);
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'liha{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Lihapullat' })).toBeVisible();
  },
});
