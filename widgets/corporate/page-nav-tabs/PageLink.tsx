import { safeLink } from '#lib/url.ts';

/** A page, as the CMS sends it. */
export interface Page {
  Name: string;
  FriendlyUrl: string;
  Active?: boolean | null | undefined;
}

interface Props {
  page: Page;
  className: string | undefined;
}

/** A link to a page, marked if it is the current one (CORP-01). An unsafe address is shown as text without a link. */
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
