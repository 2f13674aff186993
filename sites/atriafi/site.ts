import type { SiteFolder } from '../../cms/demo/site-folder.ts';
import { feastRecipes } from './feast-recipes.ts';
import { kitchenProducts } from './kitchen-products.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { products } from './products.ts';
import { recipesInEnglish } from './recipes-english.ts';
import { recipes } from './recipes.ts';

export const siteFolder: SiteFolder = {
  site: {
    site: 'atriafi',
    name: 'Saaristo',
    tagline: {
      fi: 'Arjen ruokaa, jonka alkuperän tunnet',
      en: 'Everyday food from farms we know',
    },
    languages: ['fi', 'en'],
    recipeBanner: {
      fi: {
        text: '<p><strong>Epäröitkö kypsyyttä?</strong> Keittiökoulusta löydät lämmöt ja annokset.</p>',
        link: { label: 'Keittiökouluun', link: '/keittiokoulu' },
      },
      en: {
        text: '<p><strong>New to Finnish food?</strong> We answer what cooks ask us most.</p>',
        link: { label: 'Questions and answers', link: '/en/faq' },
      },
    },
    displayFont: 'serif',
    looks: ['corner-picture'],
    isSoldInShop: true,
  },
  navigation: navigation,
  news,
  products: [...products, ...kitchenProducts],
  recipes: [...recipes, ...feastRecipes, ...recipesInEnglish],
};
