import { type ReactNode, useContext } from 'react';
import { IsWithoutScript } from '#island/context.ts';

/**
 * Content that is shown only without JavaScript. A `<noscript>` can't contain another one: with JavaScript
 * enabled, the browser treats the first end tag as its own.
 */
export function WithoutScript({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const isInside = useContext(IsWithoutScript);
  return isInside ? (
    <div className={className}>{children}</div>
  ) : (
    <noscript className={className}>{children}</noscript>
  );
}
