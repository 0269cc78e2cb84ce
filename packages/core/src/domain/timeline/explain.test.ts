import type { FailureCode, NextToAct } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import {
  anAttempt,
  aDelivery,
  aDispute,
  aPayment,
  aRefund,
  at,
  CREATED_AT_MS,
  DAY,
  facts,
  MINUTE,
} from './facts.fixture.ts';
import type { TimelineFacts } from './facts.ts';

/** No-break spaces are written as `_`, the narrow ones between thousands as `~`, so that they can be read. */
function explained(of: TimelineFacts): { readonly fr: string; readonly en: string; readonly next: NextToAct } {
  const { fr, en, next } = explain(of);
  const visible = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');
  return { fr: visible(fr), en: visible(en), next };
}

const paid = {
  status: 'succeeded',
  succeededAtMs: at(5 * MINUTE),
  methodType: 'mobile_money',
  methodProvider: 'mtn_momo',
  phoneMasked: '+2376•••••789',
} as const;
const PAID_FR =
  'Le client a payé 5~000_FCFA par MTN Mobile Money (+2376•••••789) le 1er janvier 2026 à 10:05 (heure de Douala).';
const PAID_EN =
  'The customer paid FCFA_5,000 with MTN Mobile Money (+2376•••••789) on 1 January 2026 at 10:05 (Douala time).';

describe('an open payment', () => {
  it('waits for its customer', () => {
    expect(explained(facts())).toEqual({
      fr:
        'Le paiement de 5~000_FCFA a été créé le 1er janvier 2026 à 10:00 (heure de Douala) et personne n’a encore essayé de le payer. ' +
        'Le client peut payer jusqu’au 2 janvier 2026 à 10:00_; au besoin, renvoyez-lui le lien de paiement.',
      en:
        'The payment of FCFA_5,000 was created on 1 January 2026 at 10:00 (Douala time) and nobody has tried to pay it yet. ' +
        'The customer can pay until 2 January 2026 at 10:00; if need be, send them the payment link again.',
      next: 'customer',
    });
  });

  it('can be tried again after an attempt that failed', () => {
    const attempts = [anAttempt({ status: 'failed', failureCode: 'insufficient_funds', updatedAtMs: at(MINUTE) })];
    expect(explained(facts({ payment: { attemptsCount: 1 }, attempts }))).toEqual({
      fr:
        'Une tentative de paiement de 5~000_FCFA par MTN Mobile Money (+2376•••••789) a échoué le 1er janvier 2026 à 10:01 (heure de Douala)_: ' +
        'le compte du client ne contenait pas assez d’argent. Rien n’a été prélevé. Il reste au client 2_tentatives, jusqu’au 2 janvier 2026 à 10:00.',
      en:
        'An attempt to pay FCFA_5,000 with MTN Mobile Money (+2376•••••789) failed on 1 January 2026 at 10:01 (Douala time): ' +
        'the account of the customer did not hold enough money. No money was taken. The customer has 2 attempts left, until 2 January 2026 at 10:00.',
      next: 'customer',
    });
    const { fr, en } = explained(facts({ payment: { attemptsCount: 2 }, attempts }));
    expect(fr).toContain('Il reste au client 1_tentative, jusqu’au');
    expect(en).toContain('The customer has 1 attempt left, until');
  });

  it('counts as expired as soon as its time has ended', () => {
    expect(explained(facts({ nowMs: at(DAY) }))).toEqual({
      fr:
        'Le paiement de 5~000_FCFA a expiré le 2 janvier 2026 à 10:00 (heure de Douala)_: personne n’a essayé de le payer. ' +
        'Rien n’a été prélevé. Si le client veut toujours payer, créez un nouveau paiement.',
      en:
        'The payment of FCFA_5,000 expired on 2 January 2026 at 10:00 (Douala time): nobody tried to pay it. ' +
        'No money was taken. If the customer still wants to pay, create a new payment.',
      next: 'nobody',
    });
  });
});

