import { useTexts } from '#island/context.ts';
import { starsMessages } from './messages.ts';
import { STAR } from './Stars.tsx';
import styles from './StarsInput.module.css';

interface Props {
  name: string;
  /** '1' to '5'; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Id of the first radio; the others append their number. */
  id: string;
  required?: boolean;
  /** Id of the error message, if there is one. */
  errorId?: string | undefined;
}

/** Five native radios that look like stars. The surrounding group names them (REV-08). */
export function StarsInput({ name, value, onChange, onBlur, id, required, errorId }: Props) {
  const t = useTexts(starsMessages);
  const error = errorId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <div className={styles.stars}>
      {['1', '2', '3', '4', '5'].map((stars, at) => (
        <label key={stars} className={styles.star}>
          <input
            type="radio"
            id={at === 0 ? id : `${id}-${stars}`}
            name={name}
            value={stars}
            aria-label={t(at === 0 ? 'oneStar' : 'stars', { count: stars })}
            required={required}
            checked={value === stars}
            {...error}
            onChange={() => onChange(stars)}
            onBlur={onBlur}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={STAR} />
          </svg>
        </label>
      ))}
    </div>
  );
}
