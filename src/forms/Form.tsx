import { useCallback, useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { useForm, type Control, type DefaultValues, type FieldErrors, type Path } from 'react-hook-form';
import { useIsland, useTexts } from '#island/context.ts';
import type { Messages, Translate } from '#i18n/texts.ts';
import { pushEvent, type AnalyticsEvent } from '#lib/analytics.ts';
import { safeLink } from '#lib/url.ts';
import type { FormSchema, Values } from '#schemas/form.ts';
import { NATIVE, type NativeResult } from '#schemas/native.ts';
import { refusedFields, type Enclosed } from '#api/contact.ts';
import type { Captcha } from './captcha/captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { FormProvider } from './context.ts';
import { draftKey, useDraft } from './draft.ts';
import { ErrorList, type Problem } from './ErrorList.tsx';
import { useFiles } from './files/use-files.ts';
import { inList, type FormKey } from './messages.ts';
import { Native } from './Native.tsx';
import { typedIn, useResult } from './native-result.ts';
import { isRequired, resolverOf } from './resolver.ts';
import { type Status, useSubmission } from './submission.ts';
import { SubmitRow } from './SubmitRow.tsx';
import { Success } from './Success.tsx';
import styles from './Form.module.css';

interface Props<V extends Values, Data extends object, Sent> {
  /** Tells the forms of one widget apart, and those of one call. */
  name: string;
  /**
   * Path of the call that `send` makes: without a script the browser posts the form there by itself (docs/embedding.md#forms-without-javascript).
   * Left out: the form needs a script.
   */
  action?: string;
  /** Above the form; none where it is empty. */
  header?: string | undefined;
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
  send: (data: Data, enclosed: Enclosed, signal: AbortSignal) => Promise<Sent>;
  /** Pushed once, when the form is sent (ANA-02). */
  event?: AnalyticsEvent;
  /** Where a sent form leads (FRM-11). Everywhere else the text `successText` replaces the form. */
  successPage?: string | undefined;
  /** In place of the text `successText`. */
  thanks?: string | undefined;
  /** In place of the text `failed`, which stands under the button where the call failed; '' for none (SAL-08). */
  failure?: string | undefined;
  /** Whether what is wrong is listed above the fields. Default true; a sign-up of one field says it there alone. */
  summary?: boolean;
  /** The name of the list of what is wrong, for screen readers; its heading says enough elsewhere (FSO-10). */
  alertName?: string;
  /** The button can be pressed only while this holds of what the fields hold (CHK-28). Default: always. */
  isComplete?: (values: V) => boolean;
  /** Called when the form is sent, with what `send` has resolved with: a modal that knows that it is done. */
  onSent?: (sent: Sent) => void;
  /** The fields, in their order. */
  children: ReactNode;
}

/** A form: its heading, error list, fields, captcha and send button, and what comes after. */
export function Form<V extends Values, Data extends object, Sent = void>(props: Props<V, Data, Sent>) {
  const { name, header, form: definition, event, successPage, summary = true, children } = props;
  const given = { ...props.given, ...props.locked } as Partial<V>;
  const { schema } = definition;
  const id = useId();
  const result = useResult(id);
  const [initial] = useState<V>(() => ({
    ...definition.initial,
    ...props.start,
    ...typedIn(result, definition.initial),
    ...given,
  }));
  const t = useTexts(props.messages);
  const [told] = useState(() => errorsOf(result, definition.initial, props.messages));
  const { captcha, form: element, place } = useCaptcha(props.captchaSiteKey, props.captcha);
  const { name: widget, settings } = useIsland();
  const key = draftKey(typeof location === 'undefined' ? '' : location.pathname, widget, name);
  const form = useForm<V>({
    defaultValues: initial as unknown as DefaultValues<V>,
    resolver: resolverOf<V>(schema, given),
    shouldFocusError: false,
    ...(result && { errors: told as FieldErrors<V>, mode: 'onChange' as const }),
  });
  const recheck = useCallback((field: string) => void form.trigger(field as Path<V>), [form]);
  const forgetDraft = useDraft(form, initial, key, result ? { ...initial, ...given } : given);
  const { files: rule } = definition;
  const files = useFiles(rule && { ...rule, most: props.maxFiles ?? rule.most });
  const [labels] = useState(() => new Map<string, string>());
  // The list of the last send. It stays as it is until the next one, so that nothing moves under who corrects.
  const [{ problems, sends }, setProblems] = useState<{
    problems: Problem[];
    sends: number;
  }>(() =>
    result ? { problems: problemsIn(result, id, props.messages, t, files.rule?.most), sends: 1 } : noProblems,
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
      if (!Object.hasOwn(props.messages.fi, message)) continue;
      errors[field] = { message };
      form.setError(field as Path<V>, { message });
    }
    list(problemsOf(element, errors, labels, t));
  };

  const { status, submit } = useSubmission<V, Sent>(
    {
      captcha: () => (props.captcha === false ? noCaptcha : captcha.current),
      send: async (values, captchaToken, signal) =>
        props.send(definition.toData(values), { captchaToken, files: await files.content() }, signal),
      validate: () =>
        new Promise((resolve, reject) => {
          form
            .handleSubmit(
              (values) => {
                setProblems(noProblems);
                resolve(values);
              },
              (errors) => {
                const found = problemsOf(element, errors as Errors, labels, t);
                // What the page gives is nobody's to correct: the server says what it makes of it.
                if (found.length === 0) return resolve({ ...form.getValues(), ...given });
                list(found);
                resolve(null);
              },
            )()
            .catch(reject);
        }),
      failed: (error) => refuse(refusedFields(error)),
      sent(sent) {
        if (event) pushEvent(event);
        forgetDraft();
        props.onSent?.(sent);
        const page = safeLink(successPage);
        if (page !== undefined) location.assign(page);
      },
    },
    firstStatus(result, told),
  );

  const wasSent = result?.isSent === true;
  useEffect(() => {
    if (wasSent) forgetDraft();
  }, [wasSent, forgetDraft]);

  if (status === 'success') return <Success id={id} text={props.thanks || t('successText')} />;
  const action = props.action === undefined ? undefined : safeLink(settings.apiBase + props.action);
  return (
    <FormProvider
      value={{
        id,
        result,
        control: form.control as unknown as Control<Values>,
        t,
        isRequired: (field) => isRequired<V>(schema, field, { ...form.getValues(), ...given }),
        recheck,
        labels,
        files,
      }}
    >
      <form
        ref={element}
        id={id}
        className={styles.form}
        {...(action !== undefined && { action, method: 'post', encType: 'multipart/form-data' })}
        noValidate
        aria-labelledby={header ? `${id}-header` : undefined}
        data-state={status}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void submit();
        }}
      >
        {header && (
          <h2 id={`${id}-header`} className={styles.header}>
            {header}
          </h2>
        )}
        {summary && problems.length > 0 && (
          <ErrorList key={sends} heading={t('errorHeading')} name={props.alertName} problems={problems} />
        )}
        {children}
        {action !== undefined && (
          <Native kind={name} given={props.given ?? {}} thanks={successPage} asks={props.captcha !== false} />
        )}
        <div ref={place} id={`${id}-captcha`} className={styles.captcha} />
        <SubmitRow
          status={status}
          failure={props.failure ?? t('failed')}
          isComplete={props.isComplete as ((values: Values) => boolean) | undefined}
        />
      </form>
    </FormProvider>
  );
}

