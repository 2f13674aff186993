/** Everything that the servers acknowledged, with the time of the acknowledgement in ms. */
export class Ledger {
  /** Enquiries by mark, with the sizes of their files. */
  readonly enquiries = new Map<string, { at: number; files: number[] }>();
  /** Paid orders by e-mail address. */
  readonly orders = new Map<string, { at: number }>();
  /** E-mail addresses of orders that were refused: sold out, or no delivery left. */
  readonly refused = new Set<string>();
  /** Sign-ups by e-mail address. */
  readonly signUps = new Map<string, { at: number }>();
  /** Acknowledged likes by content, and those whose fate is unknown. */
  readonly likes = new Map<string, { acknowledged: number; uncertain: number }>();
  /** Saved drafts by page: the last acknowledged version and title. */
  readonly saves = new Map<number, { at: number; version: number; title: string }>();
  /** Published titles, with their page. */
  readonly publishes = new Map<string, { at: number; page: number }>();
  /** Pictures of the library by name. */
  readonly media = new Map<string, { at: number }>();

  /** Returns the number of acknowledgements. */
  get counts(): Record<string, number> {
    const { enquiries, orders, signUps, saves, publishes, media, refused } = this;
    const likes = [...this.likes.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    return {
      enquiries: enquiries.size,
      orders: orders.size,
      'orders refused (sold out)': refused.size,
      'sign-ups': signUps.size,
      likes,
      saves: [...saves.values()].reduce((sum, { version }) => sum + version, 0),
      publishes: publishes.size,
      pictures: media.size,
    };
  }
}
