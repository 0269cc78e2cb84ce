import { describe, expect, it } from 'vitest';
import { explained, paid, PAID_EN, PAID_FR } from './explained.fixture.ts';
import { aDispute, aRefund, at, DAY, facts } from './facts.fixture.ts';

describe('disputes', () => {
  const disputed = (dispute: Parameters<typeof aDispute>[0], nowMs = at(DAY)): ReturnType<typeof explained> =>
    explained(facts({ payment: { ...paid, amountDisputed: 5000 }, disputes: [aDispute(dispute)], nowMs }));
  const HELD_FR = `${PAID_FR} Un litige est ouvert sur 5~000_FCFA_: cette somme est bloquée. `;
  const HELD_EN = `${PAID_EN} A dispute is open over FCFA_5,000: that amount is on hold. `;

  it('open ones wait for the merchant, until they are due', () => {
    expect(disputed({ status: 'needs_response' })).toEqual({
      fr: `${HELD_FR}Envoyez vos preuves avant le 8 janvier 2026 à 10:00, sinon vous risquez de perdre cette somme.`,
      en: `${HELD_EN}Send your evidence before 8 January 2026 at 10:00, or you may lose that amount.`,
      next: 'merchant',
    });
  });

  it('overdue ones wait for the operator', () => {
    expect(disputed({ status: 'needs_response' }, at(7 * DAY))).toEqual({
      fr: `${HELD_FR}Le délai pour envoyer vos preuves a pris fin le 8 janvier 2026 à 10:00_; la plateforme doit trancher.`,
      en: `${HELD_EN}The time to send your evidence ended on 8 January 2026 at 10:00; the gateway’s team has to decide.`,
      next: 'operator',
    });
  });

  it('those under review wait for the operator', () => {
    expect(disputed({ status: 'under_review', evidenceSubmittedAtMs: at(DAY) })).toEqual({
      fr: `${HELD_FR}Vos preuves ont été reçues le 2 janvier 2026 à 10:00_; la plateforme doit trancher.`,
      en: `${HELD_EN}Your evidence was received on 2 January 2026 at 10:00; the gateway’s team has to decide.`,
      next: 'operator',
    });
  });

  it('won ones leave nothing to do', () => {
    expect(disputed({ status: 'won', resolvedAtMs: at(2 * DAY) })).toEqual({
      fr: `${PAID_FR} Vous avez gagné le litige portant sur 5~000_FCFA le 3 janvier 2026 à 10:00_: l’argent vous a été rendu. Aucune action n’est nécessaire.`,
      en: `${PAID_EN} You won the dispute over FCFA_5,000 on 3 January 2026 at 10:00: the money was given back to you. No action is needed.`,
      next: 'nobody',
    });
  });

  describe('lost ones', () => {
    const LOST_FR = `${PAID_FR} Vous avez perdu le litige portant sur 5~000_FCFA le 3 janvier 2026 à 10:00.`;
    const LOST_EN = `${PAID_EN} You lost the dispute over FCFA_5,000 on 3 January 2026 at 10:00.`;
    const atMs = at(2 * DAY);
    const lost = (
      dispute: Parameters<typeof aDispute>[0],
      refund: Parameters<typeof aRefund>[0],
      nowMs = atMs,
    ): ReturnType<typeof explained> =>
      explained(
        facts({
          payment: { ...paid, amountDisputed: 5000 },
          disputes: [aDispute({ status: 'lost', resolvedAtMs: atMs, refundId: 'rfd_1', ...dispute })],
          refunds: refund === undefined ? [] : [aRefund({ disputeId: 'dsp_1', updatedAtMs: atMs, ...refund })],
          nowMs,
        }),
      );

    it('say only that a refund is under way until somebody has said how it ended', () => {
      expect(lost({ returnStatus: 'pending' }, { status: 'pending' })).toEqual({
        fr: `${LOST_FR} L’argent revient au client par un remboursement via MTN MoMo, dont nous n’avons pas encore la confirmation_; nous la redemandons automatiquement. Aucune action n’est nécessaire.`,
        en: `${LOST_EN} The money goes back to the customer by a refund through MTN MoMo, for which we have no confirmation yet; we keep asking. No action is needed.`,
        next: 'nobody',
      });
      expect(lost({ returnStatus: 'pending' }, { status: 'pending' }, at(4 * DAY))).toMatchObject({
        en: `${LOST_EN} The refund through MTN MoMo that returns the money to the customer still has no confirmation: the gateway’s team has to check.`,
        next: 'operator',
      });
    });

    it('say that the provider paid the money back if it said so', () => {
      expect(lost({ returnStatus: 'returned' }, { status: 'succeeded', answeredBy: 'provider' })).toEqual({
        fr: `${LOST_FR} MTN MoMo a rendu l’argent au client et l’a confirmé le 3 janvier 2026 à 10:00. Aucune action n’est nécessaire.`,
        en: `${LOST_EN} MTN MoMo paid the money back to the customer: it confirmed this on 3 January 2026 at 10:00. No action is needed.`,
        next: 'nobody',
      });
    });

    it('say what the operator recorded, and nothing of the provider', () => {
      const recorded = lost({ returnStatus: 'returned' }, { status: 'succeeded', answeredBy: 'operator' });
      expect(recorded.en).toBe(
        `${LOST_EN} The gateway’s team recorded on 3 January 2026 at 10:00 that the money was returned to the customer. No action is needed.`,
      );
      const refused = lost({ returnStatus: 'owed' }, { status: 'failed', answeredBy: 'operator' });
      expect(refused).toEqual({
        fr: `${LOST_FR} La plateforme a noté que le remboursement a échoué. Le client n’a pas encore l’argent_: la plateforme doit le lui rendre.`,
        en: `${LOST_EN} The gateway’s team recorded that the refund failed. The customer does not have the money yet: the gateway’s team has to return it.`,
        next: 'operator',
      });
    });

    it('wait for the operator when the provider refused the refund, or makes none', () => {
      const failureCode = 'payer_account_blocked';
      expect(lost({ returnStatus: 'owed' }, { status: 'failed', answeredBy: 'provider', failureCode })).toMatchObject({
        en: `${LOST_EN} MTN MoMo did not make the refund (the account of the customer is blocked). The customer does not have the money yet: the gateway’s team has to return it.`,
        next: 'operator',
      });
      expect(lost({ returnStatus: 'owed', refundId: null }, undefined)).toMatchObject({
        en: `${LOST_EN} The customer does not have the money yet: the gateway’s team has to return it.`,
        next: 'operator',
      });
    });

    it('leave out their refunds where those of the merchant are told', () => {
      const { en } = lost({ returnStatus: 'owed' }, { status: 'failed', answeredBy: 'provider' });
      expect(en).not.toContain('back in your balance');
    });
  });

  it('lost ones return the money to the customer if it came from a wallet', () => {
    const payment = { ...paid, methodType: 'wallet', methodProvider: null, phoneMasked: null } as const;
    const { fr, en } = explained(facts({ payment, disputes: [aDispute({ status: 'lost', resolvedAtMs: at(DAY) })] }));
    expect(fr).toContain('le 2 janvier 2026 à 10:00_: l’argent a été rendu au client.');
    expect(en).toContain('on 2 January 2026 at 10:00: the money was given back to the customer.');
  });

  it('those that wait for the merchant come first, at most the newest three', () => {
    const disputes = [
      aDispute({ id: 'dsp_1', amount: 100, status: 'needs_response' }),
      aDispute({ id: 'dsp_2', amount: 200, status: 'lost' }),
      aDispute({ id: 'dsp_3', amount: 300, status: 'won' }),
      aDispute({ id: 'dsp_4', amount: 400, status: 'won' }),
    ];
    const { fr, next } = explained(facts({ payment: { ...paid, amountDisputed: 300 }, disputes, nowMs: at(DAY) }));
    expect([...fr.matchAll(/ouvert sur (\d+)|portant sur (\d+)/g)].map(([, open, closed]) => open ?? closed)).toEqual([
      '100',
      '400',
      '300',
    ]);
    expect(next).toBe('merchant');
  });
});
