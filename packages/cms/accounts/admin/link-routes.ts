import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPasswordError, PASSWORD_LENGTH } from '../../admin/password-rules.ts';
import { type EditorServices, readRawText } from '../../admin/requests.ts';
import {
  type EditorContext,
  renderEditorPage,
  renderMessagePage,
  renderPasswordForm,
} from '../../admin/layout.ts';
import { html } from '../../platform/http/html.ts';
import type { User } from '../users.ts';
import { findLinkUser, redeemLink } from '../links.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import { hasSecondFactor } from '../second-factor.ts';
import { signIn } from './sign-in.ts';

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

function renderLinkPage(context: EditorContext, user: User, address: string, error?: string): string {
  const t = getAccountMessages(context.messages.language);
  const { least, most } = PASSWORD_LENGTH;
  return renderEditorPage(context, {
    title: t.welcome(user.name),
    content: renderPasswordForm(context, {
      title: t.welcome(user.name),
      lead: t.choosePassword(user.email, least),
      account: html`<input type="hidden" name="email" value="${user.email}" autocomplete="username" />`,
      address,
      submit: context.messages.savePassword,
      field: html`autocomplete="new-password" minlength="${least}" maxlength="${most}"`,
      error,
    }),
  });
}

/** Registers the page of a one-time link, on which a user chooses a password. */
export function registerLinkRoutes(
  app: FastifyInstance,
  { database, getContext, readForm }: EditorServices,
): void {
  const renderDead = (context: EditorContext): string =>
    renderMessagePage(context, getAccountMessages(context.messages.language).deadLink);

  app.get('/editor/link/:token', async (request: TokenRequest, reply) => {
    reply.header('referrer-policy', 'no-referrer');
    const context = getContext(request, reply);
    const user = await findLinkUser(database, request.params.token);
    if (user) return renderLinkPage(context, user, request.url);
    reply.code(404);
    return renderDead(context);
  });

  app.post('/editor/link/:token', async (request: TokenRequest, reply) => {
    reply.header('referrer-policy', 'no-referrer');
    const context = getContext(request, reply);
    const password = readRawText(readForm(request)['password']);
    const { token } = request.params;
    const user = await findLinkUser(database, token);
    const error = user && findPasswordError(password, [user.email, user.name], context.messages);
    if (user && error) {
      reply.code(400);
      return renderLinkPage(context, user, request.url, error);
    }
    const changed = user && (await redeemLink(database, token, password));
    if (!changed) {
      reply.code(404);
      return renderDead(context);
    }
    // The link proves the e-mail account, not the phone.
    if (await hasSecondFactor(database, changed.id)) return reply.redirect('/editor/login', 303);
    await signIn(database, request, reply, changed, 'password/link');
    return reply.redirect('/editor', 303);
  });
}
