import ComplaintForm from '../../widgets/forms/complaint-form/ComplaintForm.tsx';
import { examples, visits } from '../../widgets/forms/complaint-form/examples.ts';
import definition from '../../widgets/forms/complaint-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { expect } from 'storybook/test';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, ComplaintForm, examples);

export default { ...meta };

export const AComplaint = story('a complaint');
export const InTheShop = story('in the shop');
export const Swedish = story('Swedish');
export const NoProductList = story('no product list');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');

export const Offered = story('a complaint', {
  name: 'CMP-08 products that match are offered',
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tuote' }), 'ran');
    await expect(await canvas.findByRole('option', { name: 'Kesäranta' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
});

export const Days = story('a complaint', {
  name: 'CMP-10 I18N-09 the calendar is open',
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Viimeinen käyttöpäivä' }), '31.12.2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Avaa kalenteri' }));
    await expect(await canvas.findByText('joulukuu 2026')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('31');
  },
});

export const Missing = story('a complaint', {
  name: 'CMP-05 CMP-15 every error at once',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä' }));
    const list = await canvas.findByRole('alert');
    await expect(list).toHaveFocus();
    await expect(list.querySelectorAll('a')).toHaveLength(10);
  },
});

const shown = createStates(story, visits[0], 'in the shop');

export const Filled = shown.filled;
export const Failed = shown.failed;
