/** `saaristo/page-details`: what the block editor saves, and its limits, for a server that stores it. Runs anywhere. */
export * from '#lib/page-details.ts';
