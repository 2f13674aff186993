import { useCallback, useId, useState, type ReactNode, type RefObject } from 'react';
import { useForm, type Control, type DefaultValues, type Path } from 'react-hook-form';
import { useIsland, useTexts } from '#island/context.ts';
import type { Messages, Translate } from '#i18n/texts.ts';
import { pushEvent, type AnalyticsEvent } from '#lib/analytics.ts';
import { safeLink } from '#lib/url.ts';
import type { FormSchema, Values } from '#schemas/form.ts';
import { refusedFields, type Enclosed } from '#api/contact.ts';
import type { Captcha } from './captcha/captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { FormProvider } from './context.ts';
import { draftKey, useDraft } from './draft.ts';
import { ErrorList, type Problem } from './ErrorList.tsx';
import { useFiles } from './files/use-files.ts';
import { inList, type FormKey } from './messages.ts';
import { isRequired, resolverOf } from './resolver.ts';
import { useSubmission } from './submission.ts';
import { SubmitRow } from './SubmitRow.tsx';
import { Success } from './Success.tsx';
import styles from './Form.module.css';

interface Props<V extends Values, Data extends object> {
  /** Tells the forms of one widget apart. */
  name: string;
  /** Above the form; none where it is empty. */
  header?: string | undefined;
  /** Its rules, what its fields hold at first, and what they are sent as. */
  form: FormSchema<V, Data>;
  /** What fields hold at first in place of what the form says. */
  start?: Partial<V>;
  /** What the page says and nobody types: hidden fields, and fields that are locked. */
  given?: Partial<V>;
  /** How many files, where a block says something else than the form (FRM-27). */
  maxFiles?: number | undefined;
  /** The shared texts with the form's own in them. */
  messages: Messages<FormKey>;
  /** Instead of the site key of the page settings. */
  captchaSiteKey?: string | undefined;
  /** `false` for the sign-ups, which need none (NWS-14). */
  captcha?: false;
  /** Sends the form; rejects with ApiError. */
  send: (data: Data, enclosed: Enclosed, signal: AbortSignal) => Promise<void>;
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
  /** Where sending leads besides: a modal that knows that it is done. */
  onSent?: () => void;
  /** The fields, in their order. */
  children: ReactNode;
}

/** A form: its heading, error list, fields, captcha and send button, and what comes after. */
export function Form<V extends Values, Data extends object>(props: Props<V, Data>) {
  const { name, header, form: definition, given, event, successPage, summary = true, children } = props;
  const { schema } = definition;
  const [initial] = useState<V>(() => ({ ...definition.initial, ...props.start, ...given }));
  const t = useTexts(props.messages);
  const headerId = useId();
  const placeId = useId();
  const { captcha, form: element, place } = useCaptcha(props.captchaSiteKey, props.captcha);
  const { name: widget } = useIsland();
  const key = draftKey(typeof location === 'undefined' ? '' : location.pathname, widget, name);
  const form = useForm<V>({
    defaultValues: initial as unknown as DefaultValues<V>,
    resolver: resolverOf(schema, given),
    shouldFocusError: false,
  });
  const recheck = useCallback((field: string) => void form.trigger(field as Path<V>), [form]);
  const forgetDraft = useDraft(form, initial, key, given);
  const { files: rule } = definition;
  const files = useFiles(rule && { ...rule, most: props.maxFiles ?? rule.most });
  const [labels] = useState(() => new Map<string, string>());
  // The list of the last send. It stays as it is until the next one, so that nothing moves under who corrects.
  const [{ problems, sends }, setProblems] = useState<{ problems: Problem[]; sends: number }>(noProblems);

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

  const { status, submit } = useSubmission<V>({
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
    sent() {
      if (event) pushEvent(event);
      forgetDraft();
      props.onSent?.();
      const page = safeLink(successPage);
      if (page !== undefined) location.assign(page);
    },
  });

  if (status === 'success') return <Success text={props.thanks || t('successText')} />;
  return (
    <FormProvider
      value={{
        control: form.control as unknown as Control<Values>,
        t,
        isRequired: (field) => isRequired(schema, field, { ...form.getValues(), ...given }),
        recheck,
        labels,
        files,
      }}
    >
      <form
        ref={element}
        className={styles.form}
        noValidate
        aria-labelledby={header ? headerId : undefined}
        data-state={status}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void submit();
        }}
      >
        {header && (
          <h2 id={headerId} className={styles.header}>
            {header}
          </h2>
        )}
        {summary && problems.length > 0 && (
          <ErrorList key={sends} heading={t('errorHeading')} name={props.alertName} problems={problems} />
        )}
        {children}
        <div ref={place} id={placeId} className={styles.captcha} />
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

type Errors = Record<string, { message: string }>;

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
