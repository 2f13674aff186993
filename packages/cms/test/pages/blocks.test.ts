import { describe, expect, it } from 'vitest';
import { setContentId } from '../../pages/render/blocks.ts';

describe('likes of shared blocks', () => {
  it.each(['atriafi/*section/1', 'lihakauppa/*section/1', 'atriafi/tuotteet/*'])(
    'button with the id %s of a section or template: it counts for the content that shows it, from its own likes',
    (shared) => {
      const blocks = [{ widget: 'like-button', props: { contentId: shared, likeCount: 128 } }];
      expect(setContentId(blocks, 'lihakauppa/sivu')).toEqual([
        { widget: 'like-button', props: { contentId: 'lihakauppa/sivu' } },
      ]);
    },
  );

  it.each(['atriafi/sivu', 'muu/*', '**', 100])('other value %j: it stays', (contentId) => {
    const blocks = [{ widget: 'like-button', props: { contentId, likeCount: 128 } }];
    expect(setContentId(blocks, 'lihakauppa/sivu')).toEqual(blocks);
  });
});
