import { safeLink } from '#lib/url.ts';

/** A page as the CMS gives it. */
export interface Page {
  Name: string;
  FriendlyUrl: string;
  Active?: boolean | null | undefined;
}

interface Props {
  page: Page;
  className: string | undefined;
}

/** A link to a page, marked where it is the open one (CORP-01). Without an address that may be linked it is text. */
export const PageLink = ({ page: { Name, FriendlyUrl, Active }, className }: Props) => {
  const url = safeLink(FriendlyUrl);
  return url === undefined ? (
    <span className={className}>{Name}</span>
  ) : (
    <a className={className} href={url} aria-current={Active ? 'page' : undefined}>
      {Name}
    </a>
  );
};
