import { expect, it } from 'vitest';
import { explained, paid, PAID_EN, PAID_FR } from './explained.fixture.ts';
import { anAttempt, aDispute, aRefund, at, DAY, facts, MINUTE } from './facts.fixture.ts';
import type { TimelineFacts } from './facts.ts';

const CASES: readonly (readonly [string, TimelineFacts, fr: string, en: string])[] = [
  [
    'a payment without an attempt',
    facts(),
    'personne n’a encore essayé de le payer. Le client peut payer jusqu’au 2 janvier 2026 à 10:00.',
    'no payment attempt has been made yet. The customer can pay until 2 January 2026 at 10:00.',
  ],
  [
    'an attempt in review',
    facts({
      payment: { status: 'processing', liveAttemptId: 'att_1' },
      attempts: [anAttempt({ status: 'needs_review', pollsCount: 9 })],
    }),
    'Vérifiez auprès de MTN MoMo, puis tranchez. En attendant, le client ne doit pas payer une deuxième fois.',
    'Check with MTN MoMo, then decide. Until then, the customer must not pay a second time.',
  ],
  [
    'a fee that was returned',
    facts({ payment: { ...paid, fee: 100, feeReturned: 100 } }),
    `${PAID_FR} Les frais de la plateforme, 100_FCFA, ont été rendus à la boutique. Aucune action n’est nécessaire.`,
    `${PAID_EN} The fee of the gateway, FCFA_100, was given back to the shop. No action is needed.`,
  ],
  [
    'what the merchant canceled',
    facts({ payment: { status: 'canceled', canceledBy: 'merchant' } }),
    'La boutique a annulé le paiement de 5~000_FCFA le 1er janvier 2026 à 10:00 (heure de Douala). Le client n’a pas été débité.',
    'The shop canceled the payment of FCFA_5,000 on 1 January 2026 at 10:00 (Douala time). The customer was not charged.',
  ],
  [
    'a dispute without evidence in time',
    facts({ payment: paid, disputes: [aDispute({ status: 'needs_response' })], nowMs: at(7 * DAY) }),
    'Le délai de la boutique pour envoyer ses preuves a pris fin le 8 janvier 2026 à 10:00_: tranchez le litige.',
    'The time for the shop’s evidence ended on 8 January 2026 at 10:00: decide the dispute.',
  ],
  [
    'a refund that the provider does not confirm',
    facts({ payment: paid, refunds: [aRefund({ amount: 500 })], nowMs: at(DAY + MINUTE) }),
    'la confirmation de MTN MoMo_: vérifiez auprès de MTN MoMo.',
    'for a confirmation from MTN MoMo: check with MTN MoMo.',
  ],
  [
    'a refund that failed',
    facts({ payment: paid, refunds: [aRefund({ status: 'failed', failureCode: 'payer_account_blocked' })] }),
    'L’argent est revenu sur le solde de la boutique, qui décide si elle rembourse de nouveau.',
    'The money is back in the shop’s balance; the shop decides whether to refund it again.',
  ],
];

it.each(CASES)('tells the operator of %s what the operator can do', (_, given, fr, en) => {
  const paragraphs = explained(given, 'operator');
  expect([paragraphs.fr.slice(-fr.length), paragraphs.en.slice(-en.length)]).toEqual([fr, en]);
});
