import { describe, expect, it } from 'vitest';
import type { OutgoingError } from '../../ports/system.ts';
import { explained, paid, PAID_EN, PAID_FR } from './explained.fixture.ts';
import { aDelivery, at, DAY, facts, MINUTE } from './facts.fixture.ts';

describe('a notification that the merchant’s server does not accept', () => {
  const refused = { attemptsCount: 3, lastStatusCode: 500 } as const;

  it('is explained with the last status and the next attempt', () => {
    const deliveries = [aDelivery({ ...refused, nextAttemptAtMs: at(DAY) })];
    expect(explained(facts({ payment: paid, deliveries }))).toEqual({
      fr:
        `${PAID_FR} La notification «_payment.succeeded_» n’a pas pu être remise à l’adresse whe_1_: après 3_tentatives, votre serveur a répondu HTTP_500. ` +
        'Corrigez votre serveur_: nous réessayons automatiquement, la prochaine fois le 2 janvier 2026 à 10:00.',
      en:
        `${PAID_EN} The notification "payment.succeeded" could not be delivered to the endpoint whe_1: after 3 attempts, your server answered HTTP 500. ` +
        'Repair your server: we try again by ourselves, the next time on 2 January 2026 at 10:00.',
      next: 'merchant',
    });
  });

  it.each([
    ['timeout', 'votre serveur n’a pas répondu à temps', 'your server did not answer in time'],
    [
      'address_not_allowed',
      'votre serveur se trouve à une adresse privée, qui n’est pas autorisée',
      'your server is at a private address, which is not allowed',
    ],
    [
      'name_not_resolved',
      'le nom de domaine de votre serveur est introuvable',
      'the domain name of your server was not found',
    ],
    ['connection_refused', 'votre serveur a refusé la connexion', 'your server refused the connection'],
    ['connection_failed', 'la connexion à votre serveur a échoué', 'the connection to your server failed'],
    [
      'tls_failed',
      'la connexion sécurisée (TLS) à votre serveur a échoué',
      'the secure connection (TLS) to your server failed',
    ],
    ['invalid_response', 'la réponse de votre serveur est illisible', 'the answer of your server could not be read'],
    [
      'too_late',
      'le délai d’envoi a pris fin avant l’essai suivant',
      'the time for sending it ended before the next attempt',
    ],
    ['a word of later', 'votre serveur n’a pas répondu', 'your server did not answer'],
    [null, 'votre serveur n’a pas répondu', 'your server did not answer'],
  ] satisfies readonly (readonly [OutgoingError | 'a word of later' | null, string, string])[])(
    'is explained in words without a response, while it is being sent: %s',
    (lastError, frWords, enWords) => {
      const sending = {
        status: 'pending',
        attemptsCount: 1,
        lastStatusCode: null,
        nextAttemptAtMs: at(MINUTE),
      } as const;
      const { fr, en } = explained(facts({ payment: paid, deliveries: [aDelivery({ ...sending, lastError })] }));
      expect(fr).toContain(`après 1_tentative, ${frWords}. Corrigez votre serveur_: nous réessayons automatiquement.`);
      expect(en).toContain(`after 1 attempt, ${enWords}. Repair your server: we try again by ourselves.`);
    },
  );

  it('is explained without a time that has passed, as in a backlog', () => {
    const deliveries = [aDelivery({ ...refused, nextAttemptAtMs: at(MINUTE) })];
    expect(explained(facts({ payment: paid, deliveries })).en).toMatch(
      /Repair your server: we try again by ourselves\.$/,
    );
  });

  it('is explained when the endpoint receives nothing any more', () => {
    const deliveries = [aDelivery({ ...refused, nextAttemptAtMs: at(DAY) })];
    const { fr, en, next } = explained(facts({ payment: paid, deliveries, disabledEndpointIds: ['whe_1'] }));
    expect(fr).toMatch(/HTTP_500\. Corrigez votre serveur, puis réactivez cette adresse_: elle est désactivée\.$/);
    expect(en).toMatch(/HTTP 500\. Repair your server, then enable this endpoint again: it is switched off\.$/);
    expect(next).toBe('merchant');
  });

  it('is explained when no attempt follows, the last of several', () => {
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
        `${PAID_FR} Plusieurs notifications n’ont pas pu être remises. La dernière est «_payment.succeeded_», pour l’adresse whe_1_: après 3_tentatives, votre serveur a répondu HTTP_404. ` +
        'Corrigez votre serveur, puis relancez la notification_: nous ne réessayons plus.',
      en:
        `${PAID_EN} Several notifications could not be delivered. The last one is "payment.succeeded", for the endpoint whe_1: after 3 attempts, your server answered HTTP 404. ` +
        'Repair your server, then replay the notification: we no longer try.',
      next: 'merchant',
    });
  });

  it('is omitted once a replay was accepted, and before the first attempt', () => {
    const deliveries = [
      aDelivery({ ...refused, id: 'dlv_1', status: 'failed' }),
      aDelivery({ id: 'dlv_2', status: 'delivered', attemptsCount: 1, lastStatusCode: 200 }),
      aDelivery({ id: 'dlv_3', eventId: 'evt_2', attemptsCount: 0, lastStatusCode: null }),
      aDelivery({ ...refused, id: 'dlv_4', eventId: 'evt_3', status: 'canceled' }),
    ];
    expect(explained(facts({ payment: paid, deliveries })).next).toBe('nobody');
  });

  it('comes after the customer’s action', () => {
    expect(explained(facts({ deliveries: [aDelivery(refused)] })).next).toBe('customer');
  });
});
