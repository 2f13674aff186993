import type { NavigationTab } from '#api/navigation.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';
import { useHeader } from '../header-context.ts';
import { MegaMenu } from './MegaMenu.tsx';
import type { findPlace } from './place-of.ts';
import styles from './Tab.module.css';
import { useMenu } from './use-menu.ts';

type Place = ReturnType<typeof findPlace>;

interface Props {
  tab: NavigationTab;
  place: Place;
}

/** Name of the group of `<details>` elements, of which the browser keeps only one open, even without the island. */
const GROUP = 'saaristo-menu';

/** A tab: a plain link, or the summary of its menu (NAV-10 to NAV-12). */
export const Tab = (props: Props) => (
  <li className={styles.item}>
    {props.tab.children.length === 0 ? <PlainTab {...props} /> : <TabWithMenu {...props} />}
  </li>
);

function PlainTab({ tab, place }: Props) {
  return (
    <a {...getLook(tab, place)} href={tab.link} aria-current={place === 'page' ? 'page' : undefined}>
      <Face tab={tab} />
    </a>
  );
}

function TabWithMenu({ tab, place }: Props) {
  const menu = useMenu();
  const Menu = useHeader().menuStyle === 'simple' ? DropdownMenu : MegaMenu;
  return (
    <details {...menu.item} name={GROUP}>
      <summary {...getLook(tab, place)} {...menu.tab}>
        <Face tab={tab} />
        <ChevronIcon className={styles.chevron} width="16" height="16" />
      </summary>
      <Menu tab={tab} open={menu.open} onFollow={menu.close} />
    </details>
  );
}

const getLook = ({ showBorder }: NavigationTab, place: Place) => ({
  className: styles.tab,
  'data-border': showBorder,
  'data-place': place,
});

const Face = ({ tab: { icon, label } }: Pick<Props, 'tab'>) => (
  <>
    {icon && (
      <img className={styles.icon} src={icon.url} alt={icon.alt} width="18" height="18" loading="lazy" />
    )}
    <span className={styles.label}>{label}</span>
  </>
);
