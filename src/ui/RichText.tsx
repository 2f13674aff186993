import { useMemo, type ComponentPropsWithoutRef } from 'react';
import { sanitize } from './sanitize.ts';

interface Props extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML of the CMS, not trusted. Markers in it are mounted. */
  html: string;
}

/** Rich text of the CMS, sanitized. */
export function RichText({ html, ...rest }: Props) {
  const inner = useMemo(() => ({ __html: sanitize(html) }), [html]);
  return <div {...rest} dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}
