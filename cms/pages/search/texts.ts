/** What the server says where a product is bought: the islands' own words, so that nothing is reworded when they come. */
import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { isRecord } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';
import { productCardMessages } from '#ui/product-card/messages.ts';

/** The link to where it can be bought, in the place of the buy control. */
const own: Messages<'buy'> = {
  fi: { buy: 'Osta' },
  se: { buy: 'Köp' },
  en: { buy: 'Buy' },
  de: { buy: 'Kaufen' },
};

const messages = mergeMessages(productCardMessages, own);

type BuyText = keyof (typeof messages)['fi'];

/** Gives the text of a key, with what its `{placeholders}` stand for. */
type Say = (key: BuyText, values?: Record<string, string | number>) => string;

/**
 * The texts of a language.
 * @param props of the block: what an editor has reworded is said so
 */
export function sayIn(language: Language, props: Record<string, unknown> = {}): Say {
  const texts = messages[language];
  const reworded: Record<string, unknown> = { ...(isRecord(props.texts) && props.texts), ...props };
  return (key, values = {}) => {
    const text = typeof reworded[key] === 'string' ? reworded[key] : texts[key];
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
