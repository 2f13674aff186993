import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../platform/http/api.ts';
import type { Captcha } from '../platform/http/security/captcha.ts';

/** Registers `GET /api/captcha/challenge`: a challenge for the altcha provider of the page settings. */
export function registerCaptchaRoutes(app: FastifyInstance, captcha: Captcha): void {
  registerOperation(app, 'GET /api/captcha/challenge', ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return captcha.createChallenge();
  });
}
