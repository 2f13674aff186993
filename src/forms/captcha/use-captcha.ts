import { useEffect, useRef, type RefObject } from 'react';
import { useIsland } from '#island/context.ts';
import { getCaptchaSettings, createCaptcha } from './captcha.ts';
import type { Captcha } from './types.ts';

interface UsedCaptcha {
  /** The form's captcha; null if neither props nor settings configure one. */
  captcha: RefObject<Captcha | null>;
  form: RefObject<HTMLFormElement | null>;
  /** For an empty element that the provider may fill. */
  place: RefObject<HTMLDivElement | null>;
}

/**
 * Creates the captcha of a form. It starts at the first focus in the form; a visible one also when half of
 * the form is in view.
 */
export function useCaptcha(siteKey: string | undefined, isWanted = true): UsedCaptcha {
  const { settings, language } = useIsland();
  const captcha = useRef<Captcha>(null);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const captchaSettings = isWanted ? getCaptchaSettings(settings.captcha, siteKey) : undefined;
    const element = form.current;
    if (!captchaSettings || !element || !place.current) return undefined;
    const created = (captcha.current = createCaptcha(captchaSettings, place.current, language));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && created.start(),
      { threshold: 0.5 },
    );
    // The other provider needs no visitor, so it starts only at the first focus.
    if (captchaSettings.provider === 'mtcaptcha') observer.observe(element);
    element.addEventListener('focusin', created.start);
    // The visitor may have focused the form before it was hydrated.
    if (element.contains(document.activeElement)) created.start();
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', created.start);
      created.stop();
      captcha.current = null;
    };
  }, [settings.captcha, siteKey, language, isWanted]);

  return { captcha, form, place };
}
