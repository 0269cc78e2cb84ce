/**
 * How much later than its prompt's life, in milliseconds, a charge that its provider does not know can no longer arrive
 * there: longer than a request travels, a queue at a provider holds it, and two clocks differ.
 */
export const ABSENT_MARGIN_MS = 10 * 60_000;
