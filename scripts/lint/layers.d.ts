export function checkImport(
  file: string,
  source: string,
  kind?: { isType?: boolean; isDynamic?: boolean },
): string | undefined;
