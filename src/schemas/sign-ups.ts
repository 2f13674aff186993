/** Sign-ups: an e-mail address and consents, without a captcha (NWS-14). */
import { boolean, object } from 'yup';
import { readList, readText } from '#lib/read.ts';
import { formSchema, textsOf, trimmed } from './form.ts';
import { choices, requiredText, signUpEmail, ticked } from './rules.ts';

/** A newsletter (NWS-05, NWS-06). */
export const newsletter = formSchema({
  schema: object({ email: signUpEmail() }),
  initial: { email: '' },
  toData: trimmed,
  fromData: (data) => textsOf(data, ['email']),
  files: null,
});

/** News releases: kinds of release, the newsletter, or both (NWS-12, NWS-13). */
export const newsRelease = formSchema({
  schema: object({
    email: signUpEmail(),
    informationTypes: choices().test('required', 'choiceLabel', function (chosen) {
      const { subscribeToUutiskirje } = this.parent as { subscribeToUutiskirje: boolean };
      return chosen.length > 0 || subscribeToUutiskirje;
    }),
    subscribeToUutiskirje: boolean().defined(),
  }),
  initial: { email: '', informationTypes: [] as string[], subscribeToUutiskirje: false },
  toData: (values) => ({ ...trimmed(values), recaptchaToken: '' }),
  fromData: (data) => ({
    ...textsOf(data, ['email']),
    informationTypes: readList(data['informationTypes'], readText),
    subscribeToUutiskirje: data['subscribeToUutiskirje'] === true,
  }),
  files: null,
});

/** A campaign (NWS-16, NWS-17). Both checkboxes are sent as texts. */
export const campaign = formSchema({
  schema: object({
    email: signUpEmail(),
    isAdult: ticked(),
    subscribeToCinCinVinoNewsletter: ticked(),
    campaignJoinNumber: requiredText(),
  }),
  initial: { email: '', isAdult: false, subscribeToCinCinVinoNewsletter: false, campaignJoinNumber: '' },
  toData: ({ isAdult, subscribeToCinCinVinoNewsletter, ...rest }) => ({
    ...trimmed(rest),
    isAdult: String(isAdult),
    subscribeToCinCinVinoNewsletter: String(subscribeToCinCinVinoNewsletter),
  }),
  fromData: (data) => ({
    ...textsOf(data, ['email', 'campaignJoinNumber']),
    isAdult: data['isAdult'] === 'true',
    subscribeToCinCinVinoNewsletter: data['subscribeToCinCinVinoNewsletter'] === 'true',
  }),
  files: null,
});
