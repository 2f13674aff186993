import { useState, type ComponentPropsWithoutRef } from 'react';

interface Props extends ComponentPropsWithoutRef<'img'> {
  /** Safe to show. */
  src: string;
  alt: string;
}

/** A picture that leaves its place empty where it does not come, and no sign of what is broken. */
export function ImageOrNothing({ src, alt, ...rest }: Props) {
  const [broken, setBroken] = useState<string>();
  return src === broken ? null : <img {...rest} src={src} alt={alt} onError={() => setBroken(src)} />;
}
