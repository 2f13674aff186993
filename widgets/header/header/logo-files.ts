const files = import.meta.glob<string>('/styles/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Returns the address of a logo by its file name without `.svg`. The build replaces this module (tools/estate/logos.ts).
 * @param _assets address of the build's files, which a server has to pass
 */
export const logoFile = (name: string, _assets?: string): string => files[`/styles/logos/${name}.svg`] ?? '';
