import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Barcode } from '#ui/barcode/Barcode.tsx';
import { Button } from '#ui/Button.tsx';
import { ArrowIcon, ChevronIcon, CloseIcon, PersonIcon, SearchIcon } from '#ui/icons.tsx';
import { CartIcon } from '#ui/cart-icon.tsx';
import { AlertIcon, CheckIcon } from '#ui/status-icons.tsx';
import { LikeButton } from '#ui/like-button/LikeButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { PrintSheet } from '#ui/print-sheet/PrintSheet.tsx';
import { Quantity } from '#ui/quantity/Quantity.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SoldOut } from '#ui/sold-out/SoldOut.tsx';
import { Stars } from '#ui/stars/Stars.tsx';
import { StarsInput } from '#ui/stars/StarsInput.tsx';
import { inIsland } from './in-island.tsx';

const meta = { title: 'parts/Small parts', decorators: [inIsland] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ratings: Story = {
  render: () => (
    <>
      {[0, 0.5, 2.3, 3, 4.7, 5].map((value) => (
        <p key={value}>
          <Stars value={value} />
        </p>
      ))}
    </>
  ),
};

export const Rating: Story = {
  name: 'A rating to give',
  render: function Given() {
    const [value, setValue] = useState('');
    return (
      <fieldset>
        <legend>Arvosana</legend>
        <StarsInput id="part-rating" name="part-rating" value={value} onChange={setValue} />
      </fieldset>
    );
  },
  async play({ canvas, userEvent }) {
    const fourth = canvas.getAllByRole('radio')[3]!;
    await userEvent.click(fourth);
    await expect(fourth).toBeChecked();
  },
};

export const LinkThatIsAButton: Story = {
  name: 'A link that is a button once it is mounted',
  render: function Pressed() {
    const [count, setCount] = useState(0);
    return (
      <>
        <LinkButton href="#product" variant="primary" onPress={() => setCount(count + 1)}>
          Näytä tuote
        </LinkButton>
        <p role="status">Painettu {count} kertaa</p>
      </>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Painettu 1 kertaa');
    await expect(location.hash).toBe('');
  },
};

export const NoMoreOfIt: Story = { name: 'Sold out', render: () => <SoldOut /> };

export const HowMany: Story = {
  render: function Counted() {
    const [value, setValue] = useState(2);
    return <Quantity value={value} onChange={setValue} max={6} />;
  },
};

export const EightAndThirteenDigits: Story = {
  name: 'EAN-8 and EAN-13',
  render: () => (
    <>
      <Barcode ean="96385074" /> <Barcode ean="6407800012345" />
    </>
  ),
};

export const RichTexts: Story = {
  name: 'Rich text, as an editor and as nobody should write it',
  render: () => (
    <>
      <RichText html='<h3>Väliotsikko</h3><p>Teksti, jossa on <a href="/">linkki</a> ja <strong>lihavointi</strong>.</p><ul><li>yksi</li><li>kaksi</li></ul>' />
      <RichText html='<p onclick="alert(1)">Vain <script>alert(1)</script>teksti <a href="javascript:alert(1)">jää</a>.</p>' />
    </>
  ),
};

export const Icons: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 16 }}>
      {[AlertIcon, ArrowIcon, CartIcon, CheckIcon, ChevronIcon, CloseIcon, PersonIcon, SearchIcon].map(
        (One) => (
          <One key={One.name} />
        ),
      )}
    </p>
  ),
};

export const Said: Story = {
  name: 'Popover',
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  render: function Opened() {
    const anchor = useRef<HTMLButtonElement>(null);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button ref={anchor} onClick={() => setOpen(true)}>
          Poista
        </Button>
        {open && (
          <Popover anchor={anchor} title="Poistetaanko tuote korista?" onClose={() => setOpen(false)}>
            <Button onClick={() => setOpen(false)}>Poista</Button>
          </Popover>
        )}
      </>
    );
  },
};

export const Likes: Story = {
  name: 'Like button',
  render: () => <LikeButton contentId="part" likeCount={12} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent('13');
  },
};

export const Printed: Story = {
  name: 'Print sheet',
  render: () => (
    <>
      <p>Tätä ei tulosteta.</p>
      <PrintSheet>
        <p>Vain tämä tulostetaan.</p>
      </PrintSheet>
    </>
  ),
};
