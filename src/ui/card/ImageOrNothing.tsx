import type { ComponentPropsWithoutRef } from 'react';
import { useBroken } from '../use-broken.ts';

interface Props extends ComponentPropsWithoutRef<'img'> {
  /** Safe to show. */
  src: string;
  alt: string;
}

/** A picture that renders nothing if it fails to load, instead of the browser's icon. */
export function ImageOrNothing({ src, alt, ...rest }: Props) {
  const [isBroken, watch] = useBroken(src);
  return isBroken ? null : <img {...rest} {...watch} src={src} alt={alt} />;
}
