/** The path alone, as addresses write it, without a slash at its end. */
function pathOf(address: string): string | undefined {
  try {
    return new URL(address, location.origin).pathname.replace(/(?<=.)\/+$/, '');
  } catch {
    return undefined;
  }
}

/** Whether this page is one of those on which the modal never opens (CHK-25). */
export const isExcluded = (paths: readonly string[]): boolean =>
  paths.some((path) => pathOf(path) === pathOf(location.pathname));
