export function updateSiteNames(root: string): string[];
