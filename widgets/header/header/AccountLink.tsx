import { useIsland } from '#island/context.ts';
import { isLoggedIn } from '#store/customer/page-customer.ts';
import { initialState } from '#store/store.ts';
import { useStore } from '#store/use-store.ts';
import { PersonIcon } from '#ui/icons.tsx';
import { useHeader } from './header-context.ts';

/**
 * On the shop: a link to the customer's account or to the login (NAV-43). Renders nothing on other sites, or if the CMS gives no address.
 */
export function AccountLink({ className }: { className: string | undefined }) {
  const { shop, accountLink, loginLink } = useHeader();
  const loggedIn = useStore((state) => state.customer.loggedIn, {
    ...initialState,
    customer: { ...initialState.customer, loggedIn: isLoggedIn(useIsland().settings) },
  });
  const link = loggedIn ? accountLink : loginLink;
  if (!shop || !link) return null;
  return (
    <a className={className} href={link.link}>
      <PersonIcon width="18" height="18" />
      {link.label}
    </a>
  );
}
