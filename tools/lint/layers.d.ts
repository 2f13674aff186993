export function judgeImport(
  file: string,
  source: string,
  kind?: { isType?: boolean; isDynamic?: boolean },
): string | undefined;
