/** Cards of a grid or carousel, with the product facts of product cards (GRD-01, GRD-02, GRD-04). */
import { readCard, type Card } from '#schemas/content-card.ts';
import { isRecord } from '#lib/read.ts';
import { readProductFacts, type ProductFacts } from './product.ts';

export interface ContentCard extends Card {
  /** The facts of a product card, such as its codes (GRD-04); undefined for other types. */
  product: ProductFacts | undefined;
}

/**
 * Reads a card from props or from an answer; undefined if it has no content. An unknown type is read as
 * `square`.
 */
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
