/** Cards of a grid or a carousel with what they show of a product (GRD-01, GRD-02, GRD-04). */
import { readCard, type Card } from '#lib/content-card.ts';
import { isRecord } from '#lib/read.ts';
import { readProductFacts, type ProductFacts } from './product.ts';

export interface ContentCard extends Card {
  /** Its codes, where it is a product (GRD-04). */
  product: ProductFacts | undefined;
}

/** The card out of props or of an answer; undefined where nothing says what it is about. An unknown type reads as `square`. */
export function readContentCard(value: unknown): ContentCard | undefined {
  const card = readCard(value);
  if (!card || !isRecord(value)) return undefined;
  const { type, header, image } = card;
  return {
    ...card,
    product:
      type === 'product' ? readProductFacts({ ...value, header, image: image ? [image] : [] }) : undefined,
  };
}
