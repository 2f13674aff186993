import { type ComponentPropsWithoutRef, useLayoutEffect, useRef, useState } from 'react';
import { useIsland } from '#island/context.ts';
import { showSlot } from './slot-content.ts';

interface Props extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The slot: content of the marker's child with this `data-slot`. Default: all other content of the marker. */
  name?: string;
}

/**
 * Shows HTML that the page has written into the widget's marker. The nodes are the page's own: they keep listeners, input and mounted
 * islands, and return into the fallback when the island is unmounted. Each slot is shown once.
 */
export function Slot({ name = '', ...rest }: Props) {
  const { slots, langAround } = useIsland();
  const element = useRef<HTMLDivElement>(null);
  // The same object in each render, so that React never writes over the nodes.
  const [content] = useState(() => ({ __html: slots?.getHtml?.(name) ?? '' }));
  useLayoutEffect(() => {
    if (slots?.fallback) showSlot(slots, name, element.current!);
  }, [slots, name]);
  return (
    <div
      lang={langAround}
      {...rest}
      ref={element}
      // Tells the page's content from the island's, also in copies of the page (src/island/marker-content.ts).
      data-widget-slot={name}
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  );
}
