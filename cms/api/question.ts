import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSpecialCharacters, MESSAGE_LIMIT } from '#lib/message-characters.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../errors.ts';
import { requestSite } from '../request.ts';
import type { Captcha } from '../security/captcha.ts';

interface Question {
  message: string;
  token: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @throws HttpError 400 naming the field and what it lacks */
function readQuestion(body: unknown): Question {
  if (!isObject(body) || !isObject(body.Data))
    throw new HttpError(400, 'The body has to hold an object Data.');
  const { Message: message } = body.Data;
  if (typeof message !== 'string' || message.trim() === '')
    throw new HttpError(400, 'Data.Message is required.');
  if (message.length > MESSAGE_LIMIT) {
    throw new HttpError(400, `Data.Message is longer than ${MESSAGE_LIMIT} characters.`);
  }
  if (hasSpecialCharacters(message))
    throw new HttpError(400, 'Data.Message has characters that are not allowed.');
  if (typeof body.MTCaptchaToken !== 'string' || body.MTCaptchaToken === '') {
    throw new HttpError(400, 'MTCaptchaToken is required.');
  }
  return { message, token: body.MTCaptchaToken };
}

/** Uses the captcha up and stores the question in one transaction: both are done when it resolves, or neither. */
async function ask(
  database: Database,
  captcha: Captcha,
  request: FastifyRequest,
): Promise<{ isSuccess: true }> {
  const { message, token } = readQuestion(request.body);
  await database.transaction(async (queries) => {
    if (!(await captcha.accept(queries, token))) {
      throw new HttpError(400, 'The captcha is not solved, has expired or was used before.');
    }
    await queries.query("insert into enquiry (kind, site, data) values ('question', $1, $2)", [
      requestSite(request),
      JSON.stringify({ Message: message }),
    ]);
  });
  return { isSuccess: true };
}

/** POST /api/contact/retail/question (API-16). */
export function questionRoutes(app: FastifyInstance, database: Database, captcha: Captcha): void {
  app.post('/api/contact/retail/question', (request) => ask(database, captcha, request));
}
