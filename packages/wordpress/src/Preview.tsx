import { useEffect, useRef, useState } from '@wordpress/element';
import { addBundle, excludeWidgets } from './canvas.ts';
import { t } from './messages.ts';

interface PreviewProps {
  /** Name of the widget. */
  name: string;
  title: string;
  /** The props as JSON. */
  json: string;
  /** Version of the props. */
  version: number | undefined;
  load: string;
  /** Whether clicks go to the widget. */
  isInteractive: boolean;
  /** Names of the slots. */
  slots: readonly string[];
  /** Receives the elements in the widget that show the slots, by name. */
  onHosts: (hosts: ReadonlyMap<string, HTMLElement>) => void;
  /** Receives the props as JSON after the runtime has converted them to the current version. */
  onMigrated: (json: string) => void;
}

/** Class of the elements that show the slots. */
const HOST = 'saaristo-slot';

/** Height in pixels below which a widget cannot be selected. */
const VISIBLE_HEIGHT = 8;

/** Creates the elements of the slots in a marker. The runtime moves the hosts into the widget. */
function createHosts(marker: HTMLElement, slots: readonly string[]): ReadonlyMap<string, HTMLElement> {
  const { ownerDocument } = marker;
  return new Map(
    slots.map((slot) => {
      const place = ownerDocument.createElement('div');
      const host = ownerDocument.createElement('div');
      place.dataset['slot'] = slot;
      host.className = HOST;
      place.append(host);
      marker.append(place);
      return [slot, host];
    }),
  );
}

/** Returns the elements that are not around a host, as far outside as possible: a widget without slots is one of them itself. */
function listOutsideOfHosts(element: HTMLElement): HTMLElement[] {
  if (element.classList.contains(HOST)) return [];
  if (!element.querySelector(`.${HOST}`)) return [element];
  return Array.from(element.children as Iterable<HTMLElement>).flatMap(listOutsideOfHosts);
}

/** Renders a marker, which the runtime in the canvas's document mounts. React does not manage it. */
export function Preview(props: PreviewProps) {
  const { name, title, json, version, load, isInteractive, slots, onHosts, onMigrated } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isInvisible, setInvisible] = useState(false);
  /** Elements that are inert because of the preview. The widget may have others. */
  const inert = useRef<HTMLElement[]>([]);
  const latest = useRef({ onMigrated, isInteractive });
  latest.current = { onMigrated, isInteractive };
  const updateInert = (): void => {
    for (const one of inert.current) one.inert = false;
    inert.current = latest.current.isInteractive
      ? []
      : listOutsideOfHosts(place.current!).filter((one) => !one.inert);
    for (const one of inert.current) one.inert = true;
  };

  useEffect(() => {
    const element = place.current!;
    const { ownerDocument } = element;
    const window = ownerDocument.defaultView as Window & typeof globalThis;
    addBundle(ownerDocument);
    const marker = ownerDocument.createElement('div');
    marker.dataset['widget'] = name;
    marker.dataset['props'] = json;
    if (version !== undefined && version > 1) marker.dataset['propsVersion'] = String(version);
    if (load) marker.dataset['load'] = load;
    const updateVisibility = (): void =>
      setInvisible(
        marker.dataset['widgetState'] === 'mounted' && marker.getBoundingClientRect().height < VISIBLE_HEIGHT,
      );
    marker.addEventListener('widget:mounted', () => {
      // The runtime has converted props of an older version.
      if (Number(marker.dataset['propsVersion'] ?? 1) !== (version ?? 1))
        latest.current.onMigrated(marker.dataset['props']!);
      setInvisible(marker.getBoundingClientRect().height < VISIBLE_HEIGHT);
    });
    // Links and forms must not leave the editor.
    const preventNavigation = (event: Event): void => {
      const link = (event.target as Element).closest?.('a[href]');
      if (event.type === 'submit' || (link && !link.getAttribute('href')!.startsWith('#')))
        event.preventDefault();
    };
    // A dialog that opens by itself would cover the whole editor.
    const keepClosed = (event: Event): void => {
      const isOpening = (event as ToggleEvent).newState === 'open';
      if ((event.target as Element).tagName === 'DIALOG' && isOpening && !latest.current.isInteractive)
        event.preventDefault();
    };
    const dialogs = new window.MutationObserver(() => {
      if (latest.current.isInteractive) return;
      // In some browsers the opening of a dialog cannot be prevented.
      for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]'))
        if (dialog.matches(':modal')) dialog.close();
    });
    dialogs.observe(element, { subtree: true, childList: true, attributeFilter: ['open'] });
    const listeners = [
      ['beforetoggle', keepClosed],
      ['click', preventNavigation],
      ['submit', preventNavigation],
    ] as const;
    for (const [type, listener] of listeners) element.addEventListener(type, listener, true);
    const hosts = createHosts(marker, slots);
    // The widget moves the hosts, and its elements around them change.
    const moves = new window.MutationObserver(updateInert);
    if (slots.length > 0) moves.observe(element, { subtree: true, childList: true });
    element.append(marker);
    excludeWidgets(ownerDocument);
    onHosts(hosts);
    updateInert();
    const sizes = new window.ResizeObserver(updateVisibility);
    sizes.observe(marker);
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      moves.disconnect();
      for (const [type, listener] of listeners) element.removeEventListener(type, listener, true);
      marker.remove();
    };
    // Changed props are passed to the existing marker below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, version, load]);

  // When the marker's props change, the runtime updates the mounted island and keeps its state.
  useEffect(() => {
    const marker = place.current!.querySelector<HTMLElement>('[data-widget]')!;
    if (marker.dataset['props'] !== json) marker.dataset['props'] = json;
  }, [json]);

  // oxlint-disable-next-line react/exhaustive-deps -- reads the latest value itself
  useEffect(updateInert, [isInteractive]);

  return (
    <>
      {isInvisible && <p className="saaristo-unseen">{t.takesNoRoom(title)}</p>}
      <div ref={place} className="saaristo-preview" />
    </>
  );
}
