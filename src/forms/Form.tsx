import type { ReactNode } from 'react';
import { useIsland } from '#island/context.ts';
import { safeLink } from '#lib/url.ts';
import type { Values } from '#schemas/form.ts';
import { FormProvider } from './context.ts';
import { ErrorList } from './ErrorList.tsx';
import styles from './Form.module.css';
import { Native } from './Native.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { Success } from './Success.tsx';
import { useFormState, type FormOptions } from './use-form-state.ts';

/** How a form looks, beside what `FormOptions` says of its sending. */
interface Props<V extends Values, Data extends object, Sent> extends FormOptions<V, Data, Sent> {
  /**
   * Path of the call that `send` makes: without a script the browser posts the form there by itself (docs/embedding.md#forms-without-javascript).
   * Left out: the form needs a script.
   */
  action?: string;
  /** Above the form; none where it is empty. */
  header?: string | undefined;
  /** What replaces a sent form, in place of the text `successText`. */
  thanks?: string | undefined;
  /** Under the button where the call failed, in place of the text `failed`; '' for none (SAL-08). */
  failure?: string | undefined;
  /** The name of the list of what is wrong, for screen readers; its heading says enough elsewhere (FSO-10). */
  alertName?: string;
  /** The button can be pressed only while this holds of what the fields hold (CHK-28). Default: always. */
  isComplete?: (values: V) => boolean;
  /** The fields, in their order. */
  children: ReactNode;
}

/** A form: its heading, error list, fields, captcha and send button, and what comes after. */
export function Form<V extends Values, Data extends object, Sent = void>(props: Props<V, Data, Sent>) {
  const { name, header, summary = true, children } = props;
  const { parts, status, submit, problems, sends, element, captchaPlace } = useFormState(props);
  const { settings } = useIsland();
  const { id, t } = parts;
  const headerId = `${id}-header`;

  if (status === 'success') return <Success id={id} text={props.thanks || t('successText')} />;
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
            thanks={props.successPage}
            asks={props.captcha !== false}
          />
        )}
        <div ref={captchaPlace} id={`${id}-captcha`} className={styles.captcha} />
        <SubmitRow
          status={status}
          failure={props.failure ?? t('failed')}
          isComplete={props.isComplete as ((values: Values) => boolean) | undefined}
        />
      </form>
    </FormProvider>
  );
}
