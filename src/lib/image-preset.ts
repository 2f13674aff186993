import { withParameter } from './url.ts';

/** Sizes and crops that the CMS makes of a picture (GRD-03). */
export const IMAGE_PRESETS = ['default', 'third', 'three-by-two-crop', 'small', 'medium'] as const;

export type ImagePreset = (typeof IMAGE_PRESETS)[number];

export const isImagePreset = (value: unknown): value is ImagePreset =>
  (IMAGE_PRESETS as readonly unknown[]).includes(value);

/** The address of a picture in a preset; an unknown one, `default`, and a picture that no server sends change nothing. */
export const withPreset = (url: string, preset: unknown): string =>
  isImagePreset(preset) && preset !== 'default' && !/^data:/i.test(url)
    ? withParameter(url, 'preset', preset)
    : url;
