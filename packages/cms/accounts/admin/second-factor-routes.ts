import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { html, trustHtml, type Html } from '../../platform/http/html.ts';
import { getSearchParameters } from '../../platform/http/request.ts';
import { clearCookie, setCookie } from '../../platform/http/security/cookies.ts';
import { deleteToken } from '../../platform/http/security/tokens.ts';
import { renderField } from '../../admin/controls.ts';
import {
  type EditorContext,
  renderAfterSignIn,
  renderCsrfField,
  renderEditorPage,
} from '../../admin/layout.ts';
import { type EditorServices, readRawText, readText, requireUser } from '../../admin/requests.ts';
import type { User } from '../users.ts';
import { getAccountMessages } from '../../admin/messages/accounts.ts';
import {
  confirmSecondFactor,
  countRecoveryCodes,
  createSecondStep,
  createSecret,
  findSecondStepUser,
  findNewSecret,
  getTotpUri,
  hasSecondFactor,
  removeSecondFactor,
  SECOND_STEP_MINUTES,
  redeemCode,
} from '../second-factor.ts';
import { recordEvent } from '../audit.ts';
import { scheduleNotice } from './notices.ts';
import { type AfterSignIn, getLoginAddress, readTarget } from '../../admin/sign-in-target.ts';
import { readAfterSignIn, storeKeptForm } from './kept-form.ts';
import { attemptPassword, signIn } from './sign-in.ts';

const CODE_PATH = '/editor/login/code';
const PATH = '/editor/second-factor';
const COOKIE = 'editor-second-step';
const COOKIE_OPTIONS = { path: '/editor/login', httpOnly: true };

const CODE_ATTRIBUTES = html`name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="40"
required autocapitalize="off" spellcheck="false"`;

function renderCodePage(context: EditorContext, to: string, error?: string): string {
  const t = getAccountMessages(context.messages.language);
  return renderEditorPage(context, {
    title: t.secondFactor,
    content: html`<h1>${t.secondFactor}</h1>
      <form method="post" action="${CODE_PATH}">
        ${renderCsrfField(context)} ${renderAfterSignIn({ to })}
        ${renderField({
          id: 'code',
          label: t.code,
          hint: t.codeLead,
          error,
          isAlert: true,
          control: (attributes) => html`<input ${CODE_ATTRIBUTES} autofocus ${attributes} />`,
        })}
        <button class="editor-button">${t.continue}</button>
      </form>`,
  });
}

/**
 * Asks a user with a right password for the code, or signs them in if they use no second factor.
 * @param after where the sign-in leads
 * @returns the answer
 */
export async function continueSignIn(
  { database }: EditorServices,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  after: AfterSignIn,
): Promise<FastifyReply> {
  const to = await storeKeptForm(database, user.id, after);
  if (await hasSecondFactor(database, user.id)) {
    setCookie(request, reply, COOKIE, await createSecondStep(database, user.id), {
      ...COOKIE_OPTIONS,
      maxAge: SECOND_STEP_MINUTES * 60,
    });
    return reply.redirect(getLoginAddress(to, CODE_PATH), 303);
  }
  await signIn(database, request, reply, user);
  return reply.redirect(to, 303);
}

/** Registers the second step of a login, with the attempt limits of a password. */
export function registerCodeRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext, readForm, codeLimiter, options } = services;
  const waiting = async (request: FastifyRequest): Promise<{ token: string; user: User } | undefined> => {
    const token = request.cookies[COOKIE] ?? '';
    const user = token === '' ? undefined : await findSecondStepUser(database, token);
    return user && { token, user };
  };

  app.get(CODE_PATH, async (request, reply) =>
    (await waiting(request))
      ? renderCodePage(getContext(request, reply), readTarget(getSearchParameters(request).get('to')))
      : reply.redirect('/editor/login', 303),
  );

  app.post(CODE_PATH, async (request, reply) => {
    const context = getContext(request, reply);
    const t = getAccountMessages(context.messages.language);
    const code = readText(readForm(request)['code']);
    const { to } = readAfterSignIn(request.body);
    const refuse = (status: number, error: string): string => {
      reply.code(status);
      return renderCodePage(context, to, error);
    };
    const step = await waiting(request);
    if (!step) return refuse(401, t.stepEnded);
    const { token, user } = step;
    const isRight = await codeLimiter.attempt(request, reply, user.email, async () =>
      (await redeemCode(database, user.id, code)) ? true : undefined,
    );
    if (isRight !== true) {
      // Whoever sends a wrong code has the right password.
      const isLocked = isRight === 'limited';
      await recordEvent(database, {
        userId: user.id,
        userName: user.name,
        action: isLocked ? 'second-factor-locked' : 'second-factor-failed',
        subject: '',
      });
      if (options.canMail) await scheduleNotice(database, user.id, isLocked ? 'codeLocked' : 'wrongCode');
      return isLocked ? refuse(429, t.codeLocked) : refuse(401, t.wrongCode);
    }
    await deleteToken(database, 'editor_second_step', token);
    clearCookie(request, reply, COOKIE, COOKIE_OPTIONS);
    await signIn(database, request, reply, user);
    return reply.redirect(to, 303);
  });
}

