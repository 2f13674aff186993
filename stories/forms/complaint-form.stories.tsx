import ComplaintForm from '../../widgets/forms/complaint-form/ComplaintForm.tsx';
import { examples } from '../../widgets/forms/complaint-form/examples.ts';
import definition from '../../widgets/forms/complaint-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { expect, userEvent as users } from 'storybook/test';
import { createConsumerStates, createPicture, fill, fillPerson, sendEmpty, type Stage } from './consumer.ts';

const { meta, story } = fromExamples(definition, ComplaintForm, examples);

export default { ...meta };

export const AComplaint = story('a complaint');
export const InTheShop = story('in the shop');
export const Swedish = story('Swedish');
export const NoProductList = story('no product list');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');

async function fillAll(stage: Stage): Promise<void> {
  const { canvas, userEvent } = stage;
  await userEvent.type(canvas.getByRole('combobox', { name: 'Tuote' }), 'ranta');
  await userEvent.click(await canvas.findByRole('option', { name: 'Kesäranta' }));
  await fill(stage, {
    Viesti: 'Paketti oli auki.',
    'Viimeinen käyttöpäivä': '31.12.2026',
    Eränumero: 'L 123',
  });
  await fillPerson(stage);
}

export const Filled = story('in the shop', {
  name: 'CMP-04 CMP-11 filled in, in the shop',
  async play(stage) {
    await fillAll(stage);
    await stage.userEvent.upload(stage.canvas.getByLabelText('Kuvat tuotteesta'), [await createPicture()]);
    await expect(await stage.canvas.findByRole('button', { name: 'Poista pakkaus.png' })).toBeVisible();
    await expect(stage.canvas.getByRole('textbox', { name: 'Viimeinen käyttöpäivä' })).toHaveValue(
      '31/12/2026',
    );
  },
});

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

export const Refused = story('a complaint', {
  name: 'FRM-24 FRM-28 files that are not taken',
  async play({ canvas }) {
    const large = new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'suuri.png', { type: 'image/png' });
    const pdf = new File(['x'], 'ohje.pdf', { type: 'application/pdf' });
    // A visitor can make the file dialog show all files.
    const visitor = users.setup({ applyAccept: false });
    await visitor.upload(canvas.getByLabelText('Kuvat tuotteesta'), [large, pdf, await createPicture()]);
    await expect(canvas.getByText('Tiedosto liian suuri (> 15MB)')).toBeVisible();
    await expect(canvas.getByText('Väärä tiedostotyyppi')).toBeVisible();
  },
});

export const Missing = story('a complaint', {
  name: 'CMP-05 CMP-15 every error at once',
  play: (stage) => sendEmpty(stage, 10),
});

export const MissingInSwedish = story('Swedish', {
  name: 'I18N-04 every error at once, in Swedish',
  play: (stage) => sendEmpty(stage, 10, 'Skicka'),
});

const shown = createConsumerStates(story, {
  example: 'in the shop',
  thanksExample: 'in the shop',
  path: '/api/contact/retail/reclamation',
  fillIn: fillAll,
});

export const Sending = shown.sending;
export const Failed = shown.failed;
export const Done = shown.done;
