import { describe, expect, it } from 'vitest';
import { explained } from './explained.fixture.ts';
import { anAttempt, at, DAY, facts, MINUTE } from './facts.fixture.ts';

describe('late payments', () => {
  const late = facts({
    payment: { status: 'canceled', canceledBy: 'merchant', updatedAtMs: at(MINUTE), attemptsCount: 1 },
    attempts: [anAttempt({ status: 'paid_late', updatedAtMs: at(DAY) })],
    nowMs: at(DAY + MINUTE),
  });
  const FR =
    'Vous avez annulé le paiement de 5~000_FCFA le 1er janvier 2026 à 10:01 (heure de Douala). ' +
    'Si le client veut toujours payer, créez un nouveau paiement. ' +
    'MTN MoMo a tout de même prélevé 5~000_FCFA au client_: nous l’avons appris le 2 janvier 2026 à 10:00, alors que le paiement était déjà terminé. ';
  const EN =
    'You canceled the payment of FCFA_5,000 on 1 January 2026 at 10:01 (Douala time). ' +
    'If the customer still wants to pay, create a new payment. ' +
    'MTN MoMo took FCFA_5,000 from the customer all the same: we learned of it on 2 January 2026 at 10:00, when the payment had already ended. ';

  it('are being returned, and nothing claims that the customer was not charged', () => {
    expect(explained(late)).toEqual({
      fr: `${FR}Cet argent lui est remboursé automatiquement_: nous n’avons pas encore la confirmation de MTN MoMo.`,
      en: `${EN}This money is being paid back automatically: we have no confirmation from MTN MoMo yet.`,
      next: 'nobody',
    });
  });

  it('wait for the operator when that takes longer than a day', () => {
    expect(explained({ ...late, nowMs: at(2 * DAY + 1) })).toEqual({
      fr: `${FR}Cet argent doit lui être remboursé, mais nous n’avons toujours pas la confirmation de MTN MoMo_: la plateforme doit vérifier.`,
      en: `${EN}This money has to be paid back, but we still have no confirmation from MTN MoMo: the gateway’s team has to check.`,
      next: 'operator',
    });
  });

  it('were returned', () => {
    const transfers = [{ kind: 'late_refund', subjectId: 'att_1', createdAtMs: at(DAY + 5 * MINUTE) }] as const;
    expect(explained({ ...late, transfers })).toEqual({
      fr: `${FR}Nous avons noté le 2 janvier 2026 à 10:05 que cet argent lui a été remboursé.`,
      en: `${EN}We recorded on 2 January 2026 at 10:05 that this money was paid back.`,
      next: 'nobody',
    });
  });

  it('are dated by when they were found, also after the return', () => {
    const transfers = [{ kind: 'late_capture', subjectId: 'att_1', createdAtMs: at(DAY) }] as const;
    const attempts = [anAttempt({ status: 'paid_late', updatedAtMs: at(3 * DAY) })];
    expect(explained({ ...late, attempts, transfers }).en).toContain('we learned of it on 2 January 2026 at 10:00');
  });

  it('by an unknown provider', () => {
    const attempts = [anAttempt({ status: 'paid_late', updatedAtMs: at(DAY), methodProvider: null })];
    const { fr, en } = explained({ ...late, attempts });
    expect(fr).toContain('. L’opérateur a tout de même prélevé 5~000_FCFA au client');
    expect(en).toContain('. The mobile-money provider took FCFA_5,000 from the customer');
  });
});
