import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SITES } from '#lib/site.ts';
import { colour, contrast, STYLES, themeOf } from './themes.ts';

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

/** Borders of controls, chosen states, the focus ring and the heart: what has to be seen to be used. */
const CONTROL_PAIRS = each(['border-strong', 'control', 'focus', 'like'], SURFACES);

describe.each(SITES)('%s', (site) => {
  const theme = themeOf(site);

  it.each(TEXT_PAIRS)('I18N-05 reads %s on %s (4.5:1)', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('I18N-05 shows %s on %s (3:1)', (part, ground) => {
    expect(contrast(colour(theme, part), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  it('I18N-05 is imported, names only roles that the default theme has, and has a logo and a mark', () => {
    expect(readFileSync(`${STYLES}themes/index.css`, 'utf8')).toContain(`'./${site}.css'`);
    const known = themeOf('atriafi');
    expect([...theme.keys()].filter((name) => !known.has(name))).toEqual([]);
    expect(existsSync(`${STYLES}logos/${site}.svg`)).toBe(true);
    expect(statSync(`${STYLES}logos/${site}.svg`).size).toBeLessThanOrEqual(4096);
    expect(statSync(`${STYLES}logos/${site}-mark.svg`).size).toBeLessThanOrEqual(1536);
  });
});

describe('contrast', () => {
  it('I18N-05 counts as WCAG 2 does', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
  });
});
