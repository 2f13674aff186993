/** Schemas of card props for editors (GRD-02). */
import * as v from 'valibot';
import { CARD_TYPES, type CardType } from '#schemas/content-card.ts';
import { editor, image, type Editing, usedWith } from '#island/define.ts';
import { IMAGE_PRESETS } from '#lib/image-preset.ts';

const optionalText = (
  title: string,
  description?: string,
  editing?: Editing,
  types: readonly CardType[] = CARD_TYPES,
) =>
  v.optional(
    types === CARD_TYPES
      ? v.pipe(v.string(), editor(title, description, editing))
      : v.pipe(v.string(), editor(title, description, editing), usedWith({ type: types })),
  );

const RECIPES: readonly CardType[] = ['recipe', 'broiler-recipe'];
const NEWS: readonly CardType[] = ['news', 'press-release'];
const PRODUCTS: readonly CardType[] = ['product'];
const WITH_BUTTON = CARD_TYPES.filter((type) => type !== 'news' && type !== 'product');

const cardProps = v.object({
  type: v.optional(
    v.pipe(v.picklist(CARD_TYPES), editor('Type', 'How the card looks; wide ones take two columns')),
    'square',
  ),
  header: optionalText('Heading', 'Names the card', { inline: true }),
  link: optionalText('Address', 'Where the card leads', 'link'),
  image: v.optional(image('Picture', 'Address, or address and alternative text')),
  productImage: v.optional(
    v.pipe(
      image('Product picture', 'Of a recipe: shows in place of the first one while the card is pointed at'),
      usedWith({ type: RECIPES }),
    ),
  ),
  imagePreset: v.optional(
    v.pipe(v.picklist(IMAGE_PRESETS), editor('Picture size', 'A size or crop that the CMS makes')),
  ),
  ctaButton: optionalText('Button', 'Text of the button', { inline: true }, WITH_BUTTON),
  contentId: optionalText('Content id', 'Of what is liked; needs a number of likes, too'),
  likeCount: v.optional(v.pipe(v.number(), editor('Likes', 'Shows a like button with this count', 'count'))),
  totalTime: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      editor('Time', 'Of a recipe, in minutes'),
      usedWith({ type: RECIPES }),
    ),
  ),
  cisionTextType: optionalText(
    'Kind of release',
    'Of a press release or news: shown above the heading',
    undefined,
    NEWS,
  ),
  publishDate: optionalText('Date', 'Of a press release or news, as 2026-11-22', 'date', NEWS),
  productCode: optionalText('Product number', 'Of a product', 'product', PRODUCTS),
  valoCode: optionalText('Ordering code', 'Of a product in the ordering service', undefined, PRODUCTS),
  gtinCode: optionalText('EAN code', 'Of a product, drawn as bars', undefined, PRODUCTS),
});

export const cardList = v.pipe(v.array(cardProps), editor('Cards', 'In the order in which they are shown'));