/** Stands in for a captcha where none is asked. */
const noCaptcha: Captcha = { start() {}, token: () => '', reset() {}, stop() {} };

const noProblems = { problems: [], sends: 0 };

type Errors = Record<string, { type?: string; message: string }>;

/** What is wrong with the fields of a form that the browser itself has posted; a reason without a text counts for none. */
const errorsOf = (result: NativeResult | undefined, initial: Values, messages: Messages<FormKey>): Errors =>
  Object.fromEntries(
    Object.entries(result?.errors ?? {})
      .filter(([name, key]) => Object.hasOwn(initial, name) && Object.hasOwn(messages.fi, key))
      .map(([name, message]) => [name, { type: 'server', message }]),
  );

/** The list of what is wrong with it, in page order. */
function problemsIn(
  { errors, labels }: NativeResult,
  id: string,
  messages: Messages<FormKey>,
  t: Translate<FormKey>,
  most = 0,
): Problem[] {
  const order = labels.map(([name]) => name);
  const labelOf = new Map(labels);
  const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(errors)
    .map(([name, key]) => [name, key === 'unreadable' ? 'unreadableFile' : key] as const)
    .filter(([, key]) => Object.hasOwn(messages.fi, key))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, key]) => {
      const said = inList[key] ?? (labelOf.has(name) ? undefined : (key as FormKey));
      return { id: `${id}-${name}`, text: said ? t(said, { most }) : labelOf.get(name)! };
    });
}

/** A post that was refused for nothing that the form has words for has failed. */
function firstStatus(result: NativeResult | undefined, errors: Errors): Status {
  if (!result) return 'idle';
  if (result.isSent) return 'success';
  const isKnown = Object.keys(errors).length > 0 || OWN.some((name) => Object.hasOwn(result.errors, name));
  return isKnown ? 'idle' : 'error';
}

/** What may be wrong besides the values. */
const OWN = [NATIVE.answer, 'Files'];

/** The fields that fail, in page order, each by its label or by what to do about it. */
function problemsOf(
  { current: form }: RefObject<HTMLFormElement | null>,
  errors: Errors,
  labels: ReadonlyMap<string, string>,
  t: Translate<FormKey>,
): Problem[] {
  const shown = new Set<string>();
  return ([...(form?.elements ?? [])] as HTMLInputElement[]).flatMap(({ id, name }) => {
    const error = errors[name];
    if (!error || shown.has(name)) return [];
    shown.add(name);
    const key = inList[error.message];
    return { id, text: key ? t(key) : (labels.get(name) ?? name) };
  });
}
