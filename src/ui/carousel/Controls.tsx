import { ChevronIcon, Icon } from '../icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Carousel.module.css';

interface StepProps {
  way: 'previous' | 'next';
  label: string;
  onPress: () => void;
}

/** A button that moves by one slide. */
export const StepButton = ({ way, label, onPress }: StepProps) => (
  <button type="button" className={`${styles.step} ${styles[way]}`} onClick={onPress}>
    <ChevronIcon />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

interface PauseProps {
  label: string;
  isPaused: boolean;
  onToggle: () => void;
}

/** Pauses and resumes autoplay. Its name is constant; `aria-pressed` shows the state. */
export const PauseButton = ({ label, isPaused, onToggle }: PauseProps) => (
  <button type="button" className={styles.pause} aria-pressed={isPaused} onClick={onToggle}>
    <Icon fill="currentColor">
      {isPaused ? <path d="M8 5.5v13l10.5-6.5z" /> : <path d="M8 6v12M16 6v12" strokeWidth="3" />}
    </Icon>
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

/**
 * Above NARROW_MAX_DOTS slides, narrow windows show a number instead of dots; above MAX_DOTS, wide ones show it beside the
 * dots of the slides around the current one. Up to these numbers, the dots fit beside the buttons.
 */
export const [NARROW_MAX_DOTS, MAX_DOTS] = [4, 12];

interface DotsProps {
  count: number;
  /** Index of the shown slide, from 0. */
  at: number;
  /** Returns the label of slide `number`, from 1. */
  label: (number: number) => string;
  onPress: (index: number) => void;
}

/** One button per slide, or for the MAX_DOTS around the shown one (CAR-08). */
export function Dots({ count, at, label, onPress }: DotsProps) {
  const shown = Math.min(count, MAX_DOTS);
  const first = Math.max(0, Math.min(at - shown / 2, count - shown));
  return Array.from({ length: shown }, (_, place) => {
    const index = first + place;
    return (
      <button
        key={index}
        type="button"
        className={styles.dot}
        aria-current={index === at || undefined}
        onClick={() => onPress(index)}
      >
        <VisuallyHidden>{label(index + 1)}</VisuallyHidden>
      </button>
    );
  });
}
