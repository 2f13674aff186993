import type { Site } from 'saaristo/sites';

/** URLs of the wholesale ordering services, with `{code}` for the product's code. */
const SERVICES: Partial<Record<Site, string>> = {
  ammattilaiset: 'https://tilaus.example/haku?koodi={code}',
  foodservicese: 'https://grossist.example/sok?kod={code}',
};

/** Returns the product card's prop that links to the site's ordering service; empty if it has none. */
export const getOrderingProps = (site: Site): { valoUrl?: string } => {
  const valoUrl = SERVICES[site];
  return valoUrl === undefined ? {} : { valoUrl };
};
