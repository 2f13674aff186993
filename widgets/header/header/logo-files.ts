const files = import.meta.glob<string>('/styles/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Address of a logo, by its file's name without `.svg`. The build has one of its own (tools/estate/logos.ts).
 * @param _assets where the page has the files of the build: on a server, which has them elsewhere
 */
export const logoFile = (name: string, _assets?: string): string => files[`/styles/logos/${name}.svg`] ?? '';
