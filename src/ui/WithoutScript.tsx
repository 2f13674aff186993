import { type ReactNode, useContext } from 'react';
import { IsWithoutScript } from './without-script.ts';

/** What is shown where no script runs, and nowhere else. A `<noscript>` holds no other: a browser with scripts takes the first end for its own. */
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
