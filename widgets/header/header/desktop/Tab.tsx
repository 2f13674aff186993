import { useId } from 'react';
import type { NavigationTab } from '#api/navigation.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';
import { useHeader } from '../header-context.ts';
import { placeOf } from '../links.ts';
import { MegaMenu } from './MegaMenu.tsx';
import styles from './Tab.module.css';
import { useMenu } from './use-menu.ts';

/** One tab: a plain link, or a button that opens its menu (NAV-10 to NAV-12). */
export function Tab({ tab }: { tab: NavigationTab }) {
  const menu = useMenu();
  const { menuStyle } = useHeader();
  const menuId = useId();
  const place = placeOf(tab.link, window.location.href);
  const look = { className: styles.tab, 'data-border': tab.showBorder, 'data-place': place };
  const Menu = menuStyle === 'simple' ? DropdownMenu : MegaMenu;

  if (tab.children.length === 0)
    return (
      <li className={styles.item}>
        <a {...look} href={tab.link} aria-current={place === 'page' ? 'page' : undefined}>
          <Face tab={tab} />
        </a>
      </li>
    );

  return (
    <li className={styles.item} {...menu.item}>
      <button
        {...look}
        {...menu.button}
        type="button"
        aria-expanded={menu.open}
        aria-controls={menu.open ? menuId : undefined}
      >
        <Face tab={tab} />
        <ChevronIcon className={styles.chevron} width="16" height="16" />
      </button>
      {menu.open && <Menu id={menuId} tab={tab} onFollow={menu.close} />}
    </li>
  );
}

const Face = ({ tab: { icon, label } }: { tab: NavigationTab }) => (
  <>
    {icon && <img className={styles.icon} src={icon.url} alt={icon.alt} width="18" height="18" />}
    <span className={styles.label}>{label}</span>
  </>
);
