import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from 'saaristo/sites';
import type { Database } from '../database/database.ts';
import { searchParameters } from '../http/request.ts';
import {
  addSynonym,
  changeSynonym,
  isSynonym,
  listSynonyms,
  removeSynonym,
  synonymLanguage,
  type SynonymDraft,
  synonymsTyped,
} from '../content/search/synonym-list.ts';
import type { Visitors } from '../http/security/visitors.ts';
import { type ContextFor, fieldsOf, FORM_LIMIT, isId, missing, userOf, type WithId } from './requests.ts';
import { synonymsPage } from './synonyms-page.ts';

const LIST = '/editor/synonyms';

const languageOf = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE);

const draftOf = ({ words, also }: Record<string, unknown>): SynonymDraft => {
  const typed = (value: unknown): string[] => synonymsTyped(typeof value === 'string' ? value : '');
  const same = typed(words);
  return { words: same, also: typed(also).filter((word) => !same.includes(word)) };
};

/** The list of synonyms, by language. Publishers change it, since a change applies to the searches of visitors at once; editors read it. */
export function synonymRooms(
  app: FastifyInstance,
  database: Database,
  visitors: Visitors,
  contextFor: ContextFor,
): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    refused?: { draft: SynonymDraft; id?: string },
  ): Promise<string> => {
    if (refused) reply.code(400);
    return synonymsPage(contextFor(request, reply), {
      language,
      rows: await listSynonyms(database, language),
      ...(refused && { refused }),
    });
  };
  const back = (reply: FastifyReply, language: Language): FastifyReply =>
    reply.redirect(`${LIST}?language=${language}`, 303);

  app.get(LIST, (request, reply) =>
    show(request, reply, languageOf(searchParameters(request).get('language'))),
  );

  app.post(LIST, { bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const fields = fieldsOf(visitors, request);
    userOf(request, 'publisher');
    const language = languageOf(fields['language']);
    const draft = draftOf(fields);
    if (!isSynonym(draft)) return show(request, reply, language, { draft });
    await addSynonym(database, language, draft);
    return back(reply, language);
  });

  app.post(`${LIST}/:id`, { bodyLimit: FORM_LIMIT }, async (request: WithId, reply) => {
    const { id } = request.params;
    const fields = fieldsOf(visitors, request);
    userOf(request, 'publisher');
    if (!isId(id)) return missing();
    const draft = draftOf(fields);
    if (fields['remove'] !== undefined) return back(reply, (await removeSynonym(database, id)) ?? missing());
    if (isSynonym(draft)) return back(reply, (await changeSynonym(database, id, draft)) ?? missing());
    const language = (await synonymLanguage(database, id)) ?? missing();
    return show(request, reply, language, { draft, id });
  });
}
