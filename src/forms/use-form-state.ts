import { useCallback, useEffect, useId, useState, type RefObject } from 'react';
import { useForm, type Control, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import { getRefusedFields, type ContactExtras } from '#api/contact.ts';
import { useIsland, useTexts } from '#island/context.ts';
import type { Messages } from '#i18n/texts.ts';
import { pushEvent, type AnalyticsEvent } from '#lib/analytics.ts';
import { safeLink } from '#lib/url.ts';
import type { FormSchema, Values } from '#schemas/form.ts';
import type { Captcha } from './captcha/captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import type { FormParts } from './context.ts';
import { draftKey, useDraft } from './draft.ts';
import { useFiles } from './files/use-files.ts';
import type { FormKey } from './messages.ts';
import { useResult } from './native-result.ts';
import { typedIn } from './typed-in.ts';
import { errorsOf, firstStatus, problemsIn, problemsOf, type Errors, type Problem } from './problems.ts';
import { isRequired, resolverOf } from './resolver.ts';
import { useSubmission, type Status } from './submission.ts';

/** What a form holds, how it is sent, and what comes of it. */
export interface FormOptions<V extends Values, Data extends object, Sent> {
  /** Tells the forms of one widget apart, and those of one call. */
  name: string;
  /** Its rules, what its fields hold at first, and what they are sent as. */
  form: FormSchema<V, Data>;
  /** What fields hold at first in place of what the form says. */
  start?: Partial<V>;
  /** What the page says and nobody types, in no field. */
  given?: Partial<V>;
  /** What the page says in fields that nobody can change. */
  locked?: Partial<V>;
  /** How many files, where a block says something else than the form (FRM-27). */
  maxFiles?: number | undefined;
  /** The shared texts with the form's own in them. */
  messages: Messages<FormKey>;
  /** Instead of the site key of the page settings. */
  captchaSiteKey?: string | undefined;
  /** `false` for the sign-ups, which need none (NWS-14). */
  captcha?: false;
  /** Sends the form; rejects with ApiError. */
  send: (data: Data, enclosed: ContactExtras, signal: AbortSignal) => Promise<Sent>;
  /** Pushed once, when the form is sent (ANA-02). */
  event?: AnalyticsEvent;
  /** Where a sent form leads (FRM-11). Everywhere else a text replaces the form. */
  successPage?: string | undefined;
  /** Called when the form is sent, with what `send` has resolved with: a modal that knows that it is done. */
  onSent?: (sent: Sent) => void;
  /** Whether what is wrong is listed above the fields. Default true; a sign-up of one field says it there alone. */
  summary?: boolean;
}

interface FormState {
  /** For the fields. */
  parts: FormParts;
  status: Status;
  submit: () => void;
  /** What the last send has found wrong; empty where it found nothing. */
  problems: readonly Problem[];
  /** How many sends have found something. */
  sends: number;
  /** For the form's element. */
  element: RefObject<HTMLFormElement | null>;
  /** For the element that the captcha comes into. */
  captchaPlace: RefObject<HTMLDivElement | null>;
}

/** A form's values with their draft, its files, its captcha, its errors, and sending. */
export function useFormState<V extends Values, Data extends object, Sent>(
  options: FormOptions<V, Data, Sent>,
): FormState {
  const { name, form: definition, messages, summary = true } = options;
  const given = { ...options.given, ...options.locked } as Partial<V>;
  const { schema } = definition;
  const id = useId();
  const result = useResult(id);
  const [initial] = useState<V>(() => ({
    ...definition.initial,
    ...options.start,
    ...typedIn(result, definition.initial),
    ...given,
  }));
  const t = useTexts(messages);
  const [nativeErrors] = useState(() => errorsOf(result, definition.initial, messages));
  const { captcha, form: element, place } = useCaptcha(options.captchaSiteKey, options.captcha);
  const { name: widget } = useIsland();
  const key = draftKey(typeof location === 'undefined' ? '' : location.pathname, widget, name);
  const form = useForm<V>({
    defaultValues: initial as unknown as DefaultValues<V>,
    resolver: resolverOf<V>(schema, given),
    shouldFocusError: false,
    ...(result && { errors: nativeErrors as FieldErrors<V>, mode: 'onChange' as const }),
  });
  const recheck = useCallback((field: string) => void form.trigger(field as Path<V>), [form]);
  const forgetDraft = useDraft(form, initial, key, result ? { ...initial, ...given } : given);
  const { files: rule } = definition;
  const files = useFiles(rule && { ...rule, most: options.maxFiles ?? rule.most });
  const [labels] = useState(() => new Map<string, string>());
  // The list of the last send. It stays as it is until the next one, so that nothing moves under who corrects.
  const [{ problems, sends }, setProblems] = useState<{ problems: Problem[]; sends: number }>(() =>
    result ? { problems: problemsIn(result, id, messages, t, files.rule?.most), sends: 1 } : noProblems,
  );

  const list = (found: Problem[]): void => {
    if (found.length === 0) return;
    if (!summary) document.getElementById(found[0]?.id ?? '')?.focus();
    setProblems((before) => ({ problems: found, sends: before.sends + 1 }));
  };
  /** The fields that the server refuses for a reason that the form has a text for; the call has failed besides. */
  const refuse = (refused: Readonly<Record<string, unknown>>): void => {
    files.refuse(refused);
    const errors: Errors = {};
    for (const [field, message] of Object.entries(refused)) {
      if (typeof message !== 'string' || !labels.has(field)) continue;
      if (!Object.hasOwn(messages.fi, message)) continue;
      errors[field] = { message };
      form.setError(field as Path<V>, { message });
    }
    list(problemsOf(element.current, errors, labels, t));
  };
  /** The values, or null where a field is wrong. */
  const validate = (): Promise<V | null> =>
    new Promise((resolve, reject) => {
      form
        .handleSubmit(
          (values) => {
            setProblems(noProblems);
            resolve(values);
          },
          (errors) => {
            const found = problemsOf(element.current, errors as Errors, labels, t);
            // What the page gives is nobody's to correct: the server says what it makes of it.
            if (found.length === 0) return resolve({ ...form.getValues(), ...given });
            list(found);
            resolve(null);
          },
        )()
        .catch(reject);
    });

  const { status, submit } = useSubmission<V, Sent>(
    {
      captcha: () => (options.captcha === false ? noCaptcha : captcha.current),
      send: async (values, captchaToken, signal) =>
        options.send(definition.toData(values), { captchaToken, files: await files.content() }, signal),
      validate,
      failed: (error) => refuse(getRefusedFields(error)),
      sent(sent) {
        if (options.event) pushEvent(options.event);
        forgetDraft();
        options.onSent?.(sent);
        const page = safeLink(options.successPage);
        if (page !== undefined) location.assign(page);
      },
    },
    firstStatus(result, nativeErrors),
  );

  const wasSent = result?.isSent === true;
  useEffect(() => {
    if (wasSent) forgetDraft();
  }, [wasSent, forgetDraft]);

  return {
    parts: {
      id,
      result,
      control: form.control as unknown as Control<Values>,
      t,
      isRequired: (field) => isRequired<V>(schema, field, { ...form.getValues(), ...given }),
      recheck,
      labels,
      files,
    },
    status,
    submit: () => void submit(),
    problems,
    sends,
    element,
    captchaPlace: place,
  };
}

/** Stands in for a captcha where none is asked. */
const noCaptcha: Captcha = { start() {}, token: () => '', reset() {}, stop() {} };

const noProblems = { problems: [], sends: 0 };
