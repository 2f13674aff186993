/** The operations of forms and sign-ups. */
import * as v from 'valibot';
import { brandAddressContact, brandContact } from '#schemas/brand-contact.ts';
import { expertQuestion, exportContact } from '#schemas/business-contact.ts';
import { promotionalPhoto } from '#schemas/promotional-photo.ts';
import { question } from '#schemas/question.ts';
import { complaint, feedback } from '#schemas/retail.ts';
import { sales } from '#schemas/sales.ts';
import { schoolContact, schoolMaterial } from '#schemas/school-material.ts';
import { campaign, newsletter, newsRelease } from '#schemas/sign-ups.ts';
import { sponsorship } from '#schemas/sponsorship.ts';
import { languageParameter, type FormBody } from './operation.ts';

/**
 * A call of a form that sends `{Data, Files, MTCaptchaToken}` (FRM-04). Servers accept it without JavaScript, too.
 * @param forms the forms that use this call, by the kind under which a server stores them
 */
const contactForm = <const Forms extends FormBody['forms']>(
  summary: string,
  requirements: readonly string[],
  forms: Forms,
) => ({
  summary,
  requirements,
  body: { forms, layout: 'envelope', captcha: 'MTCaptchaToken', isNative: true } as const,
  answer: v.object({ isSuccess: v.boolean() }),
  example: { isSuccess: true },
});

/** A call of a sign-up, which sends its fields and has no captcha (NWS-14). Servers accept it without JavaScript, too. */
const signUp = <const Forms extends FormBody['forms']>(
  summary: string,
  requirements: readonly string[],
  forms: Forms,
) => ({
  summary,
  requirements,
  body: { forms, layout: 'flat', isNative: true } as const,
  answer: v.object({ success: v.boolean() }),
  example: { success: true },
});

export const forms = {
  'POST /api/contact/retail/reclamation': contactForm(
    'Sends a complaint about a product.',
    ['CMP-13', 'API-17'],
    { complaint },
  ),
  'POST /api/contact/retail/feedback': contactForm('Sends feedback.', ['FDB-05', 'API-15'], { feedback }),
  'POST /api/contact/retail/question': contactForm('Sends a question to the company.', ['QUE-05', 'API-16'], {
    question,
  }),
  'POST /api/contact/retail/sponsor': contactForm(
    'Sends an application for sponsorship.',
    ['SPO-06', 'API-18'],
    { sponsorship },
  ),
  'POST /api/contact/promotionalphoto': contactForm(
    'Sends an entry to the photo competition.',
    ['PRO-05', 'API-21'],
    { 'promotional-photo': promotionalPhoto },
  ),
  'POST /api/contact/mfcontact': contactForm(
    'Sends a message to a brand.',
    ['CNT-07', 'CNT-13', 'API-22', 'API-31'],
    { 'brand-contact': brandContact, 'brand-address-contact': brandAddressContact },
  ),
  'POST /api/contact/school-material/request': contactForm(
    'Sends an order of school materials, or a message of a school.',
    ['SCH-06', 'CORP-17', 'API-20'],
    { 'school-material': schoolMaterial, 'school-contact': schoolContact },
  ),
  'POST /api/contact/business/requestcontact': contactForm(
    'Sends a request for contact, a question to an expert or an export request.',
    ['EXP-09', 'FSO-13', 'FSO-14', 'API-19', 'API-28', 'API-29'],
    { 'export-contact': exportContact, 'expert-question': expertQuestion },
  ),
  'POST /api/fs/salesform': {
    ...contactForm("Sends the professional site's form.", ['SAL-10', 'API-23'], { sales }),
    body: { forms: { sales }, layout: 'flat', captcha: 'captchaToken', isNative: true },
  },
  'POST /api/newsletter/subscribe': signUp('Subscribes to the newsletter.', ['NWS-06', 'API-24'], {
    newsletter,
  }),
  'POST /api/campaign/participate': signUp('Participates in a campaign.', ['NWS-17', 'API-25'], { campaign }),
  'POST /api/cision-liana/subscribe': signUp('Subscribes to news releases.', ['NWS-13', 'API-27'], {
    'news-release': newsRelease,
  }),
  'GET /api/cision/subscribe/categories': {
    summary: 'Lists the kinds of news releases in a language.',
    requirements: ['NWS-11', 'API-26'],
    query: { language: languageParameter },
    answer: v.array(v.object({ name: v.string(), informationType: v.string() })),
  },
  'GET /api/captcha/challenge': {
    summary: 'Creates a challenge of the self-hosted captcha (ALTCHA).',
    requirements: ['FRM-30'],
    answer: v.object({
      parameters: v.object({
        algorithm: v.string(),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        keySignature: v.optional(v.string()),
        expiresAt: v.optional(v.number()),
      }),
      signature: v.optional(v.string()),
    }),
  },
  'GET /api/forms/results/{key}': {
    summary: 'Returns the result of a form that was sent without JavaScript.',
    requirements: [],
    answer: v.object({
      id: v.string(),
      kind: v.string(),
      isSent: v.boolean(),
      errors: v.record(v.string(), v.string()),
      values: v.record(
        v.string(),
        v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())]),
      ),
      labels: v.array(v.strictTuple([v.string(), v.string()])),
      files: v.array(v.object({ name: v.string(), why: v.optional(v.string()) })),
    }),
    refusals: { 404: 'The key is unknown or expired.' },
  },
} as const;
