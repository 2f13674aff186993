import type { ReactNode } from 'react';
import { IsWithoutScript } from '#island/context.ts';
import styles from './NoScriptSection.module.css';

interface Props {
  /** Id that links lead to. */
  id?: string;
  children: ReactNode;
}

/**
 * Content in the page for visitors without JavaScript, in place of what a script shows in a dialog. Only a
 * server renders it.
 */
export const NoScriptSection = ({ id, children }: Props) => (
  <noscript className={styles.noscript}>
    <IsWithoutScript value={true}>
      <div id={id} className={styles.part}>
        {children}
      </div>
    </IsWithoutScript>
  </noscript>
);
