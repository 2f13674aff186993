/** An attack: the number of tries, how many succeeded, and how many may succeed. */
interface Tried {
  what: string;
  tried: number;
  through: string;
  allowed: number | string;
  /** Whether too many tries succeeded, or none where one must succeed, so that nothing was tested. */
  went: boolean;
}

/** @param folder the empty folder of the server's data */
export type Attack = (folder: string) => Promise<Tried[]>;
