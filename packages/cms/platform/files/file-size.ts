/** Returns a size in the units of a language, with a space that does not break: '312 kt', '1,2 Mt'. */
export function formatFileSize(bytes: number, language: string): string {
  const isFinnish = language.startsWith('fi');
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return bytes < 1024 * 1024
    ? `${format.format(Math.max(1, Math.round(bytes / 1024)))}\u00A0${isFinnish ? 'kt' : 'kB'}`
    : `${format.format(bytes / 1024 / 1024)}\u00A0${isFinnish ? 'Mt' : 'MB'}`;
}
