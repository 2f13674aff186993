import { useEffect, useRef, useState, type ToggleEvent } from 'react';

/**
 * Tracks a `<details>` element, which the browser can open and close without the island. `change` opens or closes it; `details` goes on the
 * element.
 */
export function useDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before the island was mounted.
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
