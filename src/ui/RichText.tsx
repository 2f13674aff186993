import { useMemo, type ComponentPropsWithoutRef } from 'react';
import { sanitize } from './sanitize.ts';

interface Props extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML as the CMS gives it; not trusted. Markers in it are mounted. */
  html: string;
}

/** CMS rich text. The only place of the project that sets inner HTML, and only what the sanitiser lets through. */
export function RichText({ html, ...rest }: Props) {
  const inner = useMemo(() => ({ __html: sanitize(html) }), [html]);
  return <div {...rest} dangerouslySetInnerHTML={inner} suppressHydrationWarning />;
}
