import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ContentHit } from '#api/search-results.ts';
import { useIsland } from '#island/context.ts';
import { NewsCard } from '#ui/news-card/NewsCard.tsx';
import { QuickSearch } from '#ui/quick-search/QuickSearch.tsx';
import { SearchBox } from '#ui/search/SearchBox.tsx';
import { SearchPage } from '#ui/search/SearchPage.tsx';
import { createSearchSettings } from '#ui/search/settings.ts';
import { newsSearch } from '../../widgets/search/news-search/search.ts';
import { inIsland } from './in-island.tsx';

const meta = { title: 'parts/Search', decorators: [inIsland] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Box: Story = {
  name: 'Search box',
  render: function Typed() {
    const [text, setText] = useState('makkara');
    return <SearchBox id="part-search" text={text} hidden={[]} onType={setText} onSearch={() => undefined} />;
  },
};

const renderHit = ({ title, url, image }: ContentHit) => (
  <NewsCard title={title} url={url} image={image} headingLevel={2} />
);

export const Page: Story = {
  name: 'Search page',
  render: function Shown() {
    return (
      <SearchPage
        description={newsSearch}
        settings={createSearchSettings({}, useIsland())}
        renderHit={renderHit}
      />
    );
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('list')).toBeVisible());
  },
};

export const Quick: Story = {
  name: 'Quick search, every layout',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['normal', 'mobile', 'sticky'] as const).map((layout) => (
        <QuickSearch key={layout} layout={layout} searchUrl="/haku" />
      ))}
    </div>
  ),
};

export const Suggested: Story = {
  name: 'Quick search, with what it suggests',
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: () => <QuickSearch layout="normal" searchUrl="/haku" />,
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'makkara');
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
  },
};
