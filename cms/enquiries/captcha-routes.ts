import type { FastifyInstance } from 'fastify';
import type { Captcha } from '../http/security/captcha.ts';

/** Registers `GET /api/captcha/challenge`: a challenge for the altcha provider of the page settings. */
export function registerCaptchaRoutes(app: FastifyInstance, captcha: Captcha): void {
  app.get('/api/captcha/challenge', (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return captcha.createChallenge();
  });
}
