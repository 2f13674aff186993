/** Longest wait for the page in milliseconds. The gate runs other steps at the same time, so waiting takes longer. */
export const PATIENCE = Number(process.env['TEST_PATIENCE'] ?? 5000);
