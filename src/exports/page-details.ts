/** `saaristo/page-details`: the format and the limits of a saved page, and the local times of its schedule, for servers and editors. Runs anywhere. */
export { toLocalTime } from '#lib/local-time.ts';
export * from '#lib/page-details.ts';