describe('a payment in progress', () => {
  const processing = { status: 'processing', attemptsCount: 1, liveAttemptId: 'att_1' } as const;

  it.each([
    ['approve_on_phone', 'confirmer sur son téléphone', 'confirm on their phone'],
    ['enter_otp', 'saisir le code qu’il a reçu par SMS', 'enter the code they got by SMS'],
    ['redirect', 'confirmer sur la page de l’opérateur', 'confirm on the page of the operator'],
  ] as const)('waits for the customer to act on the prompt: %s', (type, fr, en) => {
    const attempts = [anAttempt({ status: 'pending', nextAction: { type, url: null } })];
    expect(explained(facts({ payment: processing, attempts, nowMs: at(4 * MINUTE) }))).toEqual({
      fr:
        'Le client a demandé à payer 5~000_FCFA par MTN Mobile Money (+2376•••••789) le 1er janvier 2026 à 10:00 (heure de Douala). ' +
        `Il doit maintenant ${fr}, avant le 1er janvier 2026 à 10:05.`,
      en:
        'The customer asked to pay FCFA_5,000 with MTN Mobile Money (+2376•••••789) on 1 January 2026 at 10:00 (Douala time). ' +
        `They now have to ${en}, before 1 January 2026 at 10:05.`,
      next: 'customer',
    });
  });

  it('waits for the operator of the rail once the prompt is over', () => {
    const attempts = [anAttempt({ status: 'pending', methodProvider: 'orange_money', nextPollAtMs: at(30 * MINUTE) })];
    expect(explained(facts({ payment: processing, attempts, nowMs: at(6 * MINUTE) }))).toEqual({
      fr:
        'Le client a demandé à payer 5~000_FCFA par Orange Money (+2376•••••789) le 1er janvier 2026 à 10:00 (heure de Douala), ' +
        'mais Orange n’a pas encore dit si l’argent a été prélevé. ' +
        'Nous le lui redemandons automatiquement, la prochaine fois le 1er janvier 2026 à 10:30. ' +
        'Personne n’a rien à faire pour l’instant_: ne faites pas payer le client une deuxième fois.',
      en:
        'The customer asked to pay FCFA_5,000 with Orange Money (+2376•••••789) on 1 January 2026 at 10:00 (Douala time), ' +
        'but Orange has not said yet whether the money was taken. ' +
        'We keep asking, the next time on 1 January 2026 at 10:30. ' +
        'Nobody has to do anything for now: do not make the customer pay a second time.',
      next: 'nobody',
    });
  });

  it('waits for the operator of the gateway once the rail was asked often enough', () => {
    const attempts = [anAttempt({ status: 'needs_review', methodProvider: 'orange_money', pollsCount: 23 })];
    expect(explained(facts({ payment: processing, attempts, nowMs: at(2 * DAY) }))).toEqual({
      fr:
        'Le client a demandé à payer 5~000_FCFA par Orange Money (+2376•••••789) le 1er janvier 2026 à 10:00 (heure de Douala), ' +
        'et Orange n’a jamais dit si l’argent a été prélevé, malgré 23_demandes de notre part. ' +
        'L’exploitant de la passerelle doit vérifier auprès d’Orange et trancher. ' +
        'En attendant, ne faites pas payer le client une deuxième fois.',
      en:
        'The customer asked to pay FCFA_5,000 with Orange Money (+2376•••••789) on 1 January 2026 at 10:00 (Douala time), ' +
        'and Orange never said whether the money was taken, although we asked 23 times. ' +
        'The operator of the gateway has to check with Orange and decide. ' +
        'Until then, do not make the customer pay a second time.',
      next: 'operator',
    });
  });

  it('is told even where its attempt is not known', () => {
    const { fr, en, next } = explained(facts({ payment: processing }));
    expect(fr).toContain(
      'mais l’opérateur n’a pas encore dit si l’argent a été prélevé. Nous le lui redemandons automatiquement. ',
    );
    expect(en).toContain(
      'but the mobile-money operator has not said yet whether the money was taken. We keep asking. ',
    );
    expect(next).toBe('nobody');
  });
});

