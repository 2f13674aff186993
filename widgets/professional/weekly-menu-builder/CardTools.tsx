import { useTexts } from '#island/context.ts';
import { MAX_CARDS, type Weekday } from '#schemas/menu.ts';
import { ArrowIcon, CloseIcon, Icon } from '#ui/icons.tsx';
import styles from './Editor.module.css';
import { findDayBeside, type MenuCard, type Place } from './menu.ts';
import { messages } from './messages.ts';
import type { ControlRef } from './use-focus.ts';

/** Action of a card's button. */
export type Tool = 'up' | 'down' | 'toPreviousDay' | 'toNextDay' | 'replace' | 'remove';

/** Returns a button's name for `controlRef`. */
export const getToolName = ({ id }: { id: number }, tool: Tool): string => `${id} ${tool}`;

interface Props {
  card: MenuCard;
  day: Weekday;
  index: number;
  /** Returns the number of cards of a day. */
  countOf: (day: Weekday) => number;
  controlRef: ControlRef;
  onMove: (tool: Tool, to: Place) => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** Buttons for every change of a card (MNU-07, MNU-08), as an alternative to dragging. */
export function CardTools({ card, day, index, countOf, controlRef, onMove, onReplace, onRemove }: Props) {
  const t = useTexts(messages);
  const findPlaceBeside = (by: 1 | -1): Place | undefined => {
    const other = findDayBeside(day, by);
    return other && countOf(other) < MAX_CARDS ? { day: other, index: countOf(other) } : undefined;
  };
  const moves: [Tool, Place | undefined][] = [
    ['toPreviousDay', findPlaceBeside(-1)],
    ['toNextDay', findPlaceBeside(1)],
    ['up', index > 0 ? { day, index: index - 1 } : undefined],
    ['down', index < countOf(day) - 1 ? { day, index: index + 1 } : undefined],
  ];
  const createToolProps = (name: Tool) => ({
    ref: controlRef(getToolName(card, name)),
    className: styles.tool,
    'data-tool': name,
    'aria-label': t(name, { header: card.header }),
    title: t(name, { header: card.header }),
  });
  return (
    <div className={styles.tools}>
      {moves.map(([name, to]) => (
        // Stays focusable even if it is disabled, since it may have the focus when a card reaches the end.
        <button
          key={name}
          type="button"
          {...createToolProps(name)}
          aria-disabled={to === undefined}
          onClick={() => to && onMove(name, to)}
        >
          <ArrowIcon />
        </button>
      ))}
      <button type="button" {...createToolProps('replace')} onClick={onReplace}>
        <Icon>
          <path d="M5 9h13l-3.5-3.5M19 15H6l3.5 3.5" />
        </Icon>
      </button>
      <button type="button" {...createToolProps('remove')} onClick={onRemove}>
        <CloseIcon />
      </button>
    </div>
  );
}
