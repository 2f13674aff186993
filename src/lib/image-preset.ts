import { withParameter } from './url.ts';

/** Sizes and crops of pictures that the CMS provides (GRD-03). */
export const IMAGE_PRESETS = ['default', 'third', 'three-by-two-crop', 'small', 'medium'] as const;

export type ImagePreset = (typeof IMAGE_PRESETS)[number];

export const isImagePreset = (value: unknown): value is ImagePreset =>
  (IMAGE_PRESETS as readonly unknown[]).includes(value);

/**
 * Returns a picture's URL with a preset. Returns it unchanged for an unknown preset, `default`, and data
 * URLs.
 */
export const withPreset = (url: string, preset: unknown): string =>
  isImagePreset(preset) && preset !== 'default' && !/^data:/i.test(url)
    ? withParameter(url, 'preset', preset)
    : url;

/** The preset for screens of double density; undefined is the original picture. */
const DOUBLED = new Map<string | null, ImagePreset | undefined>([
  ['small', 'medium'],
  ['medium', undefined],
]);

/** Encodes white space and leading or trailing commas, which would split a `srcset`. */
const inList = (url: string): string => url.replace(/^,|,$|\s/g, encodeURIComponent);

/**
 * Returns the `srcset` of a picture by the preset in its URL, for screens of single and double density
 * (GRD-03).
 * @param url safe to show
 * @returns undefined if there is only one size
 */
export function densitiesOf(url: string): string | undefined {
  if (/^data:/i.test(url) || !url.includes('preset=')) return undefined;
  const preset = new URL(url, 'https://page.invalid/').searchParams.get('preset');
  return DOUBLED.has(preset)
    ? `${inList(url)} 1x, ${inList(withParameter(url, 'preset', DOUBLED.get(preset)))} 2x`
    : undefined;
}
