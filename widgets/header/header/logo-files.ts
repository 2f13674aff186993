const files = import.meta.glob<string>('/styles/themes/*/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Returns the address of a logo by its file name without `.svg`. The build replaces this module (packages/build/estate/logos.ts).
 * @param _assets address of the build's files, which a server has to pass
 */
export function logoFile(name: string, _assets?: string): string {
  const [site, file = 'logo'] = name.split('-');
  return files[`/styles/themes/${site}/${file}.svg`] ?? '';
}
