import { createHash } from 'node:crypto';

/** Hashes a token, because a reader of the database must not be able to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
