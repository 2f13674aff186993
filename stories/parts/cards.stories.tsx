import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button.tsx';
import { readContentCard } from '#api/content-card.ts';
import { CARD_TYPES } from '#schemas/content-card.ts';
import type { Image } from '#lib/image.ts';
import { Badge } from '#ui/card/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';
import { Picture } from '#ui/card/Picture.tsx';
import { ContentCard } from '#ui/content-card/ContentCard.tsx';
import { drawDish, harbour, drawPackage } from '#ui/content-card/example-pictures.ts';
import { ImageCard } from '#ui/content-card/ImageCard.tsx';
import { BrandCard, ReleaseCard } from '#ui/content-card/PlainCards.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import { InfoCards } from '#ui/info-cards/InfoCards.tsx';
import { NewsCard } from '#ui/news-card/NewsCard.tsx';
import { RecipeCard } from '#ui/recipe-card/RecipeCard.tsx';
import { Player } from '#ui/video-dialog/Player.tsx';
import { VideoDialog } from '#ui/video-dialog/VideoDialog.tsx';
import { VideoPreview } from '#ui/video-dialog/VideoPreview.tsx';
import { inIsland } from './in-island.tsx';

const meta = { title: 'parts/Cards', decorators: [inIsland] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const picture = (url: string, alt: string): Image => ({ url, alt });

/** Has the width of a grid column. */
const column = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' };

export const Frame: Story = {
  name: 'The frame of all cards',
  render: () => (
    <div style={column}>
      <Card
        title="Kaikki osat"
        url="/kortti"
        picture={<Picture image={picture(harbour, 'Satama')} shape="landscape" />}
        badges={
          <>
            <Badge tone="brand">Uutuus</Badge>
            <Badge tone="accent">-20 %</Badge>
          </>
        }
        category="Luokka"
        teaser="Pari riviä siitä, mihin kortti johtaa."
      >
        <p>Alimpana</p>
      </Card>
      <Card
        title="Kuva puuttuu, eikä kortti johda mihinkään"
        url={undefined}
        picture={<Picture image={undefined} shape="square" />}
      />
    </div>
  ),
};

export const NoPicture: Story = {
  name: 'A picture that does not come',
  render: () => (
    <p style={{ minHeight: 80, outline: '1px dashed' }}>
      <ImageOrNothing src={drawPackage('#0d4f4b')} alt="Pakkaus" width={80} height={80} />
      <ImageOrNothing src="data:image/png;base64,AAAA" alt="Rikki" width={80} height={80} />
    </p>
  ),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1));
  },
};

export const OnPictures: Story = {
  name: 'Image card, every shape',
  render: () => (
    <div style={column}>
      {(['square', 'tall', 'wide', 'extra-tall'] as const).map((shape) => (
        <ImageCard
          key={shape}
          title={shape}
          url="/kortti"
          image={picture(harbour, '')}
          cta="Tutustu"
          shape={shape}
          headingLevel={3}
        />
      ))}
      <ImageCard
        title="Kuva sanojen yläpuolella"
        url="/kortti"
        image={picture(harbour, '')}
        cta=""
        shape="wide"
        headingLevel={3}
        layout="beside"
      />
    </div>
  ),
};

export const Plain: Story = {
  name: 'Press release and brand',
  render: () => (
    <div style={column}>
      <ReleaseCard
        title="Tiedote ilman kuvaa"
        url="/tiedote"
        image={undefined}
        headingLevel={3}
        kind="Pörssitiedote"
        publishDate="2026-10-30"
        cta="Lue"
      />
      <BrandCard
        title="Tuotemerkki"
        url="/merkki"
        image={picture(drawPackage('#0d4f4b'), '')}
        headingLevel={3}
        cta="Till sidan"
        shape="square"
      />
    </div>
  ),
};

export const Recipe: Story = {
  name: 'Recipe card',
  render: () => (
    <div style={column}>
      <RecipeCard
        title="Jauhelihapasta"
        url="/reseptit/jauhelihapasta"
        image={picture(drawDish('#a8452f'), '')}
        productImage={picture(drawPackage('#0d4f4b'), '')}
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
          productImage: drawPackage('#0d4f4b'),
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
        images={[picture(drawPackage('#0d4f4b'), 'Pakkaus'), picture(drawDish('#a8452f'), 'Annos')]}
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

const film = { kind: 'file', url: '/media/satama.mp4' } as const;

export const Film: Story = {
  name: 'Player',
  render: () => (
    <div style={{ maxWidth: 480 }}>
      <Player video={film} title="Päivä satamassa" poster={harbour} />
    </div>
  ),
};

export const FilmAbove: Story = {
  name: 'Video dialog',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: function Opened() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Katso</Button>
        <VideoDialog open={open} onClose={() => setOpen(false)} title="Päivä satamassa" video={film} />
      </>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Katso' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Päivä satamassa' })).toBeVisible());
  },
};
