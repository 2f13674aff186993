import { complaintVisits } from '#forms/retail/complaint-visit.ts';
import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

/** The first one is the catalogue's example. */
export const examples: Examples<typeof definition> = {
  'a complaint': { props: { successPage: '/kiitos' } },
  'in the shop': { props: { site: 'lihakauppa', placeOfPurchase: 'Lihakauppa verkossa' } },
  Swedish: { props: { language: 'se' } },
  'no product list': { props: {}, api: 'error' },
  'long texts': {
    props: {
      placeOfPurchase: 'Kauppakeskuksen alakerran ruokakaupan palvelutiski aseman puolella '.repeat(4),
      requiredLabel: 'Tämä kenttä on täytettävä, ennen kuin lomakkeen voi lähettää '.repeat(3),
    },
  },
  hostile: {
    props: {
      successPage: 'javascript:alert(1)',
      placeOfPurchase: '<img src=x onerror=alert(1)>',
      productListUrl: '//evil.example/list',
    },
  },
};

export const visits: Visits = complaintVisits('in the shop');
