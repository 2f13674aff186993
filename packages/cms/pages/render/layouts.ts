/** Layouts: sets of blocks with which a page begins, or which are added to it. */
import type { EditorLanguage, PageLayout } from '@saaristo/editor/contract';

const NAMES = ['campaign', 'information'] as const;

export type LayoutName = (typeof NAMES)[number];

/** The blocks of each layout. The block editor fills them with the examples of their widgets. */
const BLOCKS: Record<LayoutName, PageLayout['blocks']> = {
  campaign: [
    { widget: 'hero-carousel', items: 1 },
    { html: '<p></p>' },
    { widget: 'card-grid' },
    { widget: 'campaign-form' },
  ],
  information: [{ html: '<p></p>' }, { widget: 'faq-list' }, { widget: 'question-form' }],
};

const TEXTS: Record<EditorLanguage, Record<LayoutName, Pick<PageLayout, 'title' | 'description'>>> = {
  fi: {
    campaign: {
      title: 'Kampanjasivu',
      description: 'Nostokaruselli, teksti, tuotekortit ja osallistumislomake.',
    },
    information: {
      title: 'Tietosivu',
      description: 'Teksti, kysymykset vastauksineen ja kysymyslomake.',
    },
  },
  en: {
    campaign: {
      title: 'Campaign page',
      description: 'A hero carousel, text, product cards and a sign-up form.',
    },
    information: {
      title: 'Information page',
      description: 'Text, questions with answers, and a question form.',
    },
  },
  sv: {
    campaign: {
      title: 'Kampanjsida',
      description: 'Toppkarusell, text, produktkort och anmälningsformulär.',
    },
    information: {
      title: 'Informationssida',
      description: 'Text, frågor med svar och ett frågeformulär.',
    },
  },
};

export const isLayoutName = (value: unknown): value is LayoutName => NAMES.some((name) => name === value);

/** Returns the layouts with their texts in the language of the editor. */
export const listLayouts = (language: EditorLanguage): PageLayout[] =>
  NAMES.map((name) => ({ name, ...TEXTS[language][name], blocks: BLOCKS[name] }));
