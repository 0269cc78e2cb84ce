import { plural } from '@mitako/pages';
import { type Both, inBoth } from '../shell/both.ts';

type Forms = readonly [one: string, other: string];

/** What is counted: `#` becomes the count, or what is shown for it, `more than 100`. */
export function counted([one, other]: Forms, [oneEn, otherEn]: Forms): (count: number, shown?: string) => Both<string> {
  return (count, shown) => ({
    fr: plural('fr', count, { one, other }, shown),
    en: plural('en', count, { one: oneEn, other: otherEn }, shown),
  });
}

/** Counts that several subjects share. */
export const COUNTS = inBoth({
  payments: counted(['# paiement', '# paiements'], ['# payment', '# payments']),
  newPayments: counted(['# nouveau paiement –', '# nouveaux paiements –'], ['# new payment –', '# new payments –']),
  refunds: counted(['# remboursement', '# remboursements'], ['# refund', '# refunds']),
  payouts: counted(['# versement', '# versements'], ['# payout', '# payouts']),
  received: counted(['# reçue', '# reçues'], ['# received', '# received']),
  givenUp: counted(['# abandonnée', '# abandonnées'], ['# given up', '# given up']),
  failed: counted(['# échoué', '# échoués'], ['# failed', '# failed']),
  attempts: counted(['# tentative', '# tentatives'], ['# attempt', '# attempts']),
});
