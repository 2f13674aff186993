import { ChevronIcon, Icon } from '../icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Carousel.module.css';

interface StepProps {
  way: 'previous' | 'next';
  label: string;
  onPress: () => void;
}

/** One slide on, or back. */
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

/** Stops what moves by itself, and lets it go on; its name stays, its state says which. */
export const PauseButton = ({ label, isPaused, onToggle }: PauseProps) => (
  <button type="button" className={styles.pause} aria-pressed={isPaused} onClick={onToggle}>
    <Icon fill="currentColor">
      {isPaused ? <path d="M8 5.5v13l10.5-6.5z" /> : <path d="M8 6v12M16 6v12" strokeWidth="3" />}
    </Icon>
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);

/** More slides than these have no dots but a number: in a narrow window, and in any. A row of them has room beside the buttons. */
export const [FEW_DOTS, MOST_DOTS] = [4, 12];

interface DotsProps {
  count: number;
  /** The slide that is shown, from 0. */
  at: number;
  /** Of slide `number`, from 1. */
  label: (number: number) => string;
  onPress: (index: number) => void;
}

/** A button for each slide (CAR-08). */
export const Dots = ({ count, at, label, onPress }: DotsProps) =>
  Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      className={styles.dot}
      aria-current={index === at || undefined}
      onClick={() => onPress(index)}
    >
      <VisuallyHidden>{label(index + 1)}</VisuallyHidden>
    </button>
  ));
