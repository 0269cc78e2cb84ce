import type { Provider } from '@mitako/contract/names';
import type { PointMethod } from './points.ts';

/** What people call who runs a rail's network. What it sells is called by the rail's own label. */
const NAMES: Readonly<Record<Provider, string>> = { mtn_momo: 'MTN', orange_money: 'Orange' };

/** `MTN`; null where it is not known. */
export function operatorOf(method: PointMethod | null): string | null {
  return method === null || method.provider === null ? null : NAMES[method.provider];
}

/** For the beginning of a sentence. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
