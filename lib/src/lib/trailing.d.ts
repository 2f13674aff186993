/**
 * A text without those characters at its end that are among `characters`. In place of `/[characters]+$/`, which looks at every
 * run of them anew from each of its characters: a text of thousands in its middle takes seconds.
 */
export declare function withoutTrailing(text: string, characters: string): string;