describe('a payment that was paid', () => {
  it('by mobile money leaves nothing to do', () => {
    expect(explained(facts({ payment: paid }))).toEqual({
      fr: `${PAID_FR} Personne n’a rien à faire.`,
      en: `${PAID_EN} Nobody has to do anything.`,
      next: 'nobody',
    });
  });

  it('from a wallet says so, and what the gateway takes', () => {
    const wallet = { ...paid, methodType: 'wallet', methodProvider: null, phoneMasked: null, fee: 100 } as const;
    expect(explained(facts({ payment: wallet }))).toEqual({
      fr:
        'Le client a payé 5~000_FCFA depuis son portefeuille le 1er janvier 2026 à 10:05 (heure de Douala). ' +
        'Les frais de la passerelle sont de 100_FCFA. Personne n’a rien à faire.',
      en:
        'The customer paid FCFA_5,000 from their wallet on 1 January 2026 at 10:05 (Douala time). ' +
        'The fee of the gateway is FCFA_100. Nobody has to do anything.',
      next: 'nobody',
    });
  });

  it('after its end counts all the same', () => {
    expect(explained(facts({ payment: { ...paid, succeededAtMs: at(DAY + MINUTE) } }))).toEqual({
      fr:
        'Le client a payé 5~000_FCFA par MTN Mobile Money (+2376•••••789) le 2 janvier 2026 à 10:01 (heure de Douala). ' +
        'Le délai avait pris fin le 2 janvier 2026 à 10:00, mais l’argent est arrivé et le paiement est valable. Personne n’a rien à faire.',
      en:
        'The customer paid FCFA_5,000 with MTN Mobile Money (+2376•••••789) on 2 January 2026 at 10:01 (Douala time). ' +
        'The time to pay had ended on 2 January 2026 at 10:00, but the money arrived and the payment is valid. Nobody has to do anything.',
      next: 'nobody',
    });
  });
});

describe('a payment that ended unpaid', () => {
  const failed = { status: 'failed', attemptsCount: 1, updatedAtMs: at(MINUTE) } as const;
  const method = { methodType: 'mobile_money', methodProvider: 'mtn_momo', phoneMasked: '+2376•••••789' } as const;

  it.each([
    [
      'insufficient_funds',
      'le compte du client ne contenait pas assez d’argent',
      'the account of the customer did not hold enough money',
    ],
    ['payer_timeout', 'le client n’a pas confirmé à temps', 'the customer did not confirm in time'],
    ['payer_declined', 'le client a refusé le paiement', 'the customer declined the payment'],
    [
      'invalid_payer',
      'ce numéro n’a pas de compte chez cet opérateur',
      'this number has no account with this operator',
    ],
    [
      'payer_limit_reached',
      'le client a atteint un plafond fixé par l’opérateur',
      'the customer has reached a limit of the operator',
    ],
    ['payer_account_blocked', 'le compte du client est bloqué', 'the account of the customer is blocked'],
    ['provider_unavailable', 'l’opérateur n’était pas disponible', 'the operator was not available'],
    ['provider_error', 'l’opérateur a signalé une erreur', 'the operator reported an error'],
    [null, 'la raison n’est pas connue', 'the reason is not known'],
  ] satisfies readonly (readonly [FailureCode | null, string, string])[])('failed: %s', (failureCode, fr, en) => {
    expect(explained(facts({ payment: { ...failed, ...method, failureCode } }))).toEqual({
      fr:
        `Le paiement de 5~000_FCFA par MTN Mobile Money (+2376•••••789) a échoué le 1er janvier 2026 à 10:01 (heure de Douala)_: ${fr}. ` +
        'Rien n’a été prélevé. Si le client veut toujours payer, créez un nouveau paiement.',
      en:
        `The payment of FCFA_5,000 with MTN Mobile Money (+2376•••••789) failed on 1 January 2026 at 10:01 (Douala time): ${en}. ` +
        'No money was taken. If the customer still wants to pay, create a new payment.',
      next: 'nobody',
    });
  });

  it('failed after several attempts', () => {
    const { fr, en } = explained(
      facts({ payment: { ...failed, ...method, attemptsCount: 3, failureCode: 'insufficient_funds' } }),
    );
    expect(fr).toContain('à 10:01 (heure de Douala), au bout de 3_tentatives_: le compte du client');
    expect(en).toContain('at 10:01 (Douala time), after 3 attempts: the account of the customer');
  });

  it.each([
    [
      'customer',
      'Le client a annulé le paiement de 5~000_FCFA le',
      'The customer canceled the payment of FCFA_5,000 on',
    ],
    ['merchant', 'Vous avez annulé le paiement de 5~000_FCFA le', 'You canceled the payment of FCFA_5,000 on'],
    [null, 'Le paiement de 5~000_FCFA a été annulé le', 'The payment of FCFA_5,000 was canceled on'],
  ] as const)('canceled by %s', (canceledBy, fr, en) => {
    expect(explained(facts({ payment: { status: 'canceled', canceledBy, updatedAtMs: at(MINUTE) } }))).toEqual({
      fr:
        `${fr} 1er janvier 2026 à 10:01 (heure de Douala). ` +
        'Rien n’a été prélevé. Si le client veut toujours payer, créez un nouveau paiement.',
      en:
        `${en} 1 January 2026 at 10:01 (Douala time). ` +
        'No money was taken. If the customer still wants to pay, create a new payment.',
      next: 'nobody',
    });
  });

  it('expired after an attempt', () => {
    const { fr, en, next } = explained(facts({ payment: { status: 'expired', attemptsCount: 1 } }));
    expect(fr).toContain(
      'a expiré le 2 janvier 2026 à 10:00 (heure de Douala)_: aucune tentative n’a abouti. Rien n’a été prélevé. ',
    );
    expect(en).toContain(
      'expired on 2 January 2026 at 10:00 (Douala time): no attempt succeeded. No money was taken. ',
    );
    expect(next).toBe('nobody');
  });
});

