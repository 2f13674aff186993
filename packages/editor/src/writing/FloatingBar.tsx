import type { Editor } from '@tiptap/core';
import { use, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { CanvasContext } from '../canvas/context.ts';
import { FormatBar } from './FormatBar.tsx';

/** Distance between the bar and the text, in CSS pixels. */
const GAP = 8;

/** The format bar of the rich text that is written on the page. */
export function FloatingBar() {
  const { writer } = use(CanvasContext);
  const rich = useStore(writer.store, (state) => state.rich);
  return rich ? <PlacedBar key={writer.state.id} editor={rich} /> : null;
}

/** Stands above the text; below it, or at the edge of the canvas, if there is no space. */
function PlacedBar({ editor }: { editor: Editor }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = editor.view.dom;
    const view = text.ownerDocument.defaultView!;
    const move = (): void => {
      const bar = place.current;
      const frame = view.frameElement;
      const canvas = bar?.offsetParent;
      if (!bar || !frame || !canvas || editor.isDestroyed) return;
      const [outer, box, around] = [frame, text, canvas].map((one) => one.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
        DOMRect,
      ];
      const scale = outer.width / view.innerWidth;
      const top = outer.top - around.top + box.top * scale;
      const bottom = outer.top - around.top + box.bottom * scale;
      const left = outer.left - around.left + box.left * scale;
      const above = top - bar.offsetHeight - GAP;
      const most = around.height - bar.offsetHeight;
      const fits = bottom + GAP <= most;
      bar.style.top = `${above >= 0 ? Math.min(above, most) : fits ? Math.max(bottom + GAP, 0) : most}px`;
      bar.style.left = `${canvas.scrollLeft + Math.max(0, Math.min(left, around.width - bar.offsetWidth))}px`;
    };
    move();
    const observer = new ResizeObserver(move);
    observer.observe(text);
    observer.observe(view.frameElement!);
    editor.on('transaction', move);
    view.addEventListener('scroll', move, { passive: true });
    addEventListener('resize', move);
    return () => {
      observer.disconnect();
      editor.off('transaction', move);
      view.removeEventListener('scroll', move);
      removeEventListener('resize', move);
    };
  }, [editor]);
  return (
    <div ref={place} className="ed-format-place">
      <FormatBar editor={editor} />
    </div>
  );
}
