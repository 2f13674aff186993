import { useCallback, useEffect, useId, useState, type RefObject } from 'react';
import { useForm, type Control, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import { getRefusedFields, type ContactExtras } from '#api/contact.ts';
import { isCookieFailure } from '#api/http.ts';
import { useIsland, useTexts } from '#island/context.ts';
import { getMarkerKey } from '#island/marker-key.ts';
import { dispatchPageEvent } from '#store/page-events.ts';
import type { Messages } from '#i18n/texts.ts';
import { pushEvent, type AnalyticsEvent } from '#lib/analytics.ts';
import { safeLink } from '#lib/url.ts';
import type { FormSchema, Values } from '#schemas/form.ts';
import type { Captcha } from './captcha/types.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import type { FormParts } from './context.ts';
import { getDraftKey, useDraft } from './draft.ts';
import { useFiles } from './files/use-files.ts';
import type { FormKey } from './messages.ts';
import { useResult } from './native-result.ts';
import { getTypedValues } from './typed-values.ts';
import {
  getErrors,
  getInitialStatus,
  listResultProblems,
  listProblems,
  type Errors,
  type Problem,
} from './problems.ts';
import { isRequired, createResolver } from './resolver.ts';
import { useSubmission, type Status } from './submission.ts';
import { getPageUrl } from '#lib/page-address.ts';

/** The options of a form: its values, how it is sent and what happens then. */
export interface FormOptions<V extends Values, Data extends object, Sent> {
  /** Distinguishes the forms of a widget and of a call. */
  name: string;
  /** Its rules, initial values and wire format. */
  form: FormSchema<V, Data>;
  /** Initial values that override the schema's. */
  start?: Partial<V>;
  /** Values that the page sets and no field shows. */
  given?: Partial<V>;
  /** Values that the page sets in read-only fields. */
  locked?: Partial<V>;
  /** Maximum number of files, if a block overrides the form's (FRM-27). */
  maxFiles?: number | undefined;
  /** The shared texts, merged with the form's own. */
  messages: Messages<FormKey>;
  /** Overrides the site key of the page settings. */
  captchaSiteKey?: string | undefined;
  /** `false` for sign-ups, which need no captcha (NWS-14). */
  captcha?: false;
  /** Sends the form; rejects with ApiError. */
  send: (data: Data, enclosed: ContactExtras, signal: AbortSignal) => Promise<Sent>;
  /** Pushed once when the form is sent (ANA-02). */
  event?: AnalyticsEvent;
  /** URL that a sent form leads to (FRM-11). By default a text replaces the form. */
  successPage?: string | undefined;
  /** Called when the form is sent, with the result of `send`. */
  onSent?: (sent: Sent) => void;
  /**
   * Whether errors are listed above the fields. Default true; a sign-up with one field shows them only at the
   * field.
   */
  summary?: boolean;
}

interface FormState {
  /** The context of the fields. */
  parts: FormParts;
  status: Status;
  /** Whether the last send failed because the browser blocks cookies. */
  areCookiesBlocked: boolean;
  submit: () => void;
  /** Errors of the last send; empty if it found none. */
  problems: readonly Problem[];
  /** Number of sends that found errors. */
  sends: number;
  /** For the form's element. */
  element: RefObject<HTMLFormElement | null>;
  /** For the element that contains the captcha. */
  captchaPlace: RefObject<HTMLDivElement | null>;
}

/** The state of a form: its values with their draft, its files, captcha and errors, and sending it. */
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
    ...getTypedValues(result, definition.initial),
    ...given,
  }));
  const t = useTexts(messages);
  const [nativeErrors] = useState(() => getErrors(result, definition.initial, messages));
  const { captcha, form: element, place } = useCaptcha(options.captchaSiteKey, options.captcha);
  const { name: widget, marker } = useIsland();
  // Once: the props of the marker may change while somebody types.
  const [markerKey] = useState(() => marker && getMarkerKey(marker));
  const key = getDraftKey(
    typeof location === 'undefined' ? '' : getPageUrl().pathname,
    widget,
    name,
    markerKey,
  );
  const form = useForm<V>({
    defaultValues: initial as unknown as DefaultValues<V>,
    resolver: createResolver<V>(schema, given),
    shouldFocusError: false,
    ...(result && { errors: nativeErrors as FieldErrors<V>, mode: 'onChange' as const }),
  });
  const recheck = useCallback((field: string) => void form.trigger(field as Path<V>), [form]);
  const forgetDraft = useDraft(form, initial, key, result ? { ...initial, ...given } : given);
  const { files: rule } = definition;
  const files = useFiles(rule && { ...rule, most: options.maxFiles ?? rule.most });
  const [labels] = useState(() => new Map<string, string>());
  // The errors of the last send. They stay until the next one, so that nothing shifts while the visitor
  // corrects.
  const [{ problems, sends }, setProblems] = useState<{ problems: Problem[]; sends: number }>(() =>
    result
      ? { problems: listResultProblems(result, id, messages, t, files.rule?.most), sends: 1 }
      : noProblems,
  );

  const [areCookiesBlocked, setCookiesBlocked] = useState(false);

  const showProblems = (found: Problem[]): void => {
    if (found.length === 0) return;
    if (!summary) document.getElementById(found[0]?.id ?? '')?.focus();
    setProblems((before) => ({ problems: found, sends: before.sends + 1 }));
  };
  /** Shows errors that the server reports and the form has a text for. The call has failed as well. */
  const showRefusedFields = (refused: Readonly<Record<string, unknown>>): void => {
    files.refuse(refused);
    const errors: Errors = {};
    for (const [field, message] of Object.entries(refused)) {
      if (typeof message !== 'string' || !labels.has(field)) continue;
      if (!Object.hasOwn(messages.fi, message)) continue;
      errors[field] = { message };
      form.setError(field as Path<V>, { message });
    }
    showProblems(listProblems(element.current, errors, labels, t));
  };
  /** Returns the values, or null if a field is invalid. */
  const validate = (): Promise<V | null> =>
    new Promise((resolve, reject) => {
      form
        .handleSubmit(
          (values) => {
            setProblems(noProblems);
            resolve(values);
          },
          (errors) => {
            const found = listProblems(element.current, errors as Errors, labels, t);
            // The visitor can't correct values that the page sets, so they are sent for the server to judge.
            if (found.length === 0) return resolve({ ...form.getValues(), ...given });
            showProblems(found);
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
      onFailed(error) {
        setCookiesBlocked(isCookieFailure(error));
        showRefusedFields(getRefusedFields(error));
      },
      onSent(sent) {
        if (options.event) pushEvent(options.event);
        forgetDraft();
        dispatchPageEvent('form:sent', { version: 1, widget, form: name }, marker);
        options.onSent?.(sent);
        const page = safeLink(options.successPage);
        if (page !== undefined) location.assign(page);
      },
    },
    getInitialStatus(result, nativeErrors),
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
      recheck: recheck,
      labels,
      files,
    },
    status,
    areCookiesBlocked,
    submit: () => void submit(),
    problems,
    sends,
    element,
    captchaPlace: place,
  };
}

/** Replaces the captcha in forms without one. */
const noCaptcha: Captcha = { start() {}, token: () => '', reset() {}, stop() {} };

const noProblems = { problems: [], sends: 0 };
