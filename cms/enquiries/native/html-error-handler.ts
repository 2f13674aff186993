import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSwedishSite } from 'saaristo/sites';
import { failureOf, type HttpError, type Report } from '../../http/errors.ts';
import { errorPage } from '../../pages/error-page.ts';
import { languageOfPath } from '../../model/paths.ts';
import { messagesOf } from '../../model/messages.ts';
import { requestSite } from '../../http/request.ts';
import { ERROR_PAGE_POLICY } from '../../http/security/headers.ts';
import { isNativePost, getFormPage } from './request.ts';

/**
 * Registers an error handler that responds to a failed native post with an HTML page. The visitor can go back from it to the typed form.
 * Other requests get the previous handler.
 */
export function registerHtmlErrorHandler(app: FastifyInstance, report: Report): void {
  const answerOthers = app.errorHandler;
  app.setErrorHandler((error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isNativePost(request)) return answerOthers(error, request, reply);
    const { status } = failureOf(error);
    if (status >= 500) report(error, request);
    const page = getFormPage(request);
    const language = languageOfPath(page?.pathname ?? '/', isSwedishSite(requestSite(request)) ? ['se'] : []);
    const messages = messagesOf(language);
    const { formTooLarge, formTooMany, formRefused, formLater } = messages;
    const text = { 413: formTooLarge, 429: formTooMany }[status] ?? (status >= 500 ? formLater : formRefused);
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': ERROR_PAGE_POLICY,
        'content-type': 'text/html; charset=utf-8',
      })
      .send(
        errorPage(language, { title: messages.formNotSent, text, ...(page && { back: page.pathname }) }).text,
      );
  });
}
