/** The calls of the translations of a page. */
import type { RelatedPage, Translations } from '@saaristo/editor/contract';
import { isLanguage } from 'saaristo/sites';
import { notFound, parseRowId, requireUser } from '../../admin/requests.ts';
import { registerCall } from '../../platform/http/api.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { EditedPage } from '../store/page-store.ts';
import {
  addTranslated,
  findTranslationState,
  linkTranslations,
  listTranslations,
  MAX_TRANSLATED,
  translatePage,
  unlinkTranslation,
} from '../store/translations.ts';
import { getTexts, type PageApi } from './page-calls.ts';

/** Tells whether a page can have translations. Templates exist in each language by themselves. */
const isTranslatable = ({ template }: EditedPage): boolean => template === null || template === 'section';

const isHash = (text: string): boolean => /^=?[0-9a-z]{1,20}$/.test(text);

export const registerTranslationsApi: PageApi = (
  app,
  { database, options },
  { sites, pageOf, requireDone },
) => {
  const { migrateBlocks } = options.catalogue;

  const answerTranslations = async (page: EditedPage): Promise<Translations> => {
    const linked = await listTranslations(database, page.id);
    const { source, translated } = await findTranslationState(database, page.id);
    const toRelated = ({ id, title, path }: (typeof linked)[number]): RelatedPage => ({ id, title, path });
    return {
      languages: ((await sites()).get(page.site)?.languages ?? [page.language]).map((language) => {
        const found = linked.find((one) => one.language === language);
        return { language, page: found ? toRelated(found) : null };
      }),
      source: source
        ? {
            page: { id: source.id, title: source.draft.title, path: source.path },
            language: source.language,
            details: { ...source.draft, blocks: await migrateBlocks(source.draft.blocks) },
          }
        : null,
      translated,
    };
  };
  registerCall(app, 'GET /pages/{id}/translations', async ({ request }) =>
    answerTranslations(await pageOf(request)),
  );

  registerCall(app, 'POST /pages/{id}/translations', async ({ request, body: { language } }) => {
    const page = await pageOf(request);
    requireDone(request, isTranslatable(page) ? undefined : 'staysTemplate');
    const languages = (await sites()).get(page.site)?.languages ?? [];
    if (!isLanguage(language) || !languages.includes(language))
      throw new HttpError(400, 'This is no language of the site.');
    const id = await translatePage(database, page, language, languages, requireUser(request));
    if (id === undefined) throw new HttpError(409, getTexts(request).taken);
    return { id };
  });

  registerCall(app, 'POST /pages/{id}/translations/link', async ({ request, body }) => {
    const page = await pageOf(request);
    const other = parseRowId(String(body.page)) ?? notFound();
    requireDone(request, isTranslatable(page) ? undefined : 'staysTemplate');
    const linked = await linkTranslations(database, page.id, other, requireUser(request));
    if (linked === 'gone') return notFound();
    const { [linked]: message } = { ...getTexts(request), linked: undefined };
    if (message) throw new HttpError(400, message);
    return answerTranslations(await pageOf(request));
  });

  registerCall(app, 'POST /pages/{id}/translations/unlink', async ({ request }) => {
    const { id } = await pageOf(request);
    await unlinkTranslation(database, id, requireUser(request));
    return answerTranslations(await pageOf(request));
  });

  registerCall(app, 'PUT /pages/{id}/translations', async ({ request, body: { translated } }) => {
    const page = await pageOf(request);
    const given = Object.entries(translated);
    if (given.length > MAX_TRANSLATED || !given.flat().every(isHash))
      throw new HttpError(400, 'These are no hashes of texts.');
    await addTranslated(database, page.id, translated);
    return {};
  });
};
