/** Bounds on the pieces of a body of any size: each piece of it costs work of its own, however small it is. */
export const BODY_BOUNDS = {
  /** Pieces of any size. */
  piecesFree: 64,
  /** From then on pieces have at least this size on average. The smallest segment of TCP over IPv4 has 536 bytes. */
  pieceBytes: 512,
  /** Time for a body of any size. */
  graceMs: 15_000,
  /** From then on it arrives at least this fast: a phone on 2G sends more. */
  bytesPerSecond: 1_024,
} as const;

/** Why a body is not read to its end. */
export type BodyFault = 'bytes' | 'pieces' | 'time';

/**
 * Counts the pieces of one body as they arrive.
 * @param startedMs when the request began
 * @returns a function of the size of a piece and the time, which returns what is exceeded, if anything
 */
export function bodyBounds(
  startedMs: number,
  bytesMax: number = Infinity,
): (pieceBytes: number, nowMs: number) => BodyFault | null {
  const { piecesFree, pieceBytes: bytesEach, graceMs, bytesPerSecond } = BODY_BOUNDS;
  let bytes = 0;
  let pieces = 0;
  return (pieceBytes, nowMs) => {
    bytes += pieceBytes;
    pieces += 1;
    if (bytes > bytesMax) return 'bytes';
    if (pieces > piecesFree + bytes / bytesEach) return 'pieces';
    return nowMs - startedMs > graceMs + (bytes * 1_000) / bytesPerSecond ? 'time' : null;
  };
}
