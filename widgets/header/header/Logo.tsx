import { useIsland, useTexts } from '#island/context.ts';
import { useHeader } from './header-context.ts';
import { COMPACT_PX, logoOf, markOf } from './logos.ts';
import { messages } from './messages.ts';

interface Props {
  className: string | undefined;
  /** Narrow windows show the brand's mark alone. */
  compact?: boolean;
}

/** The brand's logo, or the one that the CMS gives; it leads home (NAV-09, NAV-40). */
export function Logo({ className, compact = false }: Props) {
  const t = useTexts(messages);
  const { site, assets } = useIsland();
  const { logo } = useHeader();
  return (
    <a className={className} href="/">
      <picture>
        {compact && !logo && (
          <source media={`(width < ${COMPACT_PX}px)`} srcSet={markOf(site, assets)} width={40} height={40} />
        )}
        <img
          src={logo?.url ?? logoOf(site, assets)}
          alt={logo?.alt || t('home')}
          // The room of the brand's own is known before it is there.
          width={logo ? undefined : 160}
          height={56}
          // The other one is in a menu, which most visitors leave closed.
          loading={compact ? undefined : 'lazy'}
        />
      </picture>
    </a>
  );
}
