import type { NavigationTab } from '#api/navigation.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';
import { useHeader } from '../header-context.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { findPlace } from './place-of.ts';
import styles from './Tab.module.css';
import { useMenu } from './use-menu.ts';

interface Props {
  tab: NavigationTab;
}

/** Name of the group of `<details>` elements, of which the browser keeps only one open, even without the island. */
const GROUP = 'saaristo-menu';

/** A tab: a plain link, or the summary of its menu (NAV-10 to NAV-12). */
export const Tab = ({ tab }: Props) => (
  <li className={styles.item}>
    {tab.children.length === 0 ? <PlainTab tab={tab} /> : <TabWithMenu tab={tab} />}
  </li>
);

function PlainTab({ tab }: Props) {
  const look = useLook(tab);
  return (
    <a {...look} href={tab.link} aria-current={look['data-place'] === 'page' ? 'page' : undefined}>
      <Face tab={tab} />
    </a>
  );
}

function TabWithMenu({ tab }: Props) {
  const menu = useMenu();
  const look = useLook(tab);
  const Menu = useHeader().menuStyle === 'simple' ? DropdownMenu : MegaMenu;
  return (
    <details {...menu.item} name={GROUP}>
      <summary {...look} {...menu.tab}>
        <Face tab={tab} />
        <ChevronIcon className={styles.chevron} width="16" height="16" />
      </summary>
      <Menu tab={tab} open={menu.open} onFollow={menu.close} />
    </details>
  );
}

function useLook({ link, showBorder }: NavigationTab) {
  return {
    className: styles.tab,
    'data-border': showBorder,
    'data-place': findPlace(link, useHeader().here),
  };
}

const Face = ({ tab: { icon, label } }: Props) => (
  <>
    {icon && (
      <img className={styles.icon} src={icon.url} alt={icon.alt} width="18" height="18" loading="lazy" />
    )}
    <span className={styles.label}>{label}</span>
  </>
);
