import type { ComponentPropsWithoutRef } from 'react';
import { useBroken } from '../use-broken.ts';

interface Props extends ComponentPropsWithoutRef<'img'> {
  /** Safe to show. */
  src: string;
  alt: string;
}

/** A picture that leaves its place empty where it does not come, and no sign of what is broken. */
export function ImageOrNothing({ src, alt, ...rest }: Props) {
  const [isBroken, watch] = useBroken(src);
  return isBroken ? null : <img {...rest} {...watch} src={src} alt={alt} />;
}
