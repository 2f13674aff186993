/** The areas of widgets in this repository with their titles, in the order of the block catalogue. */
export const AREA_TITLES: Readonly<Record<string, string>> = {
  header: 'Header',
  search: 'Search',
  forms: 'Forms',
  signups: 'Sign-ups',
  shop: 'Shop',
  content: 'Content',
  corporate: 'Corporate',
  professional: 'Professional',
};
