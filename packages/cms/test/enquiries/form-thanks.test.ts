import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { createPage, serveEditor } from '../support/editing.ts';
import { documentOf } from '../support/html.ts';

describe.each(someDatabase)('thanks of forms on $name', ({ open }) => {
  const editing = serveEditor(open, {}, [
    { name: 'feedback-form', category: 'forms' },
    { name: 'newsletter-modal', category: 'signups' },
  ]);

  const publish = async (value: object) => {
    const { publisher } = editing;
    const made = await publisher.call('POST', 'collections/forms', { site: 'atriafi', value });
    const { id, revision } = made.json<{ id: number; revision: number }>();
    return (await publisher.call('POST', `collections/forms/${id}/publish`, { revision })).statusCode;
  };
  const showPage = async (path: string, blocks: object[]) => {
    const { app, publisher } = editing;
    const id = await createPage(publisher, { path });
    const details = { version: 1, title: 'Palaute', description: '', blocks };
    await publisher.call('PUT', `pages/${id}`, details);
    await publisher.call('POST', `pages/${id}/publish`, { version: 2, isSure: true });
    return (await app.inject({ url: path, headers: { host: 'localhost' } })).body;
  };

  it('form: its thank-you text and page reach pages with a form, in the language of the page, and no other page', async () => {
    const own = { widget: 'feedback-form', props: { successPage: '/oma' } };
    const form = { widget: 'feedback-form', props: { texts: { failed: 'Ei mennyt.' } } };
    expect(
      await publish({
        form: 'feedback',
        thanks: { fi: 'Kiitos, luemme tämän tänään.', en: 'Thank you.' },
        thanksPage: { fi: '/kiitos', en: '' },
      }),
    ).toBe(200);
    const marker = documentOf(await showPage('/palaute-nyt', [form])).querySelector(
      '[data-widget="feedback-form"]',
    );
    expect(JSON.parse(marker?.getAttribute('data-props') ?? '{}')).toEqual({
      texts: {
        'feedback.successText': 'Kiitos, luemme tämän tänään.',
        'feedback.successPage': '/kiitos',
        failed: 'Ei mennyt.',
      },
    });
    expect(await publish({ form: 'newsletter', thanks: { fi: 'Kiitos tilaajalle.' } })).toBe(200);
    const newsletter = { widget: 'newsletter-modal', props: {} };
    expect(await showPage('/tilaa-nyt', [newsletter])).toContain('Kiitos tilaajalle.');
    expect(await publish({ form: 'campaign', recipients: ['a@b.example'] })).toBe(422);
    expect(await showPage('/oma-sivu', [own])).not.toContain('Kiitos, luemme');
    expect(await showPage('/ilman', [{ widget: 'like-button', props: {} }])).not.toContain('Kiitos, luemme');
  });
});
