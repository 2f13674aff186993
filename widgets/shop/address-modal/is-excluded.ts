/** The path alone, as addresses write it, without a slash at its end. */
function pathOf(address: string): string | undefined {
  try {
    let path = new URL(address, location.origin).pathname;
    while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
    return path;
  } catch {
    return undefined;
  }
}

/** Whether this page is one of those on which the modal never opens (CHK-25). */
export const isExcluded = (paths: readonly string[]): boolean =>
  paths.some((path) => pathOf(path) === pathOf(location.pathname));
