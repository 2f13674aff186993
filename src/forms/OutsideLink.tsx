import type { ReactNode } from 'react';
import { safeLink } from '#lib/url.ts';

interface Props {
  /** Not trusted. Without a safe URL there is no link. */
  link: string | undefined;
  children: ReactNode;
}

/** A link that opens in a new tab, so that the typed values stay. */
export function OutsideLink({ link, children }: Props) {
  const url = safeLink(link);
  return url === undefined ? null : (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
