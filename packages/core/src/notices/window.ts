/** What happens often is gathered in windows of this length. */
export const WINDOW_MS = 10 * 60_000;
