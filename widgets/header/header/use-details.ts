import { useEffect, useRef, useState, type ToggleEvent } from 'react';

/**
 * A `<details>` that the browser opens and closes, before and without the island, too: here that is followed, and done by `change`. `details` goes on
 * the element.
 */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may be open before the island is mounted.
  useEffect(() => setOpen(ref.current!.open), []);
  return {
    open,
    change: (next: boolean) => {
      ref.current!.open = next;
    },
    details: {
      ref,
      onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
      suppressHydrationWarning: true,
    },
  };
}
