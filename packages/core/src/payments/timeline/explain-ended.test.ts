import type { FailureCode } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { explained, paid, PAID_EN, PAID_FR } from './explained.fixture.ts';
import { anAttempt, at, DAY, facts, MINUTE } from './facts.fixture.ts';

describe('a payment that was paid', () => {
  it('by mobile money leaves nothing to do', () => {
    expect(explained(facts({ payment: paid }))).toEqual({
      fr: `${PAID_FR} Aucune action n’est nécessaire.`,
      en: `${PAID_EN} No action is needed.`,
      next: 'nobody',
    });
  });

  it('from a wallet names the wallet and the fee', () => {
    const wallet = { ...paid, methodType: 'wallet', methodProvider: null, phoneMasked: null, fee: 100 } as const;
    expect(explained(facts({ payment: wallet }))).toEqual({
      fr:
        'Le client a payé 5~000_FCFA depuis le portefeuille du client le 1er janvier 2026 à 10:05 (heure de Douala). ' +
        'Les frais de la plateforme sont de 100_FCFA. Aucune action n’est nécessaire.',
      en:
        'The customer paid FCFA_5,000 from the customer’s wallet on 1 January 2026 at 10:05 (Douala time). ' +
        'The fee of the gateway is FCFA_100. No action is needed.',
      next: 'nobody',
    });
  });

  it('by a provider that no rail declares any more', () => {
    const { fr, en } = explained({ ...facts({ payment: paid }), labels: new Map() });
    expect(fr).toContain('Le client a payé 5~000_FCFA par Mtn Momo (•••789) le');
    expect(en).toContain('The customer paid FCFA_5,000 with Mtn Momo (•••789) on');
  });

  it('late counts anyway', () => {
    expect(explained(facts({ payment: { ...paid, succeededAtMs: at(DAY + MINUTE) } }))).toEqual({
      fr:
        'Le client a payé 5~000_FCFA par MTN MoMo (•••789)_: nous l’avons appris le 2 janvier 2026 à 10:01 (heure de Douala). ' +
        'Le délai avait pris fin le 2 janvier 2026 à 10:00, mais l’argent est arrivé et le paiement est valable. Aucune action n’est nécessaire.',
      en:
        'The customer paid FCFA_5,000 with MTN MoMo (•••789): we learned of it on 2 January 2026 at 10:01 (Douala time). ' +
        'The time to pay had ended on 2 January 2026 at 10:00, but the money arrived and the payment is valid. No action is needed.',
      next: 'nobody',
    });
  });
});

it('a payment that an operator found on a statement is not said to be reported by the provider', () => {
  const resolution = { outcome: 'succeeded', reason: 'Line 12', atMs: at(MINUTE) } as const;
  const { fr, en } = explained(facts({ payment: paid, attempts: [anAttempt({ status: 'succeeded', resolution })] }));
  expect(fr).toContain('à 10:05 (heure de Douala), comme noté à la main.');
  expect(en).toContain('at 10:05 (Douala time), as recorded by hand.');
});

it('a canceled payment with an open attempt says nothing of whether the customer was charged', () => {
  const { fr, en } = explained(facts({ payment: { status: 'canceled' }, attempts: [anAttempt()] }));
  expect(fr).not.toContain('débité');
  expect(en).not.toContain('charged');
});

