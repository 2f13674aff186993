import * as v from 'valibot';
import { defineWidget, editor, image, type TextFormat } from '#island/define.ts';
import { cardVariant } from '#ui/product-card/card-props.ts';
import { messages } from './messages.ts';

const text = (title: string, description: string, editedAs?: TextFormat) =>
  v.optional(v.pipe(v.string(), editor(title, description, editedAs)));

const picture = image('Picture');
const [{ options: pictureOrAddress }] = picture.pipe;

export default defineWidget({
  name: 'product-card',
  title: 'Product card',
  description: 'One product with its picture, price and codes. The content depends on the site.',
  category: 'shop',
  icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm0 2v8h14V5H5Zm0 10v1.5h9V15H5Zm0 3v1h6v-1H5Z',
  props: {
    variant: cardVariant('Variant', 'What the card shows. Default: by site'),
    contentId: text('Content id', 'Id of the product in the CMS'),
    code: text('Product number', 'Shown as such', 'product'),
    productCode: text('Product number (shop)', 'Overrides the product number', 'product'),
    title: text('Name', 'Of the product'),
    header: text('Name (shop)', 'Replaces the name'),
    url: text('Address', 'Of the product’s page', 'link'),
    link: text('Address (shop)', 'Replaces the address', 'link'),
    image: v.optional(
      v.pipe(
        v.union([...pictureOrAddress, v.array(picture)]),
        editor('Pictures', 'One, or a list of them: the package first'),
      ),
    ),
    price: text('Price', 'In euros with a decimal comma: 12,90'),
    svhPrice: text('Compared price', 'Struck through beside the price, where they differ'),
    pricePerKilo: text('Price per kilo', 'Shown where the card sells'),
    discountPercentage: v.optional(
      v.pipe(v.number(), editor('Discount', 'Per cent, shown on the picture: 20 reads -20 %')),
    ),
    stock: v.optional(
      v.pipe(v.nullable(v.number()), editor('Stock', 'Pieces left; none given means unlimited, 0 sold out')),
      null,
    ),
    valoCode: text(
      'Ordering code',
      'Code in the ordering service, in the variants for professionals and partners',
    ),
    gtinCode: text('EAN code', '8, 12, 13 or 14 digits, drawn as bars in the same variants'),
    valoUrl: text(
      'Ordering service',
      'Address with {code} in it; without one the ordering code is plain text',
    ),
    novelty: v.optional(v.pipe(v.boolean(), editor('Novelty', 'Marks the product as new')), false),
  },
  either: [
    ['title', 'header'],
    ['url', 'link'],
  ],
  load: 'visible',
  reservedHeight: 378,
  budgets: [{ bytes: 22_900 }],
  placement: 'card-row',
  texts: messages,
});
