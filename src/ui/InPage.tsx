import type { ReactNode } from 'react';
import styles from './InPage.module.css';
import { IsWithoutScript } from './without-script.ts';

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
