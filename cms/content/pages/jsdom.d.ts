/** As much of jsdom as cleaning needs; the package brings no types. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';
  export class JSDOM {
    constructor(html: string);
    readonly window: WindowLike;
  }
}
