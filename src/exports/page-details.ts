/** `saaristo/page-details`: the format and the limits of a saved page, for servers that store it. Runs anywhere. */
export * from '#lib/page-details.ts';
