/** The page and the message by which the owner of an address confirms a sign-up or takes it back. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSite, LANGUAGES, type Language } from 'saaristo/sites';
import { findSite } from '../content/find-entry.ts';
import type { PageBody, PageContext, SendPage } from '../pages/render/context.ts';
import type { Database } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { html } from '../platform/http/html.ts';
import { getRequestSite } from '../platform/http/request.ts';
import { acceptFormBodies } from '../platform/http/security/form-bodies.ts';
import { type Mailer, sendUnlessRefused } from '../platform/mail/mailer.ts';
import { getPathLanguage } from '../platform/model/paths.ts';
import { findFormSettings } from './form-mail.ts';
import { getSignUpTexts } from './sign-up-texts.ts';
import type { SignUpKind } from './sign-ups.ts';

/** An address is asked at most once in this time, so that nobody can fill a mailbox with somebody's help. */
const ASK_AGAIN_MS = 24 * 3_600_000;

const getLinkLanguage = (link: string, languages: readonly Language[]): Language =>
  getPathLanguage(new URL(link).pathname, languages);

/**
 * Asks the owner of an address to confirm a subscription.
 * @param host the part of the Message-ID after the @
 * @throws MailError if it can be sent later
 */
export async function askForConfirmation(
  database: Database,
  mailer: Mailer,
  host: string,
  id: number,
): Promise<void> {
  const row = await database
    .selectFrom('sign_up')
    .select(['kind', 'site', 'data', 'link', 'token', 'asked_at'])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!row?.link || !isSite(row.site)) return;
  if (row.asked_at && Date.now() - row.asked_at.getTime() < ASK_AGAIN_MS) return;
  const site = await findSite(database, row.site);
  const language = getLinkLanguage(row.link, site?.languages ?? []);
  const texts = getSignUpTexts(language);
  const { answer = {}, answerSubject = {} } = (await findFormSettings(database, row.site, row.kind)) ?? {};
  const name = site?.name ?? 'Saaristo';
  const title = texts.titles[row.kind as SignUpKind];
  await sendUnlessRefused(mailer, {
    to: String(row.data.email),
    subject: answerSubject[language] || texts.subject(title, name),
    text: answer[language] ? `${answer[language]}\n\n${row.link}\n` : texts.mail(title, name, row.link),
    messageId: `<sign-up-${id}-${Date.now()}@${host}>`,
  });
  await database.updateTable('sign_up').set({ asked_at: now }).where('id', '=', id).execute();
}

interface SignUp {
  kind: string;
  email: string;
  isConfirmed: boolean;
}

async function findSignUp(database: Database, site: string, token: string): Promise<SignUp | undefined> {
  const row = await database
    .selectFrom('sign_up')
    .select(['kind', 'data', 'confirmed_at'])
    .where('site', '=', site)
    .where('token', '=', token)
    .executeTakeFirst();
  return row && { kind: row.kind, email: String(row.data.email), isConfirmed: row.confirmed_at !== null };
}

/** Renders the page of a link. @param signUp undefined if it does not exist any more; 'left' if it was taken back now */
function renderSignUpPage(
  signUp: SignUp | 'left' | undefined,
  { language, path }: Pick<PageContext, 'language' | 'path'>,
): PageBody {
  const texts = getSignUpTexts(language);
  const found = signUp === 'left' ? undefined : signUp;
  const needsConfirmation = found !== undefined && found.kind !== 'campaign' && !found.isConfirmed;
  const title =
    found === undefined
      ? signUp
        ? texts.leftTitle
        : texts.noneTitle
      : texts.titles[found.kind as SignUpKind];
  const text =
    found === undefined
      ? signUp
        ? texts.left
        : texts.none
      : needsConfirmation
        ? texts.waiting(found.email)
        : texts.listed(found.email);
  const action = path.replace(/\/(confirm|leave)$/, '');
  const renderForm = (to: 'confirm' | 'leave', label: string, look: string) =>
    html`<form method="post" action="${action}/${to}">
      <button class="button ${look}">${label}</button>
    </form>`;
  return {
    title,
    description: title,
    noIndex: true,
    isConfidential: true,
    pageId: 'sign-up',
    widgets: [],
    status: signUp ? 200 : 404,
    content: html`<div class="error-page sign-up-page">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      ${
        found &&
        html`<div class="sign-up-choices">
          ${needsConfirmation && renderForm('confirm', texts.confirm, '')}
          ${renderForm('leave', texts.leave, 'button-quiet')}
        </div>`
      }
    </div>`,
  };
}

/** Registers the pages of the links. Only a press changes something, because mail programs open links to check them. */
export function registerSignUpPages(app: FastifyInstance, database: Database, send: SendPage): void {
  acceptFormBodies(app);
  const getToken = ({ params }: FastifyRequest): string => (params as { token: string }).token;
  const changes = {
    async confirm(site: string, token: string) {
      await database
        .updateTable('sign_up')
        .set({ confirmed_at: now })
        .where('site', '=', site)
        .where('token', '=', token)
        .where('confirmed_at', 'is', null)
        .execute();
      return findSignUp(database, site, token);
    },
    async leave(site: string, token: string) {
      await database.deleteFrom('sign_up').where('site', '=', site).where('token', '=', token).execute();
      return 'left' as const;
    },
  };
  for (const home of ['', ...LANGUAGES.map((language) => `/${language}`)]) {
    app.get(`${home}/newsletter/:token`, (request, reply) =>
      send(request, reply, async (context) =>
        renderSignUpPage(await findSignUp(database, getRequestSite(request), getToken(request)), context),
      ),
    );
    for (const [name, change] of Object.entries(changes))
      app.post(`${home}/newsletter/:token/${name}`, (request, reply) =>
        send(request, reply, async (context) =>
          renderSignUpPage(await change(getRequestSite(request), getToken(request)), context),
        ),
      );
  }
}
