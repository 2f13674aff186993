/**
 * axios brings a second way of sending, by fetch, with a quarter of its bytes; in a browser its first, XMLHttpRequest,
 * is always there and always taken. The build leaves the second out (docs/decisions/0003-axios-without-fetch.md).
 */
import type { Plugin } from 'vite';

const FETCH_ADAPTER = /node_modules\/axios\/lib\/adapters\/fetch\.js$/;

/** The size gate tells when axios moves the module and this no longer finds it. */
export function leaveOutUnusedAdapter(): Plugin {
  return {
    name: 'saaristo-axios-without-fetch',
    apply: 'build',
    load: (id) =>
      FETCH_ADAPTER.test(id) ? 'export const getFetch = () => null; export default null;' : undefined,
  };
}
