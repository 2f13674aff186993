import { describe, expect, it } from 'vitest';
import { loadFirstPicture } from '../../content/first-picture.ts';
import { renderMarker } from '../../pages/render/marker.ts';
import { computedPart, ensureComputedPart } from '../../pages/store/templates.ts';

const columns = (
  props: Record<string, unknown>,
  slots: Record<string, ({ html: string } | { widget: string; props: object })[]>,
) => renderMarker({ widget: 'columns', props, slots: slots as never }).text;

describe('columns on a page', () => {
  it('texts and a widget in two columns: they are plain elements side by side, in the order of the columns', () => {
    expect(
      columns(
        { spacing: 'large' },
        { second: [{ widget: 'faq-list', props: { items: [] } }], first: [{ html: '<p>A</p>' }] },
      ),
    ).toBe(
      '<div class="columns" data-spacing="large"><div><p>A</p></div><div><div data-widget="faq-list" data-props="{&quot;items&quot;:[]}"></div></div></div>',
    );
  });

  it('unknown choice: it is the default, and no text gets into the element', () => {
    const slots = { first: [{ html: 'A' }] };
    expect(columns({ background: '"><script>', line: 'yes', colour: 'x' }, slots)).toBe(
      '<div class="columns"><div>A</div></div>',
    );
  });

  it('band without blocks: visitors see no empty stripe', () => {
    expect(columns({ background: 'band' }, { first: [] })).toBe('');
  });

  it('columns in a column: they are elements there, too', () => {
    const inner = { widget: 'columns', props: {}, slots: { first: [{ html: '<p>B</p>' }] } };
    expect(columns({}, { first: [inner] })).toContain('<div class="columns"><div><div class="columns"');
  });

  it('first picture in a column: it loads at once', () => {
    const page = (img: string) => [
      { widget: 'columns', props: {}, slots: { first: [{ html: '<p>A</p>' }, { html: img }] } },
    ];
    expect(loadFirstPicture(page('<p><img src="/a.jpg" loading="lazy"></p>'))).toEqual(
      page('<p><img src="/a.jpg"></p>'),
    );
  });

  it.each([
    ['product', [computedPart, 'columns']],
    ['section', ['columns']],
    [null, ['columns']],
  ] as const)(
    'computed part and section in a column of a %s: only a page keeps the section',
    (template, kept) => {
      const section = { widget: 'synced-section', props: { section: 1 } };
      const inColumns = (...first: object[]) =>
        ({ widget: 'columns', props: {}, slots: { first } }) as Parameters<
          typeof ensureComputedPart
        >[0][number];
      const own = template === 'section' ? [{ html: 'A' }] : [{ html: 'A' }, section];
      expect(ensureComputedPart([inColumns(computedPart, { html: 'A' }, section)], template)).toEqual(
        kept.map((one) => (one === 'columns' ? inColumns(...own) : one)),
      );
    },
  );
});
