import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, without telling by its time how much of them is. */
export function isSame(given: string, made: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(made)];
  return one.length === other.length && timingSafeEqual(one, other);
}
