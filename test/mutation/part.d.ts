export function isInPart(mutant: { id: string }, part: string): boolean;
