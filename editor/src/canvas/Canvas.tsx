import { Puck } from '@puckeditor/core';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../context.ts';

interface CanvasProps {
  /** CSS pixels of the page; it is scaled where the editor has less room. */
  width: number;
  isInteractive: boolean;
}

/** How the element is called that Puck looks for its document in. */
const FRAME_ID = 'preview-frame';

/**
 * The page itself: a document of the server with the site's layout, theme and runtime, in which Puck arranges the blocks. Puck's own frame
 * is a document without address, in which no page is what it is; so its preview goes into ours.
 */
export function Canvas({ width, isInteractive }: CanvasProps) {
  const { settings, t } = useEditor();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const take = ({ contentDocument }: HTMLIFrameElement): void => {
    if (!contentDocument) return;
    // Whoever presses a link of the page's own layout stays in the editor.
    contentDocument.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    });
    contentDocument.addEventListener('submit', (event) => event.preventDefault());
    setPlace(contentDocument.getElementById('canvas'));
  };

  useEffect(() => {
    place?.ownerDocument.documentElement.toggleAttribute('data-interactive', isInteractive);
  }, [place, isInteractive]);

  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return (
    <div className="ed-canvas" ref={measure}>
      <iframe
        id={FRAME_ID}
        name={t.canvas}
        title={t.canvas}
        src={`/editor/canvas/${settings.pageId}`}
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => take(currentTarget)}
      />
      {place && createPortal(<Puck.Preview />, place)}
    </div>
  );
}
