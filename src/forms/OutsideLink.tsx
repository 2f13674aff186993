import type { ReactNode } from 'react';
import { safeLink } from '#lib/url.ts';

interface Props {
  /** Not trusted; without one that may be linked to there is no link. */
  link: string | undefined;
  children: ReactNode;
}

/** A link out of a form, to a tab of its own: what is typed stays in this one. */
export function OutsideLink({ link, children }: Props) {
  const url = safeLink(link);
  return url === undefined ? null : (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