describe('money that came after the end', () => {
  const late = facts({
    payment: { status: 'canceled', canceledBy: 'merchant', updatedAtMs: at(MINUTE), attemptsCount: 1 },
    attempts: [anAttempt({ status: 'paid_late', updatedAtMs: at(DAY) })],
    nowMs: at(DAY + MINUTE),
  });
  const FR =
    'Vous avez annulé le paiement de 5~000_FCFA le 1er janvier 2026 à 10:01 (heure de Douala). ' +
    'Si le client veut toujours payer, créez un nouveau paiement. ' +
    'MTN a tout de même prélevé 5~000_FCFA au client le 2 janvier 2026 à 10:00, alors que le paiement était déjà terminé. ';
  const EN =
    'You canceled the payment of FCFA_5,000 on 1 January 2026 at 10:01 (Douala time). ' +
    'If the customer still wants to pay, create a new payment. ' +
    'MTN took FCFA_5,000 from the customer all the same, on 2 January 2026 at 10:00, when the payment had already ended. ';

  it('is being paid back, and nobody claims that nothing was taken', () => {
    expect(explained(late)).toEqual({
      fr: `${FR}Cet argent lui est remboursé automatiquement_: MTN ne l’a pas encore confirmé.`,
      en: `${EN}This money is being paid back automatically: MTN has not confirmed it yet.`,
      next: 'nobody',
    });
  });

  it('waits for the operator of the gateway when that takes longer than a day', () => {
    expect(explained({ ...late, nowMs: at(2 * DAY + 1) })).toEqual({
      fr: `${FR}Cet argent doit lui être remboursé, mais MTN ne l’a toujours pas confirmé_: l’exploitant de la passerelle doit vérifier.`,
      en: `${EN}This money has to be paid back, but MTN still has not confirmed it: the operator of the gateway has to check.`,
      next: 'operator',
    });
  });

  it('was paid back', () => {
    const transfers = [{ kind: 'late_refund', subjectId: 'att_1', createdAtMs: at(DAY + 5 * MINUTE) }] as const;
    expect(explained({ ...late, transfers })).toEqual({
      fr: `${FR}Cet argent lui a été remboursé le 2 janvier 2026 à 10:05.`,
      en: `${EN}This money was paid back on 2 January 2026 at 10:05.`,
      next: 'nobody',
    });
  });

  it('by an operator that is not known', () => {
    const attempts = [anAttempt({ status: 'paid_late', updatedAtMs: at(DAY), methodProvider: null })];
    const { fr, en } = explained({ ...late, attempts });
    expect(fr).toContain('. L’opérateur a tout de même prélevé 5~000_FCFA au client');
    expect(en).toContain('. The mobile-money operator took FCFA_5,000 from the customer');
  });
});

