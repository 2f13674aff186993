import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSwedishSite } from 'saaristo/sites';
import { getFailure, type HttpError, type ErrorReporter } from '../../platform/http/errors.ts';
import { sendErrorPage } from '../../pages/render/error-page.ts';
import { getPathLanguage } from '../../platform/model/paths.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { getRequestSite } from '../../platform/http/request.ts';
import { isNativePost, getFormPage } from './request.ts';

/**
 * Registers an error handler that responds to a failed native post with an HTML page. The visitor can go back from it to the typed form.
 * Other requests get the previous handler.
 */
export function registerHtmlErrorHandler(app: FastifyInstance, report: ErrorReporter): void {
  const answerOthers = app.errorHandler;
  app.setErrorHandler((error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
    if (!isNativePost(request)) return answerOthers(error, request, reply);
    const { status } = getFailure(error);
    if (status >= 500) report(error, request);
    const page = getFormPage(request);
    const language = getPathLanguage(
      page?.pathname ?? '/',
      isSwedishSite(getRequestSite(request)) ? ['se'] : [],
    );
    const { formNotSent, formTooLarge, formTooMany, formRefused, formLater } = getMessages(language);
    const text = { 413: formTooLarge, 429: formTooMany }[status] ?? (status >= 500 ? formLater : formRefused);
    return sendErrorPage(reply, status, language, {
      title: formNotSent,
      text,
      ...(page && { back: page.pathname }),
    });
  });
}
