import { Puck } from '@puckeditor/core';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../context.ts';
import { useBlocks } from '../panels/use-blocks.ts';
import { placeRows, widenRules } from './layout.ts';

interface CanvasProps {
  /** CSS pixels of the page; it is scaled where the editor has less room. */
  width: number;
  isInteractive: boolean;
  /** The document is there. */
  onDocument: (document: Document) => void;
}

/** What makes a button of a block, for dragging it by keyboard. */
const BUTTON = [
  'role',
  'tabindex',
  'aria-disabled',
  'aria-roledescription',
  'aria-describedby',
  'aria-pressed',
];

/** How the element is called that Puck looks for its document in. */
const FRAME_ID = 'preview-frame';

/**
 * The page itself: a document of the server with the site's layout, theme and runtime, in which Puck arranges the blocks. Puck's own frame
 * is a document without address, in which no page is what it is; so its preview goes into ours.
 */
export function Canvas({ width, isInteractive, onDocument }: CanvasProps) {
  const { settings, t } = useEditor();
  const { items, selected } = useBlocks();
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

  const take = (frame: HTMLIFrameElement): void => {
    const document = frame.contentDocument;
    if (!document) return;
    // Whoever presses a link of the page stays in the editor. On the way down: Puck lets no press of a block come back up.
    const stay = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    };
    document.addEventListener('click', stay, { capture: true });
    document.addEventListener('submit', (event) => event.preventDefault());
    document.addEventListener('pointermove', (event) => tellMove(frame, event), { capture: true });
    widenRules(document);
    setPlace(document.getElementById('canvas'));
    onDocument(document);
  };

  // Header and footer of the page are looked at, until the page is tried out.
  useEffect(() => {
    if (!place) return;
    const { documentElement, body } = place.ownerDocument;
    documentElement.toggleAttribute('data-interactive', isInteractive);
    for (const part of body.children)
      if (!part.contains(place)) part.toggleAttribute('inert', !isInteractive);
  }, [place, isInteractive]);

  // While the page is tried out its blocks are no buttons: what is in them is pressed.
  useEffect(() => {
    if (!place || !isInteractive) return;
    const all = (): NodeListOf<Element> => place.querySelectorAll('[data-block]');
    const bare = (): void => {
      for (const block of all())
        for (const name of BUTTON) if (block.hasAttribute(name)) block.removeAttribute(name);
    };
    bare();
    const observer = new MutationObserver(bare);
    observer.observe(place, { subtree: true, attributes: true, attributeFilter: BUTTON });
    return () => {
      observer.disconnect();
      for (const block of all()) {
        block.setAttribute('role', 'button');
        block.setAttribute('tabindex', '0');
      }
    };
  }, [place, isInteractive]);

  const types = items.map(({ type, props: { id } }) => `${type} ${id}`).join();
  useLayoutEffect(() => {
    if (!place) return;
    // Puck puts the blocks there a moment after it has been told of them.
    const arrange = (): void =>
      placeRows(
        [...place.querySelectorAll<HTMLElement>('[data-block]')].map((element) => ({
          element,
          type: element.dataset['type'] ?? '',
        })),
        settings.rows,
      );
    arrange();
    const observer = new MutationObserver(arrange);
    const zone = place.querySelector('[data-puck-dropzone]');
    if (zone) observer.observe(zone, { childList: true });
    return () => observer.disconnect();
  }, [place, types, width, settings.rows]);

  const selectedId = items[selected]?.props.id;
  useEffect(() => {
    if (!place || selectedId === undefined) return;
    const find = (): HTMLElement | null => place.querySelector(`[data-block="${CSS.escape(selectedId)}"]`);
    const block = find();
    if (block) {
      show(block);
      return;
    }
    // A new block is there a moment after it was chosen.
    const observer = new MutationObserver(() => {
      const added = find();
      if (!added) return;
      observer.disconnect();
      show(added);
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place, selectedId]);

  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return (
    <div className="ed-canvas" ref={measure}>
      {/* A document of this origin with the page's own scripts: a sandbox that allows both holds nothing back. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        id={FRAME_ID}
        name={t.canvas}
        title={t.canvas}
        // Puck drops what is dragged from outside over an element with this.
        data-puck-preview
        src={`/editor/canvas/${settings.pageId}`}
        style={{
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (room.width - width * scale) / 2),
        }}
        onLoad={({ currentTarget }) => take(currentTarget)}
      />
      {place && createPortal(<Puck.Preview />, place)}
    </div>
  );
}

/** How much of a block has to be in view for it to be left where it is, in CSS pixels. */
const SEEN = 40;

/** Scrolls a block into view that is out of it. */
function show(block: HTMLElement): void {
  const { top, bottom, height } = block.getBoundingClientRect();
  const { clientHeight } = block.ownerDocument.documentElement;
  if (bottom > SEEN && top < clientHeight - SEEN) return;
  block.scrollIntoView({ block: height < clientHeight ? 'center' : 'start' });
}

/** Puck follows the pointer in the editor's document: a move over the page is one there. */
function tellMove(
  frame: HTMLIFrameElement,
  { clientX, clientY, pointerId, pointerType, buttons }: PointerEvent,
): void {
  const box = frame.getBoundingClientRect();
  const scale = box.width / (frame.contentWindow?.innerWidth || box.width);
  frame.dispatchEvent(
    new PointerEvent('pointermove', {
      bubbles: true,
      pointerId,
      pointerType,
      buttons,
      clientX: box.left + clientX * scale,
      clientY: box.top + clientY * scale,
    }),
  );
}
