/** The captcha of a form (FRM-30): one interface, and the code of the configured provider alone. */
import type { CaptchaSettings } from '#lib/own-settings.ts';
import type { Language } from '#lib/site.ts';

export interface Captcha {
  /** Begins what a token needs. Called when a visitor turns to the form; a second call does nothing. */
  start(): void;
  /** A verified visitor's token; null for everybody else, and for a token that has expired. May wait for work under way. */
  token(): string | null | Promise<string | null>;
  /** Forgets the token, which is good for one send, and begins anew. */
  reset(): void;
  /** Ends all work and listening. */
  stop(): void;
}

/** The provider in force: the page's, with the form's own site key where it has one. */
export function captchaFor(
  settings: CaptchaSettings | undefined,
  siteKey: string | undefined,
): CaptchaSettings | undefined {
  if (!siteKey || settings?.provider === 'altcha') return settings;
  return { ...settings, provider: 'mtcaptcha', siteKey };
}

/** Fetches the code of the provider. `place` is an empty element of the form, where a provider may show itself. */
async function load(settings: CaptchaSettings, place: HTMLElement, language: Language): Promise<Captcha> {
  if (settings.provider === 'altcha') return (await import('./altcha.ts')).createAltcha(settings);
  return (await import('./mtcaptcha.ts')).createMtcaptcha(settings, place, language);
}

/** A captcha whose code comes with its first `start`. Where it can't be had there is no token, and the next call asks again. */
export function createCaptcha(settings: CaptchaSettings, place: HTMLElement, language: Language): Captcha {
  let captcha: Captcha | undefined;
  let loading: Promise<Captcha | undefined> | undefined;
  let stopped = false;

  const begin = (): Promise<Captcha | undefined> =>
    (loading ??= load(settings, place, language).then(
      (loaded) => {
        if (stopped) return undefined;
        loaded.start();
        return (captcha = loaded);
      },
      () => (loading = undefined),
    ));

  return {
    start: () => void begin(),
    token: () => (captcha ? captcha.token() : begin().then((loaded) => loaded?.token() ?? null)),
    reset: () => captcha?.reset(),
    stop() {
      stopped = true;
      captcha?.stop();
    },
  };
}
