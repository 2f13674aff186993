import type { Examples, Visits } from '#island/examples.ts';
import type definition from './widget.ts';

export const examples: Examples<typeof definition> = {
  'two weeks': { props: {} },
  'no weeks': { props: {}, api: 'empty' },
  'failing call': { props: {}, api: 'error' },
  'malformed answer': { props: {}, api: 'malformed' },
};

export const visits: Visits = [
  {
    calls: ['GET /api/fs/menu/recipes', 'GET /api/fs/menu'],
    says: 'Ruokalistan lataaminen epäonnistui.',
    again: { press: '[role=alert] + button' },
  },
  {
    steps: [{ press: 'button:not([aria-label])' }, { press: 'ul + button' }, { see: 'dialog[open]' }],
    calls: ['GET /api/fs/menu', 'GET /api/fs/menu/recipes'],
    says: 'Reseptien lataaminen epäonnistui.',
    again: { press: '[role=alert] + button' },
  },
  {
    steps: [{ press: 'button:not([aria-label])' }, { press: '[role=group] button[aria-busy]' }],
    calls: ['GET /api/fs/menu', 'GET /api/fs/menu/recipes', 'POST /api/fs/menu'],
    says: 'Tallennus epäonnistui.',
  },
];