type View =
  | { state: 'off' | 'on'; left?: number; error?: string | undefined }
  | { state: 'new'; secret: string; email: string; error?: string | undefined }
  | { state: 'codes'; codes: readonly string[] };

function renderSecondFactorPage(context: EditorContext, view: View): string {
  const { messages } = context;
  const t = getAccountMessages(messages.language);
  const passwordForm = (action: string, submit: string, error: string | undefined): Html =>
    html`<form class="editor-form" method="post" action="${PATH}/${action}">
      ${renderCsrfField(context)}
      ${renderField({
        id: 'password',
        label: messages.currentPassword,
        error,
        isAlert: true,
        control: (attributes) =>
          html`<input
            type="password"
            name="password"
            autocomplete="current-password"
            maxlength="200"
            required
            ${attributes}
          />`,
      })}
      <div class="editor-actions"><button class="editor-button">${submit}</button></div>
    </form>`;
  const body = (): Html => {
    if (view.state === 'codes')
      return html`<h2>${t.recoveryCodes}</h2>
        <p role="status">${t.recoveryLead}</p>
        <ul class="editor-codes">
          ${view.codes.map((code) => html`<li><code>${code}</code></li>`)}
        </ul>
        <p><a href="/editor">${messages.back}</a></p>`;
    if (view.state === 'new')
      return html`<p>${t.scan}</p>
        <div class="editor-qr" role="img" aria-label="${t.qrCode}">
          ${trustHtml(renderSVG(getTotpUri(view.secret, view.email), { border: 2 }))}
        </div>
        <p>${t.secret}: <code>${view.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
        <form class="editor-form" method="post" action="${PATH}/confirm">
          ${renderCsrfField(context)}
          ${renderField({
            id: 'code',
            label: t.code,
            error: view.error,
            isAlert: true,
            control: (attributes) => html`<input ${CODE_ATTRIBUTES} ${attributes} />`,
          })}
          <div class="editor-actions"><button class="editor-button">${t.confirm}</button></div>
        </form>`;
    return view.state === 'on'
      ? html`<p>${t.secondFactorIsOn}: ${view.left ?? 0}.</p>
          ${passwordForm('turn-off', t.turnOff, view.error)}`
      : passwordForm('turn-on', t.turnOn, view.error);
  };
  return renderEditorPage(context, {
    title: t.secondFactor,
    part: 'account',
    content: html`<h1>${t.secondFactor}</h1>
      <p>${t.secondFactorLead}</p>
      ${body()}`,
  });
}

/** Registers the page on which users turn their second factor on and off. Both ask for the password. */
export function registerSecondFactorRoutes(app: FastifyInstance, services: EditorServices): void {
  const { database, getContext, readForm, codeLimiter } = services;
  const show = async (request: FastifyRequest, reply: FastifyReply, error?: string): Promise<string> => {
    const { id } = requireUser(request);
    const isOn = await hasSecondFactor(database, id);
    return renderSecondFactorPage(
      getContext(request, reply),
      isOn ? { state: 'on', left: await countRecoveryCodes(database, id), error } : { state: 'off', error },
    );
  };
  app.get(PATH, (request, reply) => show(request, reply));

  /** Checks the password of a form. @returns the reason why it is refused */
  const refusePassword = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> => {
    const { messages } = getContext(request, reply);
    const user = requireUser(request);
    const password = readRawText(readForm(request)['password']);
    const found = await attemptPassword(services, request, reply, user.email, password);
    if (found === 'limited') {
      reply.code(429);
      return messages.tooManyTries;
    }
    if (found) return undefined;
    reply.code(400);
    return messages.wrongCurrentPassword;
  };

  app.post(`${PATH}/turn-on`, async (request, reply) => {
    const refusal = await refusePassword(request, reply);
    const { id, email } = requireUser(request);
    if (refusal !== undefined || (await hasSecondFactor(database, id))) return show(request, reply, refusal);
    return renderSecondFactorPage(getContext(request, reply), {
      state: 'new',
      secret: await createSecret(database, id),
      email,
    });
  });

  app.post(`${PATH}/confirm`, async (request, reply) => {
    const context = getContext(request, reply);
    const t = getAccountMessages(context.messages.language);
    const code = readText(readForm(request)['code']);
    const { id, email } = requireUser(request);
    const secret = await findNewSecret(database, id);
    if (secret === undefined) return show(request, reply);
    const codes = await codeLimiter.attempt(request, reply, email, () =>
      confirmSecondFactor(database, id, code),
    );
    if (codes !== undefined && codes !== 'limited')
      return renderSecondFactorPage(context, { state: 'codes', codes });
    reply.code(codes === 'limited' ? 429 : 400);
    return renderSecondFactorPage(context, {
      state: 'new',
      secret,
      email,
      error: codes === 'limited' ? t.codeLocked : t.wrongCode,
    });
  });

  app.post(`${PATH}/turn-off`, async (request, reply) => {
    const refusal = await refusePassword(request, reply);
    if (refusal !== undefined) return show(request, reply, refusal);
    await removeSecondFactor(database, requireUser(request).id);
    return reply.redirect(PATH, 303);
  });
}
