/** Shows the form of an item. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EditorServices, getMessages, requireUser } from '../../admin/requests.ts';
import { getSiteNames, listSites } from '../../content/find-entry.ts';
import { getSiteOrigin } from '../../platform/http/request.ts';
import type { AnyCollection, ItemPlace } from '../define.ts';
import { createForm, describeProblem, findItemProblems, listLanguages } from '../form.ts';
import { listVersions, mayWriteItem, toItem } from '../store.ts';
import { type ItemView, type Place, renderItemPage } from './pages.ts';
import { findShownPath } from './preview.ts';
import { getTexts } from './requests.ts';

/** The content security policy of the form, whose fields of rich text use inline styles. */
export const FORM_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Lists the places in which the user may create items. */
export async function listPlaces(
  { database }: EditorServices,
  request: FastifyRequest,
  collection: AnyCollection,
): Promise<Place[]> {
  const user = requireUser(request);
  const { languages } = getMessages(request);
  const all = await listSites(database);
  const places =
    collection.scope === 'estate'
      ? [[{ site: null, language: null }, ''] as const]
      : all
          .filter(({ site }) => collection.sites?.includes(site) ?? true)
          .flatMap((one): Place[] =>
            collection.scope === 'site'
              ? [[{ site: one.site, language: null }, one.name]]
              : one.languages.map((language) => [
                  { site: one.site, language },
                  `${one.name}, ${languages[language]}`,
                ]),
          );
  const { allSites } = getTexts(request);
  const shared = collection.hasEstateItems ? [[{ site: null, language: null }, allSites] as const] : [];
  return [...shared, ...places].filter(([place]) => mayWriteItem(user, place));
}

/** An item, or the place of a new one, with the messages of its form. */
export type ShownItem = ItemPlace &
  Pick<ItemView, 'item' | 'problems' | 'conflict' | 'error' | 'notice'> & { value?: object };

export async function showItem(
  { database, getContext }: EditorServices,
  request: FastifyRequest,
  reply: FastifyReply,
  collection: AnyCollection,
  view: ShownItem,
): Promise<string> {
  const { item, value } = view;
  const { language } = getMessages(request);
  const languages = await listLanguages(database, view);
  const failing =
    item?.failure && item.scheduled
      ? await findItemProblems(database, collection, toItem(item, item.scheduled), language)
      : [];
  const draft = item && ((await collection.open?.(database, item.draft)) ?? item.draft);
  const path = item?.published && (await findShownPath(database, collection, toItem(item, item.published)));
  const origin = path && view.site ? getSiteOrigin(request, view.site) : undefined;
  reply.header('content-security-policy', FORM_POLICY);
  return renderItemPage(
    getContext(request, reply),
    collection,
    {
      ...view,
      languages,
      schema: createForm(collection, languages, language),
      value: value ?? draft ?? collection.createValue?.() ?? {},
      isTyped: value !== undefined,
      remarks:
        (item && (await collection.listRemarks?.(database, { ...view, value: item.draft }, language))) ?? [],
      failures: failing.map(describeProblem),
      versions: item ? await listVersions(database, item.id) : [],
      address: origin && path ? origin + path : undefined,
    },
    await getSiteNames(database),
  );
}
