/**
 * The captcha of a form (FRM-30): one interface for all providers. Only the code of the configured provider
 * is loaded.
 */
import type { CaptchaSettings } from '#schemas/own-settings.ts';
import type { Language } from '#lib/site.ts';
import type { Captcha } from './types.ts';

/** Returns the settings of the captcha to use: the page's, with the form's own site key if it has one. */
export function getCaptchaSettings(
  settings: CaptchaSettings | undefined,
  siteKey: string | undefined,
): CaptchaSettings | undefined {
  if (!siteKey || settings?.provider === 'altcha') return settings;
  return { ...settings, provider: 'mtcaptcha', siteKey };
}

/** Loads the provider's code. `place` is an empty element of the form in which the provider may render. */
async function load(settings: CaptchaSettings, place: HTMLElement, language: Language): Promise<Captcha> {
  if (settings.provider === 'altcha') return (await import('./altcha.ts')).createAltcha(settings);
  return (await import('./mtcaptcha.ts')).createMtcaptcha(settings, place, language);
}

/** Creates a captcha whose code is loaded at the first `start`. If loading fails, the next call tries again. */
export function createCaptcha(settings: CaptchaSettings, place: HTMLElement, language: Language): Captcha {
  let captcha: Captcha | undefined;
  let loading: Promise<Captcha | undefined> | undefined;
  let isStopped = false;

  const loadAndStart = (): Promise<Captcha | undefined> =>
    (loading ??= load(settings, place, language).then(
      (loaded) => {
        if (isStopped) return undefined;
        loaded.start();
        return (captcha = loaded);
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  return {
    start: () => void loadAndStart().catch(() => {}),
    token: () => (captcha ? captcha.token() : loadAndStart().then((loaded) => loaded?.token() ?? null)),
    reset() {
      if (captcha) captcha.reset();
      else loading = undefined;
    },
    stop() {
      isStopped = true;
      captcha?.stop();
    },
  };
}
