import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '#island/context.ts';
import { cleanPostalCode } from '#lib/pasted.ts';
import { POSTAL_CODE } from '#store/delivery/postal-code.ts';
import { checkAvailability, type Availability } from '#store/delivery/availability.ts';
import { useStore } from '#store/use-store.ts';
import { Button } from '../Button.tsx';
import { AlertIcon, CheckIcon } from '../status-icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useHydrated } from '../use-initial-client-value.ts';
import { useRequest } from '../use-request.ts';
import styles from './DeliveryCheck.module.css';
import { deliveryCheckMessages } from './messages.ts';

interface Props {
  /** Text if the shop delivers. Default: DLV-05. */
  availableText?: string | undefined;
  /** Text if the shop does not deliver. Default: DLV-06. */
  unavailableText?: string | undefined;
  /** Id of the field, for links and the sticky bar. */
  anchorId?: string | undefined;
  /** The shop's answer for the postal code in the page's URL. */
  answered?: { postalCode: string; availability: Availability } | undefined;
  /** Called with the postal code if the shop delivers there. */
  onAvailable?: ((postalCode: string) => void) | undefined;
}

/**
 * A form that asks whether the shop delivers to a postal code. If it does, the code is set for all islands
 * (DLV-01 to DLV-07). Without JavaScript the form reloads the page with the code in its URL.
 */
export function DeliveryCheck({ availableText, unavailableText, anchorId, answered, onAvailable }: Props) {
  const t = useTexts(deliveryCheckMessages);
  const ownId = useId();
  const known = useStore(({ delivery }) => delivery.postalCode);
  const [typed, setTyped] = useState(answered?.postalCode);
  const { status, answer, run, reset } = useRequest<Availability>(answered?.availability);
  const isHydrated = useHydrated();

  const id = anchorId || `${ownId}-field`;
  const value = typed ?? known;
  const postalCode = cleanPostalCode(value);
  const isLoading = status === 'loading';
  const availability = status === 'ready' ? answer : status === 'failed' ? status : undefined;
  const isWrong = availability !== undefined && availability !== 'available';

  const handleInput = (text: string) => {
    // The request and its answer are about the previous code.
    reset();
    setTyped(text);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (postalCode === '' || isLoading) return;
    run(
      (signal) => checkAvailability(postalCode, signal),
      (result) => {
        if (result === 'available') onAvailable?.(postalCode);
      },
    );
  };
  const message =
    availability &&
    {
      available: availableText || t('availableText'),
      unavailable: unavailableText || t('unavailableText'),
      unclear: t('postalCodeUnknown'),
      failed: t('checkFailed'),
    }[availability];

  return (
    <form className={styles.check} action={`#${id}`} onSubmit={handleSubmit}>
      <label htmlFor={id} className={styles.label}>
        {t('postalCode')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.field}
          name={POSTAL_CODE}
          // Only without JavaScript, because Firefox calls an empty field with this attribute invalid.
          required={!isHydrated}
          aria-required={isHydrated || undefined}
          inputMode="numeric"
          autoComplete="postal-code"
          // Allows a space between and around the digits.
          maxLength={12}
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${ownId}-answer`}
          onChange={({ target }) => handleInput(target.value)}
        />
        <Button
          type="submit"
          className={styles.button}
          // Without JavaScript nothing would enable the button.
          disabled={isHydrated && postalCode === ''}
          aria-disabled={isLoading || undefined}
          aria-busy={isLoading}
        >
          {t(isLoading ? 'checking' : 'check')}
        </Button>
      </div>
      <div id={`${ownId}-answer`} aria-live="polite">
        {isLoading && <VisuallyHidden>{t('checking')}</VisuallyHidden>}
        {message !== undefined && (
          <p className={`${styles.answer} ${isWrong ? styles.wrong : styles.right}`}>
            {isWrong ? <AlertIcon className={styles.icon} /> : <CheckIcon className={styles.icon} />}
            {message}
          </p>
        )}
      </div>
    </form>
  );
}
