import * as v from 'valibot';
import { defineWidget, editor, type Editing } from '#island/define.ts';
import { messages } from './messages.ts';

/** CMSs send null for empty fields. */
const text = (title: string, description?: string, editing?: Editing) =>
  v.optional(v.nullable(v.pipe(v.string(), editor(title, description, editing))));
const number = (title: string, description?: string) =>
  v.optional(v.nullable(v.pipe(v.number(), editor(title, description))));
const name = v.pipe(v.string(), editor('Name'));

export default defineWidget({
  name: 'portion-calculator',
  title: 'Portion calculator',
  description:
    'The ingredients of a recipe for any number and size of portions, in the Finnish or Swedish manner.',
  category: 'professional',
  icon: 'M6 3h12v18H6V3Zm2 2v4h8V5H8Zm0 6v2h2v-2H8Zm3 0v2h2v-2h-2Zm3 0v2h2v-2h-2Zm-6 4v2h2v-2H8Zm3 0v2h2v-2h-2Zm3 0v2h2v-2h-2Z',
  props: {
    variant: v.optional(
      v.pipe(
        v.picklist(['fi', 'se']),
        editor('Variant', 'Finnish or Swedish limits and decimals. Default: by the language'),
      ),
    ),
    Yield: v.pipe(v.number(), editor('Portions', 'For how many portions the amounts are given')),
    PortionSize: v.pipe(v.number(), editor('Portion size', 'Of the portions that the amounts are given for')),
    PortionUnit: v.pipe(v.string(), editor('Unit of the portion size', 'Shown beside it, for example g')),
    TotalYieldKg: v.pipe(v.number(), editor('Total yield', 'What the recipe gives in all, in kilograms')),
    Steps: v.pipe(
      v.array(
        v.object({
          Heading: v.optional(v.nullable(v.pipe(v.string(), editor('Heading', undefined, { inline: true })))),
          Instructions: v.optional(
            v.nullable(
              v.pipe(
                v.string(),
                editor('Instructions', 'Below the ingredients', { format: 'rich-text', inline: true }),
              ),
            ),
          ),
          Ingredients: v.optional(
            v.nullable(
              v.pipe(
                v.array(
                  v.object({
                    Name: name,
                    Amount: number('Amount', 'For all portions'),
                    Unit: text('Unit'),
                    Url: text('Address', 'Of the product', 'link'),
                    Order: number('Order', 'Its place in the list'),
                  }),
                ),
                editor('Ingredients'),
              ),
            ),
          ),
        }),
      ),
      editor('Steps', 'Each with its ingredients, which are shown by their Order'),
    ),
    nutrients: v.optional(
      v.pipe(
        v.array(v.object({ Code: text('Code'), Name: name, Amount: number('Amount'), Unit: text('Unit') })),
        editor('Nutrients', 'Shown as they are: the size of a portion does not change them'),
      ),
    ),
    portionStep: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), editor('Step of the portions', 'For one press')),
      1,
    ),
    sizeStep: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), editor('Step of the portion size', 'For one press')),
      10,
    ),
  },
  rests: true,
  load: 'visible',
  reservedHeight: 0,
  texts: messages,
});
