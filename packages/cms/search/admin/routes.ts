import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'saaristo/sites';
import { getSearchParameters } from '../../platform/http/request.ts';
import {
  addSynonym,
  updateSynonym,
  isValidSynonym,
  listSynonyms,
  deleteSynonym,
  getSynonymLanguage,
  type SynonymDraft,
  parseSynonyms,
} from '../synonym-list.ts';
import { type EditorServices, isRowId, notFound, requireUser, type IdRequest } from '../../admin/requests.ts';
import { renderSynonymsPage } from './page.ts';

const LIST = '/editor/synonyms';

const parseLanguage = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE);

const parseDraft = ({ words, also }: Record<string, unknown>): SynonymDraft => {
  const typed = (value: unknown): string[] => parseSynonyms(typeof value === 'string' ? value : '');
  const same = typed(words);
  return { words: same, also: typed(also).filter((word) => !same.includes(word)) };
};

/**
 * Registers the list of synonyms by language. Only publishers change it, because visitors' searches use it at once; editors can read it.
 */
export function registerSynonymRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    refused?: { draft: SynonymDraft; id?: string },
  ): Promise<string> => {
    if (refused) reply.code(400);
    return renderSynonymsPage(getContext(request, reply), {
      language,
      rows: await listSynonyms(database, language),
      ...(refused && { refused }),
    });
  };
  const back = (reply: FastifyReply, language: Language): FastifyReply =>
    reply.redirect(`${LIST}?language=${language}`, 303);

  app.get(LIST, (request, reply) =>
    show(request, reply, parseLanguage(getSearchParameters(request).get('language'))),
  );

  app.post(LIST, async (request, reply) => {
    const fields = readForm(request);
    requireUser(request, 'administrator');
    const language = parseLanguage(fields['language']);
    const draft = parseDraft(fields);
    if (!isValidSynonym(draft)) return show(request, reply, language, { draft });
    await addSynonym(database, language, draft);
    return back(reply, language);
  });

  app.post(`${LIST}/:id`, async (request: IdRequest, reply) => {
    const { id } = request.params;
    const fields = readForm(request);
    requireUser(request, 'administrator');
    if (!isRowId(id)) return notFound();
    const draft = parseDraft(fields);
    if (fields['remove'] !== undefined) return back(reply, (await deleteSynonym(database, id)) ?? notFound());
    if (isValidSynonym(draft)) return back(reply, (await updateSynonym(database, id, draft)) ?? notFound());
    const language = (await getSynonymLanguage(database, id)) ?? notFound();
    return show(request, reply, language, { draft, id });
  });
}