describe('refunds', () => {
  it('in full', () => {
    const payment = { ...paid, status: 'refunded', amountRefunded: 5000 } as const;
    const refunds = [aRefund({ amount: 5000, status: 'succeeded', updatedAtMs: at(DAY) })];
    expect(explained(facts({ payment, refunds }))).toEqual({
      fr: `${PAID_FR} Le client a été remboursé en totalité le 2 janvier 2026 à 10:00. Personne n’a rien à faire.`,
      en: `${PAID_EN} The customer was refunded in full on 2 January 2026 at 10:00. Nobody has to do anything.`,
      next: 'nobody',
    });
  });

  it('in part, at once or in several', () => {
    const payment = { ...paid, status: 'partially_refunded', amountRefunded: 2000 } as const;
    const once = [aRefund({ amount: 2000, status: 'succeeded', updatedAtMs: at(DAY) })];
    expect(explained(facts({ payment, refunds: once }))).toEqual({
      fr: `${PAID_FR} Le client a été remboursé de 2~000_FCFA sur 5~000_FCFA le 2 janvier 2026 à 10:00. Personne n’a rien à faire.`,
      en: `${PAID_EN} The customer was refunded FCFA_2,000 of FCFA_5,000 on 2 January 2026 at 10:00. Nobody has to do anything.`,
      next: 'nobody',
    });
    const several = [
      aRefund({ id: 'rfd_1', amount: 1500, status: 'succeeded', updatedAtMs: at(DAY) }),
      aRefund({ id: 'rfd_2', amount: 500, status: 'succeeded', updatedAtMs: at(2 * DAY) }),
    ];
    const { fr, en } = explained(facts({ payment, refunds: several }));
    expect(fr).toContain(
      'Le client a été remboursé de 2~000_FCFA sur 5~000_FCFA, en plusieurs fois, la dernière le 3 janvier 2026 à 10:00.',
    );
    expect(en).toContain(
      'The customer was refunded FCFA_2,000 of FCFA_5,000, in several parts, the last on 3 January 2026 at 10:00.',
    );
  });

  it('pending at the operator of the rail, who is asked again by itself', () => {
    const refunds = [aRefund({ amount: 2000, createdAtMs: at(DAY), updatedAtMs: at(DAY) })];
    expect(explained(facts({ payment: { ...paid, refundPending: 2000 }, refunds, nowMs: at(DAY + MINUTE) }))).toEqual({
      fr:
        `${PAID_FR} Un remboursement de 2~000_FCFA est en cours depuis le 2 janvier 2026 à 10:00_: ` +
        'MTN n’a pas encore confirmé, et nous le lui redemandons automatiquement. Personne n’a rien à faire.',
      en:
        `${PAID_EN} A refund of FCFA_2,000 has been under way since 2 January 2026 at 10:00: ` +
        'MTN has not confirmed yet, and we keep asking. Nobody has to do anything.',
      next: 'nobody',
    });
  });

  it('pending for more than a day wait for the operator of the gateway', () => {
    const refunds = [
      aRefund({ id: 'rfd_1', amount: 2000, createdAtMs: at(DAY), updatedAtMs: at(DAY) }),
      aRefund({ id: 'rfd_2', amount: 500, createdAtMs: at(2 * DAY), updatedAtMs: at(2 * DAY) }),
    ];
    const payment = { ...paid, methodProvider: 'orange_money', refundPending: 2500 } as const;
    const { fr, en, next } = explained(facts({ payment, refunds, nowMs: at(2 * DAY + 1) }));
    expect(fr).toContain(
      'Plusieurs remboursements, 2~500_FCFA en tout, attendent depuis le 2 janvier 2026 à 10:00 la confirmation d’Orange_: ' +
        'l’exploitant de la passerelle doit vérifier.',
    );
    expect(en).toContain(
      'Several refunds, FCFA_2,500 in all, have waited since 2 January 2026 at 10:00 for Orange to confirm: ' +
        'the operator of the gateway has to check.',
    );
    expect(next).toBe('operator');
  });

  it.each([
    [
      'insufficient_funds',
      'le compte d’où partent les remboursements n’était pas assez approvisionné',
      'the account that refunds are paid from did not hold enough money',
    ],
    ['payer_timeout', 'le client n’a pas confirmé à temps', 'the customer did not confirm in time'],
    ['payer_declined', 'le client a refusé l’argent', 'the customer declined the money'],
    [
      'invalid_payer',
      'ce numéro n’a plus de compte chez cet opérateur',
      'this number no longer has an account with this operator',
    ],
    [
      'payer_limit_reached',
      'le compte du client a atteint un plafond fixé par l’opérateur',
      'the account of the customer has reached a limit of the operator',
    ],
    ['payer_account_blocked', 'le compte du client est bloqué', 'the account of the customer is blocked'],
    ['provider_unavailable', 'l’opérateur n’était pas disponible', 'the operator was not available'],
    ['provider_error', 'l’opérateur a signalé une erreur', 'the operator reported an error'],
    [null, 'la raison n’est pas connue', 'the reason is not known'],
  ] satisfies readonly (readonly [FailureCode | null, string, string])[])('failed: %s', (failureCode, fr, en) => {
    const refunds = [aRefund({ amount: 2000, status: 'failed', failureCode, updatedAtMs: at(DAY) })];
    expect(explained(facts({ payment: paid, refunds }))).toEqual({
      fr:
        `${PAID_FR} Le remboursement de 2~000_FCFA a échoué le 2 janvier 2026 à 10:00_: ${fr}. ` +
        'L’argent est revenu sur votre solde_: demandez un nouveau remboursement, ou rendez l’argent au client par un autre moyen.',
      en:
        `${PAID_EN} The refund of FCFA_2,000 failed on 2 January 2026 at 10:00: ${en}. ` +
        'The money is back in your balance: ask for another refund, or give the customer the money in another way.',
      next: 'merchant',
    });
  });

  it('that failed are not told once another one was made', () => {
    const payment = { ...paid, status: 'refunded', amountRefunded: 5000 } as const;
    const refunds = [
      aRefund({ id: 'rfd_1', status: 'failed', failureCode: 'provider_error', updatedAtMs: at(DAY) }),
      aRefund({ id: 'rfd_2', amount: 5000, status: 'succeeded', updatedAtMs: at(DAY) }),
    ];
    expect(explained(facts({ payment, refunds })).next).toBe('nobody');
  });
});

