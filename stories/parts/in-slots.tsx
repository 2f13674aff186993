import { createElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { createIsland, IslandProvider } from '#island/context.ts';
import { settings } from '#island/settings.ts';
import FaqList from '../../widgets/corporate/faq-list/FaqList.tsx';
import LikeButton from '../../widgets/content/like-button/LikeButton.tsx';

const WIDGETS: Readonly<Record<string, (props: never) => ReactNode>> = {
  'faq-list': FaqList,
  'like-button': LikeButton,
};

interface InSlotsProps {
  /** HTML of the slots by name; '' is the default slot. */
  slots: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Renders a widget with slots, and mounts the markers in them like the runtime, which Storybook does not have. */
export function InSlots({ slots, children }: InSlotsProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const roots = [...element.current!.querySelectorAll<HTMLElement>('saaristo-root [data-widget]')].map(
      (marker) => {
        const name = marker.dataset['widget']!;
        const Widget = WIDGETS[name] as (props: object) => ReactNode;
        const props = JSON.parse(marker.dataset['props'] ?? '{}') as Record<string, unknown>;
        const host = document.createElement('saaristo-root');
        marker.replaceChildren(host);
        marker.dataset['widgetState'] = 'mounted';
        const root = createRoot(host);
        root.render(
          <IslandProvider value={createIsland(name, props, settings())}>
            <Widget {...props} />
          </IslandProvider>,
        );
        return root;
      },
    );
    // Not in the commit of the outer root.
    return () => queueMicrotask(() => roots.forEach((root) => root.unmount()));
  }, []);
  const island = {
    ...createIsland('part', {}, settings()),
    slots: { getHtml: (name: string) => slots[name] },
  };
  return (
    <div ref={element} data-widget="part" data-widget-state="mounted">
      {createElement('saaristo-root', undefined, <IslandProvider value={island}>{children}</IslandProvider>)}
    </div>
  );
}
