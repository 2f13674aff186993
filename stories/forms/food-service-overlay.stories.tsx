import FoodServiceOverlay from '../../widgets/forms/food-service-overlay/FoodServiceOverlay.tsx';
import { examples } from '../../widgets/forms/food-service-overlay/examples.ts';
import definition from '../../widgets/forms/food-service-overlay/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import type { Stage } from './consumer.ts';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, FoodServiceOverlay, examples);

export default { ...meta };

export const Buttons = story('buttons');
export const Swedish = story('Swedish');
export const OwnTexts = story('own texts');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const opens =
  (name: string) =>
  ({ canvas, userEvent }: Stage) =>
    userEvent.click(canvas.getByRole('button', { name }));

const newsletter = createStates(story, {
  example: 'buttons',
  path: '/api/newsletter/subscribe',
  open: opens('Tilaa Ideakirje'),
  texts: { Sähköpostiosoite: 'aino@example.fi' },
  button: 'Tilaa',
  missing: ['Syötä sähköpostiosoite.'],
  failure: 'Jotain meni vikaan',
  thanks: 'Kiitos tilauksesta!',
});

export const NewsletterFilled = newsletter.filled;
export const NewsletterMissing = newsletter.missing;
export const NewsletterSending = newsletter.sending;
export const NewsletterFailed = newsletter.failed;
export const NewsletterSent = newsletter.sent;

const question = createStates(story, {
  example: 'buttons',
  path: '/api/contact/business/requestcontact',
  open: opens('Kysy asiantuntijalta'),
  texts: {
    Nimesi: 'Aino Virtanen',
    Sähköpostiosoitteesi: 'aino@example.fi',
    Viesti: 'Miten sisäfilee kypsyy?',
  },
  missing: ['Lomakkeessa on virheitä', 'Tämä kenttä on pakollinen'],
  failure: 'Jotain meni vikaan',
  thanks: 'Kiitos viestistäsi!',
});

export const QuestionFilled = question.filled;
export const QuestionMissing = question.missing;
export const QuestionSending = question.sending;
export const QuestionFailed = question.failed;
export const QuestionSent = question.sent;
