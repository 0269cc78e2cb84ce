import { describe, expect, it } from 'vitest';
import { explained } from './explained.fixture.ts';
import { anAttempt, aPayment, at, CREATED_AT_MS, DAY, facts, MINUTE } from './facts.fixture.ts';

describe('an open payment', () => {
  it('waits for its customer', () => {
    expect(explained(facts())).toEqual({
      fr:
        'Le paiement de 5~000_FCFA a été créé le 1er janvier 2026 à 10:00 (heure de Douala) et personne n’a encore essayé de le payer. ' +
        'Le client peut payer jusqu’au 2 janvier 2026 à 10:00_; au besoin, renvoyez-lui le lien de paiement.',
      en:
        'The payment of FCFA_5,000 was created on 1 January 2026 at 10:00 (Douala time) and no payment attempt has been made yet. ' +
        'The customer can pay until 2 January 2026 at 10:00; if need be, send them the payment link again.',
      next: 'customer',
    });
  });

  it('can be retried after a failed attempt', () => {
    const attempts = [anAttempt({ status: 'failed', failureCode: 'insufficient_funds', updatedAtMs: at(MINUTE) })];
    expect(explained(facts({ payment: { attemptsCount: 1 }, attempts }))).toEqual({
      fr:
        'Une tentative de paiement de 5~000_FCFA par MTN MoMo (•••789) a échoué le 1er janvier 2026 à 10:01 (heure de Douala)_: ' +
        'solde insuffisant. Le client n’a pas été débité. Il reste au client 2_tentatives, jusqu’au 2 janvier 2026 à 10:00.',
      en:
        'An attempt to pay FCFA_5,000 with MTN MoMo (•••789) failed on 1 January 2026 at 10:01 (Douala time): ' +
        'insufficient balance. The customer was not charged. The customer has 2 attempts left, until 2 January 2026 at 10:00.',
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
        'Le client n’a pas été débité. Si le client veut toujours payer, créez un nouveau paiement.',
      en:
        'The payment of FCFA_5,000 expired on 2 January 2026 at 10:00 (Douala time): no payment attempt was made. ' +
        'The customer was not charged. If the customer still wants to pay, create a new payment.',
      next: 'nobody',
    });
  });
});

describe('a payment in progress', () => {
  const processing = { status: 'processing', attemptsCount: 1, liveAttemptId: 'att_1' } as const;

  it.each([
    ['approve_on_phone', 'confirmer sur son téléphone', 'confirm on their phone'],
    ['enter_otp', 'saisir le code qu’il a reçu par SMS', 'enter the code they got by SMS'],
    ['redirect', 'confirmer sur la page de l’opérateur', 'confirm on the page of the provider'],
  ] as const)('waits for the customer to act on the prompt: %s', (type, fr, en) => {
    const attempts = [anAttempt({ status: 'pending', nextAction: { type, url: null } })];
    expect(explained(facts({ payment: processing, attempts, nowMs: at(4 * MINUTE) }))).toEqual({
      fr:
        'Le client a lancé le paiement de 5~000_FCFA par MTN MoMo (•••789) le 1er janvier 2026 à 10:00 (heure de Douala). ' +
        `Il doit maintenant ${fr}, avant le 1er janvier 2026 à 10:05.`,
      en:
        'The customer started the payment of FCFA_5,000 with MTN MoMo (•••789) on 1 January 2026 at 10:00 (Douala time). ' +
        `They now have to ${en}, before 1 January 2026 at 10:05.`,
      next: 'customer',
    });
  });

  it('waits for the rail, not the customer, when the rail has not confirmed the charge', () => {
    const attempts = [anAttempt({ status: 'pending', nextAction: null, nextPollAtMs: at(5 * MINUTE) })];
    const { fr, en, next } = explained(facts({ payment: processing, attempts, nowMs: at(MINUTE) }));
    expect(fr).toContain(
      'mais nous n’avons pas encore de résultat de MTN MoMo_: nous ne savons pas si l’argent a été prélevé.',
    );
    expect(en).toContain('but we have no outcome from MTN MoMo yet: we do not know whether the money was taken.');
    expect(next).toBe('nobody');
  });

  it('waits for the provider once the prompt has expired', () => {
    const attempts = [anAttempt({ status: 'pending', methodProvider: 'orange_money', nextPollAtMs: at(30 * MINUTE) })];
    expect(explained(facts({ payment: processing, attempts, nowMs: at(6 * MINUTE) }))).toEqual({
      fr:
        'Le client a lancé le paiement de 5~000_FCFA par Orange Money (•••789) le 1er janvier 2026 à 10:00 (heure de Douala), ' +
        'mais nous n’avons pas encore de résultat d’Orange Money_: nous ne savons pas si l’argent a été prélevé. ' +
        'Nous le redemandons automatiquement, la prochaine fois le 1er janvier 2026 à 10:30. ' +
        'Aucune action n’est nécessaire pour l’instant_: ne faites pas payer le client une deuxième fois.',
      en:
        'The customer started the payment of FCFA_5,000 with Orange Money (•••789) on 1 January 2026 at 10:00 (Douala time), ' +
        'but we have no outcome from Orange Money yet: we do not know whether the money was taken. ' +
        'We keep asking, the next time on 1 January 2026 at 10:30. ' +
        'No action is needed for now: do not ask the customer to pay again.',
      next: 'nobody',
    });
  });

  it('waits for the operator once polling has ended', () => {
    const attempts = [anAttempt({ status: 'needs_review', methodProvider: 'orange_money', pollsCount: 23 })];
    expect(explained(facts({ payment: processing, attempts, nowMs: at(2 * DAY) }))).toEqual({
      fr:
        'Le client a lancé le paiement de 5~000_FCFA par Orange Money (•••789) le 1er janvier 2026 à 10:00 (heure de Douala), ' +
        'et nous n’avons pas de résultat d’Orange Money, malgré 23_demandes de notre part_: nous ne savons pas si l’argent a été prélevé. ' +
        'La plateforme doit vérifier auprès d’Orange Money et trancher. ' +
        'En attendant, ne faites pas payer le client une deuxième fois.',
      en:
        'The customer started the payment of FCFA_5,000 with Orange Money (•••789) on 1 January 2026 at 10:00 (Douala time), ' +
        'and we have no outcome from Orange Money, although we asked 23 times: we do not know whether the money was taken. ' +
        'The gateway’s team has to check with Orange Money and decide. ' +
        'Until then, do not ask the customer to pay again.',
      next: 'operator',
    });
  });

  it('is explained even without its attempt', () => {
    const { fr, en, next } = explained(facts({ payment: processing }));
    expect(fr).toContain(
      'mais nous n’avons pas encore de résultat de l’opérateur_: nous ne savons pas si l’argent a été prélevé. Nous le redemandons automatiquement. ',
    );
    expect(en).toContain(
      'but we have no outcome from the mobile-money provider yet: we do not know whether the money was taken. We keep asking. ',
    );
    expect(next).toBe('nobody');
  });
});

it('writes other currencies with their decimals', () => {
  const { fr, en } = explained(facts({ payment: { amount: 123_456, currency: 'EUR' } }));
  expect(fr).toContain('Le paiement de 1~234,56_€ a été créé');
  expect(en).toContain('The payment of €1,234.56 was created');
});

it("uses Douala’s day, not Greenwich's", () => {
  const createdAtMs = CREATED_AT_MS + 14.5 * 60 * MINUTE;
  expect(explained(facts({ payment: { ...aPayment(), createdAtMs } })).fr).toContain(
    'créé le 2 janvier 2026 à 00:30 (heure',
  );
});
