import { Puck } from '@puckeditor/core';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../context.ts';
import { whenFound } from '../panels/focus.ts';
import { type Item, useBlocks } from '../panels/use-blocks.ts';
import { FloatingBar } from '../writing/FloatingBar.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { placeRows, widenRules } from './layout.ts';
import { type InnerPlace, useInnerBlocks } from './use-inner-blocks.ts';
import { usePageTitle } from './use-page-title.ts';

interface CanvasProps {
  /** The title of the page, which a page without a main heading shows as one. */
  title: string;
  /** Page width in CSS pixels. The page is scaled down if the editor has less room. */
  width: number;
  /** Whether the page is not scaled; then it scrolls sideways. */
  isFullSize: boolean;
  isInteractive: boolean;
  /** Called when the canvas's document has loaded. */
  onDocument: (document: Document) => void;
  /** Called with the block of a synced section that is pressed twice. */
  onSection: (id: string) => void;
  /** The field that is asked for, in the selected block. */
  asked: InnerPlace | undefined;
  /** Called with the block that is clicked, and with the path of the block in its slots at this point. */
  onInner: (block: string, path: InnerPlace['path'] | undefined) => void;
}

/** Attributes that make a block a button, for dragging it by keyboard. */
const BUTTON = [
  'role',
  'tabindex',
  'aria-disabled',
  'aria-roledescription',
  'aria-describedby',
  'aria-pressed',
];

/** The id by which Puck finds the element of its frame. */
const FRAME_ID = 'preview-frame';

/**
 * Shows the page in an iframe from the server, with the site's layout, theme and runtime, in which Puck arranges the blocks. Puck's own
 * iframe has no address, so pages would not work in it; this component renders Puck's preview into ours.
 */
export function Canvas(props: CanvasProps) {
  const { title, width, isFullSize, isInteractive, onDocument, onSection, asked, onInner } = props;
  const { addresses, features, t } = useEditor();
  const { items, selected } = useBlocks();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useWriting(place?.ownerDocument ?? null, onSection);
  useInnerBlocks(place?.ownerDocument ?? null, asked, onInner);
  usePageTitle(place, title);
  useInteractive(place, isInteractive);
  useRows(place, items, width);

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const setUpDocument = (frame: HTMLIFrameElement): void => {
    const document = frame.contentDocument;
    if (!document) return;
    // Prevents links of the page from leaving the editor. Listens in the capture phase, since Puck stops clicks on blocks from bubbling.
    const preventNavigation = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    };
    document.addEventListener('click', preventNavigation, { capture: true });
    document.addEventListener('submit', (event) => event.preventDefault());
    document.addEventListener('pointermove', (event) => forwardMove(frame, event), { capture: true });
    widenRules(document);
    setPlace(document.getElementById('canvas'));
    onDocument(document);
  };

  const selectedId = items[selected]?.props.id;
  useEffect(() => {
    if (!place || selectedId === undefined) return;
    // A new block is rendered a moment after it was chosen.
    return whenFound(
      place,
      () => place.querySelector<HTMLElement>(`[data-block="${CSS.escape(selectedId)}"]`),
      scrollToBlock,
    );
  }, [place, selectedId]);

  const scale = room.width > 0 && !isFullSize ? Math.min(1, room.width / width) : 1;
  useEffect(() => {
    // The editor's own texts and buttons in the page keep their size.
    place?.ownerDocument.documentElement.style.setProperty('--ed-zoom', String(1 / scale));
  }, [place, scale]);
  return (
    <div
      className="ed-canvas"
      ref={measure}
      // Scrolls sideways by keyboard.
      {...(isFullSize && { role: 'group', tabIndex: 0, 'aria-label': t.fullSize })}
    >
      {/* The document has this origin and runs the page's own scripts; a sandbox that allows both would not protect anything. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        id={FRAME_ID}
        name={t.canvas}
        title={t.canvas}
        // Puck accepts drops from outside over an element with this attribute.
        data-puck-preview
        src={addresses.canvas}
        style={{
          width,
          height: room.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (room.width - width * scale) / 2),
        }}
        onLoad={({ currentTarget }) => setUpDocument(currentTarget)}
      />
      {place && createPortal(<Puck.Preview />, place)}
      <FloatingBar />
      {features.has('media') && <PictureDrop canvas={place?.ownerDocument ?? null} />}
    </div>
  );
}

/** Lets the page's content be used in interactive mode. Otherwise its header and footer are inert, and its blocks are buttons. */
function useInteractive(place: HTMLElement | null, isInteractive: boolean): void {
  useEffect(() => {
    if (!place) return;
    const { documentElement, body } = place.ownerDocument;
    documentElement.toggleAttribute('data-interactive', isInteractive);
    for (const part of body.children)
      if (!part.contains(place)) part.toggleAttribute('inert', !isInteractive);
    if (!isInteractive) return;
    const getBlocks = (): NodeListOf<Element> => place.querySelectorAll('[data-block]');
    const removeButtonAttributes = (): void => {
      for (const block of getBlocks())
        for (const name of BUTTON) if (block.hasAttribute(name)) block.removeAttribute(name);
    };
    removeButtonAttributes();
    const observer = new MutationObserver(removeButtonAttributes);
    observer.observe(place, { subtree: true, attributes: true, attributeFilter: BUTTON });
    return () => {
      observer.disconnect();
      for (const block of getBlocks()) {
        block.setAttribute('role', 'button');
        block.setAttribute('tabindex', '0');
      }
    };
  }, [place, isInteractive]);
}

/** Places the blocks in rows. */
function useRows(place: HTMLElement | null, items: readonly Item[], width: number): void {
  const { rows } = useEditor().settings;
  const types = items.map(({ type, props: { id } }) => `${type} ${id}`).join();
  useLayoutEffect(() => {
    if (!place) return;
    // Puck renders the blocks a moment after a change.
    const arrange = (): void =>
      placeRows(
        [...place.querySelectorAll<HTMLElement>('[data-block]')].map((element) => ({
          element,
          type: element.dataset['type'] ?? '',
        })),
        rows,
      );
    arrange();
    const observer = new MutationObserver(arrange);
    const zone = place.querySelector('[data-puck-dropzone]');
    if (zone) observer.observe(zone, { childList: true });
    return () => observer.disconnect();
  }, [place, types, width, rows]);
}

/** Height of a block in CSS pixels that has to be visible for the page not to scroll. */
const MIN_VISIBLE_HEIGHT = 40;

/** Scrolls to a block that is out of view. */
function scrollToBlock(block: HTMLElement): void {
  const { top, bottom, height } = block.getBoundingClientRect();
  const { clientHeight } = block.ownerDocument.documentElement;
  if (bottom > MIN_VISIBLE_HEIGHT && top < clientHeight - MIN_VISIBLE_HEIGHT) return;
  block.scrollIntoView({ block: height < clientHeight ? 'center' : 'start' });
}

/** Forwards pointer moves from the canvas to the editor's document, in which Puck follows the pointer. */
function forwardMove(
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
