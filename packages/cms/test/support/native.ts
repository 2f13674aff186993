/** Forms that a browser sends without a script. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { askedNumber, NATIVE } from '../../../../src/schemas/native.ts';
import { FORM } from './editors.ts';

export const PAGE = 'http://localhost/ota-yhteytta?a=1';

/** The headers of a form of that page. */
export const FROM_PAGE = {
  host: 'localhost',
  origin: 'http://localhost',
  referer: PAGE,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};

/** The fields that each form has. */
export const ownFields = (
  kind: string,
  answer = String(askedNumber(kind)),
): [name: string, value: string][] => [
  [NATIVE.id, 'sp1-x-_R_1_'],
  [NATIVE.kind, kind],
  [NATIVE.labels, JSON.stringify([['Message', 'Viesti']])],
  [NATIVE.answer, answer],
  [NATIVE.honeypot, ''],
];

/** Sends a question without a script. */
export const askNatively = (
  app: FastifyInstance,
  message: string,
  answer?: string,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/contact/retail/question',
    headers: { ...FORM, ...FROM_PAGE },
    payload: new URLSearchParams([...ownFields('question', answer), ['Message', message]]).toString(),
  });
