import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readContentCard } from '#api/content-card.ts';
import { CARD_TYPES } from '#lib/content-card.ts';
import type { Image } from '#lib/image.ts';
import { ContentCard } from '#ui/content-card/ContentCard.tsx';
import { dish, harbour, pack } from '#ui/content-card/example-pictures.ts';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { InfoCards } from '#ui/info-cards/InfoCards.tsx';
import { NewsCard } from '#ui/news-card/NewsCard.tsx';
import { RecipeCard } from '#ui/recipe-card/RecipeCard.tsx';
import { VideoPreview } from '#ui/video-dialog/VideoPreview.tsx';
import { inIsland } from './in-island.tsx';

const meta = { title: 'parts/Cards', decorators: [inIsland] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const picture = (url: string, alt: string): Image => ({ url, alt });

/** As wide as a column of a grid. */
const column = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' };

export const Recipe: Story = {
  name: 'Recipe card',
  render: () => (
    <div style={column}>
      <RecipeCard
        title="Jauhelihapasta"
        url="/reseptit/jauhelihapasta"
        image={picture(dish('#a8452f'), '')}
        productImage={picture(pack('#0d4f4b'), '')}
        category="Arkiruoka"
        teaser="Koko perheen suosikki."
        totalTime={75}
        isNovelty
      />
      <RecipeCard title="Ilman kuvaa, aikaa ja linkkiä" url={undefined} />
    </div>
  ),
};

export const News: Story = {
  name: 'News card',
  render: () => (
    <div style={column}>
      <NewsCard
        title="Uusi savustamo avattiin satamaan"
        url="/uutiset/savustamo"
        image={picture(harbour, 'Satama')}
        category="Yritys"
        teaser="Savustamo työllistää sata ihmistä."
        publishDate="2026-10-30"
        author="Aino Salmela"
        isNovelty
      />
      <NewsCard title="Pelkkä otsikko" url={undefined} />
    </div>
  ),
};

export const Content: Story = {
  name: 'Content card, every type',
  render: () => (
    <div style={column}>
      {CARD_TYPES.flatMap((type) => {
        const card = readContentCard({
          type,
          header: type,
          link: `/${type}`,
          image: harbour,
          productImage: pack('#0d4f4b'),
          totalTime: 40,
          publishDate: '2026-10-22',
          ctaButton: 'Tutustu',
          gtinCode: '6412345678907',
        });
        return card ? [<ContentCard key={type} card={card} />] : [];
      })}
    </div>
  ),
  async play({ canvas }) {
    for (const type of CARD_TYPES) await expect(canvas.getByRole('heading', { name: type })).toBeVisible();
  },
};

export const Pictures: Story = {
  name: 'Gallery',
  render: () => (
    <section style={{ maxWidth: 320 }}>
      <h3 id="gallery-title">Saunamakkara</h3>
      <Gallery
        images={[picture(pack('#0d4f4b'), 'Pakkaus'), picture(dish('#a8452f'), 'Annos')]}
        shape="square"
        url="/tuotteet/saunamakkara"
        titleId="gallery-title"
      />
    </section>
  ),
};

export const Reasons: Story = {
  name: 'Info cards',
  render: () => (
    <InfoCards
      cards={[
        { header: 'Kotimainen', text: 'Kaikki liha tulee suomalaisilta tiloilta.', icon: 'M4 12l5 5L20 6' },
        { header: 'Ilman kuvaketta', text: 'Pelkkä teksti on yhtä leveä.' },
      ]}
    />
  ),
};

export const Video: Story = {
  name: 'Video preview',
  render: () => (
    <VideoPreview
      image={{ url: harbour, alt: 'Rantamaisema' }}
      header="Päivä satamassa"
      videoUrl="/media/satama.mp4"
    />
  ),
};

export const NoVideo: Story = {
  name: 'Video preview of what cannot be played',
  render: () => (
    <VideoPreview
      image={{ url: harbour, alt: 'Rantamaisema' }}
      header="Päivä satamassa"
      videoUrl="javascript:alert(1)"
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Rantamaisema' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
