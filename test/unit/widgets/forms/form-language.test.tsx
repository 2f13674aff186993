import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WidgetDefinition } from '#island/define.ts';
import { mtcaptchaSettings, mockCaptcha } from '../../src/forms/captcha-mock.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const definitions = import.meta.glob<WidgetDefinition>('../../../../widgets/{forms,signups}/*/widget.ts', {
  import: 'default',
});
const components = import.meta.glob<ComponentType>('../../../../widgets/{forms,signups}/*/*.tsx', {
  import: 'default',
});

/** Where a visitor first reads a form or sign-up: the button that sends or opens it. */
const FORMS: [path: string, component: string, finnish: string, english: string, props?: object][] = [
  ['forms/complaint-form', 'ComplaintForm', 'Lähetä', 'Send'],
  ['forms/feedback-form', 'FeedbackForm', 'Lähetä', 'Send'],
  ['forms/retail-contact-form', 'RetailContactForm', 'Lähetä', 'Send'],
  ['forms/sponsorship-form', 'SponsorshipForm', 'Lähetä', 'Send'],
  ['forms/question-form', 'QuestionForm', 'Lähetä', 'Send', { successText: 'Kiitos!' }],
  ['forms/promotional-photo-form', 'PromotionalPhotoForm', 'Lähetä', 'Send'],
  ['forms/request-contact-form', 'RequestContactForm', 'Lähetä', 'Send'],
  ['forms/sales-form', 'SalesForm', 'Lähetä', 'Send', { successPage: '/kiitos' }],
  ['forms/school-material-form', 'SchoolMaterialForm', 'Lähetä', 'Send', { materials: [] }],
  ['forms/brand-contact-form', 'BrandContactForm', 'Lähetä', 'Send', { privacyPolicyUrl: '/tietosuoja' }],
  ['forms/brand-address-contact-form', 'BrandAddressContactForm', 'Lähetä', 'Send'],
  ['forms/food-service-overlay', 'FoodServiceOverlay', 'Tilaa Ideakirje', 'Subscribe to our ideas'],
  ['signups/campaign-form', 'CampaignForm', 'Tilaa', 'Subscribe', { campaignJoinNumber: '7' }],
  ['signups/newsletter-modal', 'NewsletterModal', 'Tilaa', 'Subscribe'],
  ['signups/news-release-modal', 'NewsReleaseModal', 'Tilaa', 'Subscribe'],
  ['signups/shop-newsletter-modal', 'ShopNewsletterModal', 'Tilaa', 'Subscribe'],
];

/** Hashes that open modals. */
const HASHES: Record<string, string> = {
  'signups/newsletter-modal': '#newsletter',
  'signups/news-release-modal': '#newsreleases',
};

beforeEach(() => {
  mockCaptcha();
  // The shop's newsletter opens for visitors of several pages.
  vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  api.use(
    http.get('/api/cision/subscribe/categories', () => HttpResponse.json([])),
    http.get('/api/search/all-products', () => HttpResponse.json([])),
  );
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

test('form languages: the table has all forms and sign-ups except for the export form, which is English [FRM-32]', () => {
  const all = Object.keys(definitions).map((path) => path.split('/').slice(-3, -1).join('/'));
  const others = all.filter((path) => !FORMS.some(([one]) => one === path));
  expect(others.sort()).toEqual(['forms/export-contact-form', 'signups/recipe-banner']);
});

test.each(
  FORMS.flatMap(([path, component, finnish, english, props]) => [
    { path, component, props, page: '/sivu', button: finnish },
    { path, component, props, page: '/se/sida', button: finnish },
    { path, component, props, page: '/en/page', button: english },
  ]),
)(
  'form languages: without a language, $path on $page has the button $button [FRM-32]',
  async ({ path, component, props, page, button }) => {
    history.replaceState(null, '', page + (HASHES[path] ?? ''));
    const folder = `../../../../widgets/${path}`;
    const Widget = await components[`${folder}/${component}.tsx`]!();
    renderWidget(await definitions[`${folder}/widget.ts`]!(), Widget, { ...props }, mtcaptchaSettings);
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  },
);
