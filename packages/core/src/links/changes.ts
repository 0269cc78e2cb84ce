/** Changes of links. */
export interface LinkChanges {
  /** Refused when the link was used, or has expired at `nowMs`. */
  'link.use': { id: string; nowMs: number };
  /** Counts an attempt at a code before it is compared. Refused unless the count is `fromFailures`, and the link not used. */
  'link.count_failure': { id: string; fromFailures: number };
  /** All that are not used, but those that undo a change of address. Any number of rows. */
  'links.end': { principalId: string; nowMs: number };
  'assert.link_unused': { id: string };
}
