export function updateSiteNames(root: string): void;
