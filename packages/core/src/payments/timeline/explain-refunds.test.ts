import type { FailureCode } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import type { Refund } from '../../model.ts';
import { explained, paid, PAID_EN, PAID_FR } from './explained.fixture.ts';
import { aRefund, at, DAY, facts, MINUTE } from './facts.fixture.ts';

describe('refunds', () => {
  it('in full', () => {
    const payment = { ...paid, status: 'refunded', amountRefunded: 5000 } as const;
    const refunds = [aRefund({ amount: 5000, status: 'succeeded', updatedAtMs: at(DAY) })];
    expect(explained(facts({ payment, refunds }))).toEqual({
      fr: `${PAID_FR} Le client a été remboursé en totalité le 2 janvier 2026 à 10:00. Aucune action n’est nécessaire.`,
      en: `${PAID_EN} The customer was refunded in full on 2 January 2026 at 10:00. No action is needed.`,
      next: 'nobody',
    });
  });

  it('in part, at once or in several', () => {
    const payment = { ...paid, status: 'partially_refunded', amountRefunded: 2000 } as const;
    const once = [aRefund({ amount: 2000, status: 'succeeded', updatedAtMs: at(DAY) })];
    expect(explained(facts({ payment, refunds: once }))).toEqual({
      fr: `${PAID_FR} Le client a été remboursé de 2~000_FCFA sur 5~000_FCFA le 2 janvier 2026 à 10:00. Aucune action n’est nécessaire.`,
      en: `${PAID_EN} The customer was refunded FCFA_2,000 of FCFA_5,000 on 2 January 2026 at 10:00. No action is needed.`,
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

  it('bring back the fee, in full or in part, once they have succeeded', () => {
    const refunded = (feeReturned: number, refunds: readonly Refund[]): ReturnType<typeof explained> =>
      explained(facts({ payment: { ...paid, fee: 113, feeReturned }, refunds }));
    const whole = refunded(113, [aRefund({ status: 'succeeded', feeReturned: 113 })]);
    expect(whole.fr).toContain(`${PAID_FR} Les frais de la plateforme, 113_FCFA, vous ont été rendus.`);
    expect(whole.en).toContain(`${PAID_EN} The fee of the gateway, FCFA_113, was given back to you.`);
    const part = refunded(45, [aRefund({ status: 'succeeded', feeReturned: 45 })]);
    expect(part.fr).toContain(
      'Les frais de la plateforme sont de 68_FCFA_: sur 113_FCFA, 45_FCFA vous ont été rendus.',
    );
    expect(part.en).toContain('The fee of the gateway is FCFA_68: of FCFA_113, FCFA_45 was given back to you.');
    const underWay = refunded(113, [aRefund({ status: 'pending', feeReturned: 113 })]);
    expect(underWay.fr).toContain('Les frais de la plateforme sont de 113_FCFA.');
    expect(underWay.en).toContain('The fee of the gateway is FCFA_113.');
  });

  it('pending at the provider are polled automatically', () => {
    const refunds = [aRefund({ amount: 2000, createdAtMs: at(DAY), updatedAtMs: at(DAY) })];
    expect(explained(facts({ payment: { ...paid, refundPending: 2000 }, refunds, nowMs: at(DAY + MINUTE) }))).toEqual({
      fr:
        `${PAID_FR} Un remboursement de 2~000_FCFA est en cours depuis le 2 janvier 2026 à 10:00_: ` +
        'nous n’avons pas encore la confirmation de MTN MoMo, et nous la redemandons automatiquement. Aucune action n’est nécessaire.',
      en:
        `${PAID_EN} A refund of FCFA_2,000 has been under way since 2 January 2026 at 10:00: ` +
        'we have no confirmation from MTN MoMo yet, and we keep asking. No action is needed.',
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
      'Plusieurs remboursements, 2~500_FCFA en tout, attendent depuis le 2 janvier 2026 à 10:00 la confirmation d’Orange Money_: ' +
        'la plateforme doit vérifier.',
    );
    expect(en).toContain(
      'Several refunds, FCFA_2,500 in all, have waited since 2 January 2026 at 10:00 for a confirmation from Orange Money: ' +
        'the gateway’s team has to check.',
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
      'this number no longer has an account with this provider',
    ],
    [
      'payer_limit_reached',
      'le compte du client a atteint un plafond fixé par l’opérateur',
      'the account of the customer has reached a limit of the provider',
    ],
    ['payer_account_blocked', 'le compte du client est bloqué', 'the account of the customer is blocked'],
    ['provider_unavailable', 'l’opérateur n’était pas disponible', 'the provider was not available'],
    ['provider_error', 'l’opérateur a signalé une erreur', 'the provider reported an error'],
    [null, 'la raison n’est pas connue', 'the reason is not known'],
  ] satisfies readonly (readonly [FailureCode | null, string, string])[])('failed: %s', (failureCode, fr, en) => {
    const refunds = [
      aRefund({ amount: 2000, status: 'failed', answeredBy: 'provider', failureCode, updatedAtMs: at(DAY) }),
    ];
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

  it('that an operator recorded as failed say nothing of the provider', () => {
    const refunds = [
      aRefund({ amount: 2000, status: 'failed', answeredBy: 'operator', failureCode: 'provider_error' }),
    ];
    const { fr, en } = explained(facts({ payment: paid, refunds, nowMs: at(2 * DAY) }));
    expect(en).toContain(': this was recorded by hand.');
    expect(fr).toContain('c’est noté à la main.');
    expect(en).not.toContain('reported an error');
  });

  it('that failed are omitted once another one was made', () => {
    const payment = { ...paid, status: 'refunded', amountRefunded: 5000 } as const;
    const refunds = [
      aRefund({
        id: 'rfd_1',
        status: 'failed',
        answeredBy: 'provider',
        failureCode: 'provider_error',
        updatedAtMs: at(DAY),
      }),
      aRefund({ id: 'rfd_2', amount: 5000, status: 'succeeded', updatedAtMs: at(DAY) }),
    ];
    expect(explained(facts({ payment, refunds })).next).toBe('nobody');
  });
});
