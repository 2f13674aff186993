/** The prop that selects the variant of product cards. Only editors load the schema: see define.ts. */
import * as v from 'valibot';
import { editor } from '#island/define.ts';
import { VARIANTS, type ProductCardVariant } from './variants.ts';

export const cardVariant = (title: string, description: string) =>
  v.optional(v.pipe(v.picklist(Object.keys(VARIANTS) as ProductCardVariant[]), editor(title, description)));
