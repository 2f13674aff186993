import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SITES } from '#lib/site.ts';
import { contrast } from '../../../scripts/new-site/contrast.ts';
import { colour, themeOf } from './themes.ts';

const SURFACES = ['surface', 'surface-raised', 'surface-sunken'];
const each = (roles: string[], grounds: string[]) =>
  roles.flatMap((role) => grounds.map((ground) => [role, ground] as const));

const TEXT_PAIRS = [
  ...each(['text', 'text-muted', 'link', 'error', 'success'], [...SURFACES, 'brand-soft']),
  ...each(['on-brand'], ['brand', 'brand-strong']),
  ...each(['text', 'error'], ['error-soft']),
  ...each(['text', 'success'], ['success-soft']),
  ['on-accent', 'accent'],
  ['on-inverse', 'inverse'],
  ['on-topbar', 'topbar'],
  ['on-control', 'control'],
] as const;

/** Borders of controls, selected states, the focus ring and the heart, which have to be visible to be used. */
const CONTROL_PAIRS = each(['border-strong', 'control', 'focus', 'like'], SURFACES);

describe.each(SITES)('%s', (site) => {
  const theme = themeOf(site);

  it.each(TEXT_PAIRS)('text %s on %s: the contrast is at least 4.5:1 [I18N-05]', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('control %s on %s: the contrast is at least 3:1 [I18N-05]', (part, ground) => {
    expect(contrast(colour(theme, part), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  it('theme: it sets only roles of the default theme, and has a logo and a mark [I18N-05]', () => {
    const known = themeOf('atriafi');
    expect([...theme.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect(statSync(`styles/themes/${site}/logo.svg`).size).toBeLessThanOrEqual(4096);
    expect(statSync(`styles/themes/${site}/mark.svg`).size).toBeLessThanOrEqual(1536);
  });
});

describe('contrast', () => {
  it('the values match WCAG 2 [I18N-05]', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