describe('disputes', () => {
  const disputed = (dispute: Parameters<typeof aDispute>[0], nowMs = at(DAY)): ReturnType<typeof explained> =>
    explained(facts({ payment: { ...paid, amountDisputed: 5000 }, disputes: [aDispute(dispute)], nowMs }));
  const HELD_FR = `${PAID_FR} Le client conteste 5~000_FCFA_: cette somme est bloquée. `;
  const HELD_EN = `${PAID_EN} The customer disputes FCFA_5,000: that amount is on hold. `;

  it('that are open wait for the merchant, until they are due', () => {
    expect(disputed({ status: 'needs_response' })).toEqual({
      fr: `${HELD_FR}Envoyez vos preuves avant le 8 janvier 2026 à 10:00, sinon elle risque d’être rendue au client.`,
      en: `${HELD_EN}Send your evidence before 8 January 2026 at 10:00, or it may be given back to the customer.`,
      next: 'merchant',
    });
  });

  it('that were not answered in time wait for the operator of the gateway', () => {
    expect(disputed({ status: 'needs_response' }, at(7 * DAY))).toEqual({
      fr: `${HELD_FR}Le délai pour envoyer vos preuves a pris fin le 8 janvier 2026 à 10:00_; l’exploitant de la passerelle doit trancher.`,
      en: `${HELD_EN}The time to send your evidence ended on 8 January 2026 at 10:00; the operator of the gateway has to decide.`,
      next: 'operator',
    });
  });

  it('under review wait for the operator of the gateway', () => {
    expect(disputed({ status: 'under_review', evidenceSubmittedAtMs: at(DAY) })).toEqual({
      fr: `${HELD_FR}Vos preuves ont été reçues le 2 janvier 2026 à 10:00_; l’exploitant de la passerelle doit trancher.`,
      en: `${HELD_EN}Your evidence was received on 2 January 2026 at 10:00; the operator of the gateway has to decide.`,
      next: 'operator',
    });
  });

  it('that were decided leave nothing to do', () => {
    expect(disputed({ status: 'won', resolvedAtMs: at(2 * DAY) })).toEqual({
      fr: `${PAID_FR} Vous avez gagné la contestation portant sur 5~000_FCFA le 3 janvier 2026 à 10:00_: l’argent vous a été rendu. Personne n’a rien à faire.`,
      en: `${PAID_EN} You won the dispute over FCFA_5,000 on 3 January 2026 at 10:00: the money was given back to you. Nobody has to do anything.`,
      next: 'nobody',
    });
    expect(disputed({ status: 'lost', resolvedAtMs: at(2 * DAY) })).toEqual({
      fr: `${PAID_FR} Vous avez perdu la contestation portant sur 5~000_FCFA le 3 janvier 2026 à 10:00_: l’argent a été rendu au client. Personne n’a rien à faire.`,
      en: `${PAID_EN} You lost the dispute over FCFA_5,000 on 3 January 2026 at 10:00: the money was given back to the customer. Nobody has to do anything.`,
      next: 'nobody',
    });
  });

  it('that wait for the merchant are told first, and of many the newest three', () => {
    const disputes = [
      aDispute({ id: 'dsp_1', amount: 100, status: 'needs_response' }),
      aDispute({ id: 'dsp_2', amount: 200, status: 'lost' }),
      aDispute({ id: 'dsp_3', amount: 300, status: 'won' }),
      aDispute({ id: 'dsp_4', amount: 400, status: 'won' }),
    ];
    const { fr, next } = explained(facts({ payment: { ...paid, amountDisputed: 300 }, disputes, nowMs: at(DAY) }));
    expect([...fr.matchAll(/conteste (\d+)|portant sur (\d+)/g)].map(([, open, closed]) => open ?? closed)).toEqual([
      '100',
      '400',
      '300',
    ]);
    expect(next).toBe('merchant');
  });
});

