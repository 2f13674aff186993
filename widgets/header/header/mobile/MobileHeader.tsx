import { useCallback, useId, useState, type MouseEvent } from 'react';
import type { MobileNavigation } from '#api/navigation.ts';
import { useTexts } from '#island/context.ts';
import { nextPaint } from '#lib/next-paint.ts';
import { Icon } from '#ui/icons.tsx';
import { useScrolled } from '#ui/use-scrolled.ts';
import { CartLink } from '../CartLink.tsx';
import { useHeader } from '../header-context.ts';
import { Logo } from '../Logo.tsx';
import { messages } from '../messages.ts';
import styles from './MobileHeader.module.css';
import { SearchOverlay } from './SearchOverlay.tsx';
import { SideNavigation } from './SideNavigation.tsx';

const MenuIcon = () => (
  <Icon>
    <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11" />
  </Icon>
);

/** A fixed bar with menu button, logo, links, basket and search. The button opens the side navigation (NAV-29 to NAV-41). */
export default function MobileHeader({ navigation }: { navigation: MobileNavigation }) {
  const t = useTexts(messages);
  const { hideLogoOnScroll } = useHeader();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const scrolled = useScrolled(1);
  const panelId = useId();

  /**
   * Opens the panel as a modal, with the page behind it inert. Before the island is mounted, the browser opens it as a
   * popover. An inert page takes several frames, because the browser computes the style of all its elements.
   */
  const openModal = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.popoverTargetElement?.matches(':popover-open')) return;
    event.preventDefault();
    void nextPaint().then(() => setOpen(true));
  };

  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open || undefined}
        popoverTarget={panelId}
        onClick={openModal}
      >
        <MenuIcon />
      </button>
      <span className={styles.brand} data-gone={hideLogoOnScroll && scrolled}>
        <Logo className={styles.logo} isCompact />
      </span>
      <nav className={styles.links} aria-label={t('barNavigation')}>
        <ul className={styles.list}>
          {navigation.barLinks.map(({ label, link }, index) => (
            <li key={index}>
              <a className={styles.link} href={link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <CartLink isCompact />
      <SearchOverlay />
      <SideNavigation id={panelId} open={open} onClose={close} navigation={navigation} />
    </div>
  );
}
