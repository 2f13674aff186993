/** `saaristo/rich-text`: the limits of rich text, for a server that stores it. Runs anywhere. */
export * from '#lib/rich-text.ts';
