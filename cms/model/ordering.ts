import type { Site } from 'saaristo/sites';

/** The wholesaler's ordering service of the professional sites, with `{code}` where a product's code goes. */
const SERVICES: Partial<Record<Site, string>> = {
  ammattilaiset: 'https://tilaus.example/haku?koodi={code}',
  foodservicese: 'https://grossist.example/sok?kod={code}',
};

/** The prop of product cards that leads to a site's ordering service; nothing where it has none. */
export const getOrderingProps = (site: Site): { valoUrl?: string } => {
  const valoUrl = SERVICES[site];
  return valoUrl === undefined ? {} : { valoUrl };
};
