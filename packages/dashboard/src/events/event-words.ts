import type { EventFamily } from '@mitako/contract';
import { EVENT_SUMMARIES } from '@mitako/contract/names';
import { inBoth } from '../shell/both.ts';

/** Descriptions of each event and each family. */
export const EVENT_WORDS = inBoth({
  ...EVENT_SUMMARIES,
  '*': { fr: 'Tous les événements', en: 'All events' },
  'payment.*': { fr: 'Tout sur les paiements', en: 'Everything about payments' },
  'refund.*': { fr: 'Tout sur les remboursements', en: 'Everything about refunds' },
  'dispute.*': { fr: 'Tout sur les litiges', en: 'Everything about disputes' },
  'settlement.*': { fr: 'Tout sur les versements', en: 'Everything about payouts' },
  'payout_account.*': { fr: 'Tout sur le compte de versement', en: 'Everything about the payout account' },
  'endpoint.*': { fr: 'Tout sur les adresses de webhooks', en: 'Everything about webhook addresses' },
});

/** Headings of the families. */
export const FAMILY_NAMES = inBoth({
  'payment.*': { fr: 'Paiements', en: 'Payments' },
  'refund.*': { fr: 'Remboursements', en: 'Refunds' },
  'dispute.*': { fr: 'Litiges', en: 'Disputes' },
  'settlement.*': { fr: 'Versements', en: 'Payouts' },
  'payout_account.*': { fr: 'Compte de versement', en: 'Payout account' },
  'endpoint.*': { fr: 'Adresses de webhooks', en: 'Webhook addresses' },
});

/** The events of a family, as they are declared. */
export function eventsOf<Type extends string>(family: EventFamily, types: readonly Type[]): readonly Type[] {
  return types.filter((type) => type.startsWith(family.slice(0, -1)));
}
