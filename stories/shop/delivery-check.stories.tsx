import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import DeliveryCheck from '../../widgets/shop/delivery-check/DeliveryCheck.tsx';
import { examples } from '../../widgets/shop/delivery-check/examples.ts';
import definition from '../../widgets/shop/delivery-check/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, DeliveryCheck, examples);

export default { ...meta };

/** Enters a code, sends it and waits for the text. */
const asking = (text: string) =>
  ({
    async play({ canvas, userEvent }) {
      await userEvent.type(canvas.getByLabelText('Postinumero'), '00100{Enter}');
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    },
  }) satisfies Parameters<typeof story>[1];

export const AField = story('a field');
export const Available = story('own texts', {
  name: 'DLV-05 available',
  ...asking('Kyllä! Tuomme lihat kotiovellesi keskiviikkoisin ja perjantaisin klo 16–20.'),
});
export const Unavailable = story('a field', {
  name: 'DLV-06 not available',
  parameters: {
    msw: {
      handlers: [
        http.get('*/checkout/availability', () => HttpResponse.json({ data: { isAvailable: false } })),
      ],
    },
  },
  ...asking(
    'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
  ),
});
export const FailingCall = story('failing call', {
  name: 'DLV-07 the call fails',
  ...asking('Tapahtui virhe. Ole hyvä ja yritä uudelleen.'),
});
