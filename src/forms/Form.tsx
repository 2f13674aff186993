import type { ReactNode } from 'react';
import { useIsland } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import type { Values } from '#schemas/form.ts';
import { FormProvider } from './context.ts';
import { ErrorList } from './ErrorList.tsx';
import styles from './Form.module.css';
import { Native } from './Native.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { Success } from './Success.tsx';
import { useFormState, type FormOptions } from './use-form-state.ts';

/** The content of a form, besides the options for sending it. */
interface Props<V extends Values, Data extends object, Sent> extends FormOptions<V, Data, Sent> {
  /**
   * Path of the call that `send` makes. Without JavaScript the browser posts the form there
   * (docs/server-rendering.md#forms-without-javascript). If undefined, the form needs JavaScript.
   */
  action?: string;
  /** Heading above the form; undefined or '' for none. */
  header?: string | undefined;
  /** Text that replaces a sent form. Default: the text `successText`. The text `<name>.successText` is stronger. */
  thanks?: string | undefined;
  /** Error under the button if the call fails; '' for none (SAL-08). Default: the text `failed`. */
  failure?: string | undefined;
  /** Accessible name of the error list. By default its heading is enough (FSO-10). */
  alertName?: string;
  /** Whether the values allow sending; the button is disabled otherwise (CHK-28). Default: always. */
  isComplete?: (values: V) => boolean;
  /** A text above the button. */
  note?: string;
  /** Whether the fields link to the privacy policy themselves. */
  linksPrivacy?: boolean;
  /** The fields in their order. */
  children: ReactNode;
}

/** A form: heading, error list, fields, captcha, send button, and the thank-you text. */
export function Form<V extends Values, Data extends object, Sent = void>(props: Props<V, Data, Sent>) {
  const { name, header, summary = true, children } = props;
  const { settings, overrides } = useIsland();
  const find = (key: string): unknown => overrides.map((texts) => texts[`${name}.${key}`]).find(Boolean);
  const successPage = (find('successPage') as string | undefined) ?? props.successPage;
  const { parts, status, areCookiesBlocked, submit, problems, sends, element, captchaPlace } = useFormState({
    ...props,
    successPage,
  });
  const { id, t } = parts;
  const headerId = `${id}-header`;

  if (status === 'success') {
    const text = (find('successText') as string | undefined) ?? (props.thanks || t('successText'));
    return <Success id={id} text={text} />;
  }
  const action = props.action === undefined ? undefined : safeLink(settings.apiBase + props.action);
  return (
    <FormProvider value={parts}>
      <form
        ref={element}
        id={id}
        className={styles.form}
        {...(action !== undefined && { action, method: 'post', encType: 'multipart/form-data' })}
        noValidate
        aria-labelledby={header ? headerId : undefined}
        data-state={status}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit();
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
        {action !== undefined && (
          <Native
            kind={name}
            given={props.given ?? {}}
            thanks={successPage}
            hasQuestion={props.captcha !== false}
          />
        )}
        <div ref={captchaPlace} id={`${id}-captcha`} className={styles.captcha} />
        <PrivacyNote note={props.note} isLinked={!props.linksPrivacy} />
        <SubmitRow
          status={status}
          failure={areCookiesBlocked ? t('cookiesBlocked') : (props.failure ?? t('failed'))}
          isComplete={props.isComplete as ((values: Values) => boolean) | undefined}
        />
      </form>
    </FormProvider>
  );
}
