/** MTCaptcha's globals as its script creates them, without the script. */
import { afterEach, vi } from 'vitest';
import { page } from '#forms/captcha/mtcaptcha-page.ts';

/** Page settings with MTCaptcha. */
export const mtcaptchaSettings = { captcha: { provider: 'mtcaptcha', siteKey: 'MTPublic-page' } };

/** Installs a verified captcha. `token` can be changed; a reset gives the next one. */
export function mockCaptcha(token: string | null = 'token-1') {
  const captcha = {
    token,
    getVerifiedToken: vi.fn(() => captcha.token),
    renderUI: vi.fn(),
    resetUI: vi.fn(() => {
      captcha.token = `token-${captcha.resetUI.mock.calls.length + 1}`;
    }),
  };
  page.mtcaptcha = captcha;
  return captcha;
}

afterEach(() => {
  delete page.mtcaptcha;
  delete page.mtcaptchaConfig;
});