describe('a payment that ended unpaid', () => {
  const failed = { status: 'failed', attemptsCount: 1, updatedAtMs: at(MINUTE) } as const;
  const method = { methodType: 'mobile_money', methodProvider: 'mtn_momo', phoneMasked: '•••789' } as const;

  it.each([
    ['insufficient_funds', 'solde insuffisant', 'insufficient balance'],
    ['payer_timeout', 'le client n’a pas confirmé à temps', 'the customer did not confirm in time'],
    ['payer_declined', 'le client a refusé le paiement', 'the customer declined the payment'],
    [
      'invalid_payer',
      'ce numéro n’a pas de compte chez cet opérateur',
      'this number has no account with this provider',
    ],
    [
      'payer_limit_reached',
      'le client a atteint un plafond fixé par l’opérateur',
      'the customer has reached a limit of the provider',
    ],
    ['payer_account_blocked', 'le compte du client est bloqué', 'the account of the customer is blocked'],
    [
      'provider_unavailable',
      'le paiement n’a pas pu passer par l’opérateur',
      'the payment could not go through the provider',
    ],
    ['provider_error', 'l’opérateur a signalé une erreur', 'the provider reported an error'],
    [null, 'la raison n’est pas connue', 'the reason is not known'],
  ] satisfies readonly (readonly [FailureCode | null, string, string])[])('failed: %s', (failureCode, fr, en) => {
    const attempts = [anAttempt({ status: 'failed', failureCode })];
    expect(explained(facts({ payment: { ...failed, ...method, failureCode }, attempts }))).toEqual({
      fr:
        `Le paiement de 5~000_FCFA par MTN MoMo (•••789) a échoué le 1er janvier 2026 à 10:01 (heure de Douala)_: ${fr}. ` +
        'Le client n’a pas été débité. Si le client veut toujours payer, créez un nouveau paiement.',
      en:
        `The payment of FCFA_5,000 with MTN MoMo (•••789) failed on 1 January 2026 at 10:01 (Douala time): ${en}. ` +
        'The customer was not charged. If the customer still wants to pay, create a new payment.',
      next: 'nobody',
    });
  });

  describe('failed because its provider did not know it', () => {
    const failureCode = 'provider_unavailable';
    const ended = { status: 'failed', failureCode, ageAtEndMs: MINUTE } as const;
    const attempt = anAttempt(ended);
    const resolution = { outcome: 'failed', reason: 'Not on the statement', atMs: at(3 * MINUTE) } as const;
    it.each([
      [true, 'which is silent since', {}],
      [false, 'which called back since', { calledBackAtMs: at(2 * MINUTE) }],
      [false, 'which has it pending since', { acceptedAtMs: attempt.createdAtMs + 2 * MINUTE }],
      [true, 'after it had accepted it', { acceptedAtMs: attempt.createdAtMs, calledBackAtMs: at(2 * MINUTE) }],
      [true, 'which called back, until an operator looked', { calledBackAtMs: at(2 * MINUTE), resolution }],
    ])('says %s of whether the customer was charged: %s', (isSaid, _, set) => {
      const attempts = [anAttempt({ ...ended, ...set })];
      const { fr, en } = explained(facts({ payment: { ...failed, ...method, failureCode }, attempts }));
      expect(fr.includes('débité')).toBe(isSaid);
      expect(en.includes('charged')).toBe(isSaid);
    });
  });

  it('failed: an operator recorded it, so that no reason is the provider’s', () => {
    const resolution = { outcome: 'failed', reason: 'Not on the statement', atMs: at(MINUTE) } as const;
    const attempts = [anAttempt({ status: 'failed', failureCode: 'provider_error', resolution })];
    const { fr, en } = explained(facts({ payment: { ...failed, ...method, failureCode: 'provider_error' }, attempts }));
    expect(fr).toContain('c’est noté à la main. D’après ce qui est noté à la main, le client n’a pas été débité.');
    expect(en).toContain('this was recorded by hand. By what was recorded by hand, the customer was not charged.');
  });

  it('failed: an error of which no attempt tells is not said to be the provider’s', () => {
    const { fr, en } = explained(facts({ payment: { ...failed, ...method, failureCode: 'provider_error' } }));
    expect(fr).toContain('la raison n’est pas connue.');
    expect(en).toContain('the reason is not known.');
  });

  it('failed after several attempts', () => {
    const { fr, en } = explained(
      facts({ payment: { ...failed, ...method, attemptsCount: 3, failureCode: 'insufficient_funds' } }),
    );
    expect(fr).toContain('à 10:01 (heure de Douala), au bout de 3_tentatives_: solde insuffisant');
    expect(en).toContain('at 10:01 (Douala time), after 3 attempts: insufficient balance');
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
        'Le client n’a pas été débité. Si le client veut toujours payer, créez un nouveau paiement.',
      en:
        `${en} 1 January 2026 at 10:01 (Douala time). ` +
        'The customer was not charged. If the customer still wants to pay, create a new payment.',
      next: 'nobody',
    });
  });

  it('expired after an attempt', () => {
    const { fr, en, next } = explained(facts({ payment: { status: 'expired', attemptsCount: 1 } }));
    expect(fr).toContain(
      'a expiré le 2 janvier 2026 à 10:00 (heure de Douala)_: aucune tentative n’a abouti. Le client n’a pas été débité. ',
    );
    expect(en).toContain(
      'expired on 2 January 2026 at 10:00 (Douala time): no attempt succeeded. The customer was not charged. ',
    );
    expect(next).toBe('nobody');
  });
});
