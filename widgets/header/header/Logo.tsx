import { useIsland, useTexts } from '#island/context.ts';
import { useHeader } from './header-context.ts';
import { COMPACT_PX, getLogo, getMark } from './logos.ts';
import { messages } from './messages.ts';

interface Props {
  className: string | undefined;
  /** Shows only the brand's mark, for narrow windows. */
  isCompact?: boolean;
}

/** The brand's logo, or the CMS's own, as a link to the home page (NAV-09, NAV-40). */
export function Logo({ className, isCompact = false }: Props) {
  const t = useTexts(messages);
  const { site, assets } = useIsland();
  const { logo } = useHeader();
  return (
    <a className={className} href="/">
      <picture>
        {isCompact && !logo && (
          <source media={`(width < ${COMPACT_PX}px)`} srcSet={getMark(site, assets)} width={40} height={40} />
        )}
        <img
          src={logo?.url ?? getLogo(site, assets)}
          alt={logo?.alt || t('home')}
          // Reserves the width of the brand's own logo before it is loaded.
          width={logo ? undefined : 160}
          height={56}
          // The full logo is in a menu on mobile, which most visitors do not open.
          loading={isCompact ? undefined : 'lazy'}
        />
      </picture>
    </a>
  );
}