describe('a notification that the merchant’s server does not accept', () => {
  const refused = { attemptsCount: 3, lastStatusCode: 500 } as const;

  it('is told with the last status and the next attempt', () => {
    const deliveries = [aDelivery({ ...refused, nextAttemptAtMs: at(DAY) })];
    expect(explained(facts({ payment: paid, deliveries }))).toEqual({
      fr:
        `${PAID_FR} Votre serveur n’a pas accepté la notification «_payment.succeeded_»_: après 3_tentatives, il a répondu HTTP_500. ` +
        'Corrigez-le_: nous réessayons automatiquement, la prochaine fois le 2 janvier 2026 à 10:00.',
      en:
        `${PAID_EN} Your server did not accept the notification "payment.succeeded": after 3 attempts, it answered HTTP 500. ` +
        'Repair it: we try again by ourselves, the next time on 2 January 2026 at 10:00.',
      next: 'merchant',
    });
  });

  it('is told when nothing answered, while it is being sent', () => {
    const deliveries = [
      aDelivery({
        status: 'leased',
        attemptsCount: 1,
        lastStatusCode: null,
        lastError: 'timeout',
        nextAttemptAtMs: at(DAY),
      }),
    ];
    const { fr, en } = explained(facts({ payment: paid, deliveries }));
    expect(fr).toContain(
      'après 1_tentative, il n’a pas répondu (timeout). Corrigez-le_: nous réessayons automatiquement.',
    );
    expect(en).toContain('after 1 attempt, it did not answer (timeout). Repair it: we try again by ourselves.');
  });

  it('is told without a time that has passed, as when many wait', () => {
    const deliveries = [aDelivery({ ...refused, nextAttemptAtMs: at(MINUTE) })];
    expect(explained(facts({ payment: paid, deliveries })).en).toMatch(/Repair it: we try again by ourselves\.$/);
  });

  it('is told when nothing is sent to the endpoint any more', () => {
    const deliveries = [aDelivery({ ...refused, nextAttemptAtMs: at(DAY) })];
    const { fr, en, next } = explained(facts({ payment: paid, deliveries, disabledEndpointIds: ['whe_1'] }));
    expect(fr).toMatch(/HTTP_500\. Corrigez-le, puis réactivez son adresse de notification_: elle est désactivée\.$/);
    expect(en).toMatch(/HTTP 500\. Repair it, then enable its webhook endpoint again: that is switched off\.$/);
    expect(next).toBe('merchant');
  });

  it('is told when no attempt follows, the last of several', () => {
    const deliveries = [
      aDelivery({ ...refused, id: 'dlv_1', eventId: 'evt_1', eventType: 'payment.created', status: 'failed' }),
      aDelivery({
        ...refused,
        id: 'dlv_2',
        eventId: 'evt_2',
        status: 'failed',
        lastStatusCode: 404,
        createdAtMs: at(MINUTE),
      }),
    ];
    expect(explained(facts({ payment: paid, deliveries }))).toEqual({
      fr:
        `${PAID_FR} Votre serveur n’a pas accepté plusieurs notifications. La dernière est «_payment.succeeded_»_: après 3_tentatives, il a répondu HTTP_404. ` +
        'Corrigez-le, puis relancez la notification_: nous ne réessayons plus.',
      en:
        `${PAID_EN} Your server did not accept several notifications. The last one is "payment.succeeded": after 3 attempts, it answered HTTP 404. ` +
        'Repair it, then replay the notification: we no longer try.',
      next: 'merchant',
    });
  });

  it('is no more told once a replay was accepted, and not before the first attempt', () => {
    const deliveries = [
      aDelivery({ ...refused, id: 'dlv_1', status: 'failed' }),
      aDelivery({ id: 'dlv_2', status: 'delivered', attemptsCount: 1, lastStatusCode: 200 }),
      aDelivery({ id: 'dlv_3', eventId: 'evt_2', attemptsCount: 0, lastStatusCode: null }),
      aDelivery({ ...refused, id: 'dlv_4', eventId: 'evt_3', status: 'canceled' }),
    ];
    expect(explained(facts({ payment: paid, deliveries })).next).toBe('nobody');
  });

  it('comes after the customer, who has to pay first', () => {
    expect(explained(facts({ deliveries: [aDelivery(refused)] })).next).toBe('customer');
  });
});

it('writes other currencies with their decimals', () => {
  const { fr, en } = explained(facts({ payment: { amount: 123_456, currency: 'EUR' } }));
  expect(fr).toContain('Le paiement de 1~234,56_€ a été créé');
  expect(en).toContain('The payment of €1,234.56 was created');
});

it('rests on Douala’s day, not on that of Greenwich', () => {
  const createdAtMs = CREATED_AT_MS + 14.5 * 60 * MINUTE;
  expect(explained(facts({ payment: { ...aPayment(), createdAtMs } })).fr).toContain(
    'créé le 2 janvier 2026 à 00:30 (heure',
  );
});
