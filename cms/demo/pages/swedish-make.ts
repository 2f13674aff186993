/** Shared parts of the Swedish sites: links and pages beside the home page. */
import type { Site } from 'saaristo/sites';
import type { PageContent } from '../../model/content.ts';
import type { Block } from './block.ts';
import { facts, opening, story, type Link } from './html.ts';
import { faq, like, createPages, questionForm } from './make.ts';

export const home: Link = ['Start', '/'];
export const shelf: Link = ['Alla produkter', '/produkter'];
export const book: Link = ['Alla recept', '/recept'];

/** Creates the pages that every Swedish site has in addition to its home page. */
export const common = (
  site: Site,
  name: string,
  about: { lead: string; picture: string; heading: string; texts: string[]; facts: [string, string][] },
  questions: [string, string][],
  ask: { lead: string; header: string; thanks: string },
): PageContent[] => {
  const page = createPages(site, 'se');
  return [
    page('/om-oss', `Om ${name}`, about.lead, [
      opening(home, `Om ${name}`, about.lead),
      story(`stories/${site}-1.svg`, about.picture, about.heading, about.texts),
      facts(...about.facts),
      like(`berattelse-${site}`, 24 + name.length * 3),
    ]),
    page('/vanliga-fragor', 'Vanliga frågor', `Svar på det vi oftast får frågor om.`, [
      opening(home, 'Vanliga frågor', 'Det vi oftast får frågor om.'),
      faq('Frågor och svar', ...questions),
    ]),
    page('/kontakta-oss', 'Kontakta oss', ask.lead, [
      opening(home, 'Kontakta oss', ask.lead),
      questionForm(ask.header, 'Skicka', ask.thanks),
    ]),
  ];
};

/** Creates the home page of a Swedish site. */
export const start = (site: Site, title: string, description: string, blocks: Block[]): PageContent =>
  createPages(site, 'se')('/', title, description, blocks);
