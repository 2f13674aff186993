import type { ReactNode } from 'react';
import type { MenuRecipe } from '#schemas/menu.ts';
import { Picture } from '#ui/card/Picture.tsx';
import styles from './Day.module.css';

interface Props {
  recipe: MenuRecipe;
  /** Whether the header links to the recipe. It does not while the menu is being edited, where a wrong click would leave the page. */
  isLinked?: boolean;
  children?: ReactNode;
}

/** A recipe on the menu (MNU-04, GRD-11): below its picture in wide windows, otherwise beside it. */
export const Card = ({ recipe: { header, link, image }, isLinked = false, children }: Props) => (
  <article className={styles.card}>
    <Picture image={image} shape="landscape" className={styles.picture} />
    <h4 className={styles.header}>
      {isLinked && link ? (
        <a className={styles.link} href={link}>
          {header}
        </a>
      ) : (
        header
      )}
    </h4>
    {children}
  </article>
);
