/** Registers a block for each widget of the catalogue in the block editor: a form from its JSON Schema, and the widget as the preview. */
import { registerBlockType } from '@wordpress/blocks';
import { InnerBlocks } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { Path, SVG } from '@wordpress/primitives';
import { translateWidget } from '#island/form-model.ts';
import { Edit, type EditProps } from './Edit.tsx';
import { catalogue, settings, type Widget } from './settings.ts';
import { registerSlot } from './slots.tsx';

/** Categories of widgets that need more width than a column of text. */
const WIDE = new Set(['content', 'header', 'professional', 'search', 'shop']);

/** Returns WordPress's name of the width of a new block; undefined for the width of the text. */
function getAlign({ placement, category }: Widget): string | undefined {
  if (placement === undefined) return WIDE.has(category) ? 'wide' : undefined;
  if (placement === 'full-width') return 'full';
  return placement === 'section' || placement === 'headed-section' ? 'wide' : undefined;
}

/** Creates WordPress's icon from the catalogue's SVG. */
function createIcon({ icon = '' }: Widget) {
  const svg = new DOMParser().parseFromString(icon, 'image/svg+xml').documentElement;
  const paths = [...svg.querySelectorAll('path')];
  if (paths.length === 0) return 'block-default';
  return (
    <SVG xmlns="http://www.w3.org/2000/svg" viewBox={svg.getAttribute('viewBox') ?? '0 0 24 24'}>
      {paths.map((path, key) => (
        <Path
          key={key}
          d={path.getAttribute('d')!}
          fillRule={(path.getAttribute('fill-rule') as 'evenodd' | null) ?? undefined}
        />
      ))}
    </SVG>
  );
}

/** Registers the block of a widget in the user's language. The search also finds it by its English title. */
function registerBlock(english: Widget): Widget {
  const widget = translateWidget(english, catalogue?.editorTexts, settings.language);
  // A page has a floating widget once, and it has no width.
  const isFloating = widget.placement === 'floating';
  const align = getAlign(widget);
  registerBlockType(`saaristo/${widget.name}`, {
    apiVersion: 2,
    title: widget.title,
    description: widget.description,
    category: `saaristo-${widget.category}`,
    icon: createIcon(widget),
    keywords: ['saaristo', ...widget.name.split('-'), english.title],
    attributes: {
      props: { type: ['string', 'object'] },
      version: { type: 'integer' },
      load: { type: 'string' },
      fallback: { type: 'string', source: 'html' },
      picture: { type: 'boolean' },
    },
    supports: {
      align: isFloating ? false : ['wide', 'full'],
      anchor: true,
      html: false,
      multiple: !isFloating,
    },
    example: { attributes: { picture: true }, viewportWidth: 600 },
    edit: (props: Omit<EditProps, 'widget' | 'align'>) => <Edit {...props} widget={widget} align={align} />,
    save: ({ attributes: { fallback } }: EditProps) => (
      <>
        {fallback && <RawHTML>{fallback}</RawHTML>}
        <InnerBlocks.Content />
      </>
    ),
  });
  return widget;
}

// Accepts the saved content of a block as it is, because the filters of WordPress or an older version of the plugin may have changed it.
addFilter<EditProps['attributes']>(
  'blocks.getBlockAttributes',
  'saaristo/fallback',
  (attributes, { name }, innerHTML) =>
    name.startsWith('saaristo/') ? { ...attributes, fallback: innerHTML } : attributes,
);

registerSlot((catalogue?.widgets ?? []).map(registerBlock));
