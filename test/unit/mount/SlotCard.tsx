import { useState } from 'react';
import { Slot } from '#ui/Slot.tsx';

interface Props {
  title: string;
  breaks: boolean;
  closed: boolean;
}

/** Shows its default slot, and another one while it is open. */
export default function SlotCard({ title, breaks, closed }: Props) {
  const [open, setOpen] = useState(!closed);
  if (breaks) throw new Error('broken');
  return (
    <article>
      <h2>{title}</h2>
      <Slot className="body" />
      <button type="button" onClick={() => setOpen(!open)}>
        Details
      </button>
      {open && <Slot name="details" className="details" />}
    </article>
  );
}
