/** Cards that are there for lack of a number of their own, and more than which nobody can tell apart (CAR-01). */
const [OTHERWISE, MOST, MEDIUM] = [5, 8, 3];

/** Cards in view in a window of a size, of so many in a wide one (CAR-01). */
export function visibleIn(size: 'small' | 'medium' | 'large', asked: number): number {
  const large = asked > 0 ? Math.min(MOST, Math.max(1, Math.floor(asked))) : OTHERWISE;
  return { small: 1, medium: Math.min(MEDIUM, large), large }[size];
}
