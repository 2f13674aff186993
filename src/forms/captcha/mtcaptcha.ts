/**
 * MTCaptcha: a script that renders in the form and verifies the visitor. Uses the page's own configuration or
 * script if there is one.
 */
import type { CaptchaSettings } from '#schemas/own-settings.ts';
import { languageTag, type Language } from '#lib/site.ts';
import type { Captcha } from './types.ts';
import { subscribe, loadScript, page, configure } from './mtcaptcha-page.ts';

/**
 * Creates the captcha of one form. The provider may report its state by callback, by the page's object or by
 * both.
 */
export function createMtcaptcha(
  { siteKey, scriptUrl }: Extract<CaptchaSettings, { provider: 'mtcaptcha' }>,
  place: HTMLElement,
  language: Language,
): Captcha {
  // undefined: no report yet; null: expired.
  let reportedToken: string | null | undefined;
  let hasFailed = false;
  let isStarted = false;
  const unsubscribe = subscribe((state, token) => {
    if (state?.domID && state.domID !== place.id) return;
    reportedToken = token;
    hasFailed = token === undefined;
  });

  function renderOnce(): void {
    if (isStarted) return;
    isStarted = true;
    place.classList.add('mtcaptcha');
    const { mtcaptcha, mtcaptchaConfig } = page;
    if (mtcaptcha) mtcaptcha.renderUI?.(place.id);
    else mtcaptchaConfig?.renderQueue?.push(place.id);
  }

  /** Returns the token of the captcha that the visitor sees. Throws if there is none to see. */
  function getToken(): string | null {
    const { mtcaptcha } = page;
    const isShown = mtcaptcha !== undefined || reportedToken !== undefined || place.hasChildNodes();
    if (hasFailed || !isShown) throw new Error('The captcha is not there.');
    const status = mtcaptcha?.getStatus?.(place.id);
    if (reportedToken === null || status?.isVerified === false) return null;
    const shownToken = mtcaptcha?.getVerifiedToken
      ? mtcaptcha.getVerifiedToken(place.id)
      : (status?.verifiedToken ?? reportedToken);
    return shownToken || null;
  }

  return {
    start() {
      configure(siteKey, languageTag(language).slice(0, 2));
      renderOnce();
      loadScript(scriptUrl).catch(() => {});
    },
    token: () =>
      page.mtcaptcha || reportedToken !== undefined ? getToken() : loadScript(scriptUrl).then(getToken),
    reset() {
      reportedToken = undefined;
      hasFailed = false;
      page.mtcaptcha?.resetUI?.(place.id);
    },
    stop() {
      unsubscribe();
      const queue = page.mtcaptchaConfig?.renderQueue;
      const index = queue?.indexOf(place.id) ?? -1;
      if (index >= 0) queue?.splice(index, 1);
    },
  };
}
