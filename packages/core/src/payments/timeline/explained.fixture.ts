import type { NextToAct } from '@mitako/contract/names';
import { explain, type Reader } from './explain.ts';
import { MINUTE, at } from './facts.fixture.ts';
import type { TimelineFacts } from './facts.ts';

/** No-break spaces are written as `_`, the narrow ones between thousands as `~`, so that they can be read. */
export function explained(
  of: TimelineFacts,
  reader: Reader = 'merchant',
): { readonly fr: string; readonly en: string; readonly next: NextToAct } {
  const { fr, en, next } = explain(of, reader);
  const visible = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');
  return { fr: visible(fr), en: visible(en), next };
}

/** A payment by mobile money that succeeded, and its explanation. */
export const paid = {
  status: 'succeeded',
  succeededAtMs: at(5 * MINUTE),
  methodType: 'mobile_money',
  methodProvider: 'mtn_momo',
  phoneMasked: '•••789',
} as const;
export const PAID_FR =
  'Le client a payé 5~000_FCFA par MTN MoMo (•••789) le 1er janvier 2026 à 10:05 (heure de Douala).';
export const PAID_EN = 'The customer paid FCFA_5,000 with MTN MoMo (•••789) on 1 January 2026 at 10:05 (Douala time).';
