import { createContext, useContext, type ReactNode } from 'react';
import styles from './InPage.module.css';

interface Props {
  /** What links to it name behind their #. */
  id?: string;
  children: ReactNode;
}

/** What is in the page, without a script alone, for what a script shows above it. Only a server renders it. */
export const InPage = ({ id, children }: Props) => (
  <noscript className={styles.noscript}>
    <IsWithoutScript value={true}>
      <div id={id} className={styles.part}>
        {children}
      </div>
    </IsWithoutScript>
  </noscript>
);

const IsWithoutScript = createContext(false);

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
