import { formatAmount as money } from '../../basics/money.ts';
import { panelPath, totalOf } from './facts.ts';
import { dayOf, moment } from './moment.ts';
import type { NoticeTexts } from './texts.ts';

const GATHERED = 'Quand il y en a beaucoup à la fois, un seul message les réunit.';

/** What members of a merchant are notified of. */
export const noticesFr: NoticeTexts = {
  payment_received: ({ shop, livemode, paymentId, amount, currency, reference, atMs }) => ({
    subject: `Paiement reçu : ${money(amount, currency, 'fr')}`,
    lines: [
      `${shop} a reçu ${money(amount, currency, 'fr')} le ${moment(atMs, 'fr')}.`,
      ...(reference === null ? [] : [`Votre référence : ${reference}`]),
    ],
    button: { label: 'Voir le paiement', path: panelPath(livemode, `/payments/${paymentId}`) },
  }),
  payments_received: ({ shop, livemode, fromMs, sums }) => {
    const { count, total } = totalOf(sums, 'fr');
    return {
      subject: `${count} paiements reçus : ${total}`,
      lines: [`${shop} a reçu ${count} paiements en dix minutes, à partir du ${moment(fromMs, 'fr')}.`, GATHERED],
      button: { label: 'Voir les paiements', path: panelPath(livemode, '/payments') },
    };
  },
  payments_daily: ({ shop, livemode, day, sums }) => {
    const { count, total } = totalOf(sums, 'fr');
    return {
      subject: `Vos paiements du ${dayOf(day, 'fr')} : ${total}`,
      lines: [
        `${shop} a reçu ${count > 1 ? `${count} paiements` : `${count} paiement`} ce jour-là : ${total} avant frais.`,
      ],
      button: { label: 'Voir les rapports', path: panelPath(livemode, '/reports') },
    };
  },
  refund_made: ({ shop, livemode, paymentId, amount, currency }) => ({
    subject: `Remboursement effectué : ${money(amount, currency, 'fr')}`,
    lines: [`${shop} a remboursé ${money(amount, currency, 'fr')} à un client.`],
    button: { label: 'Voir le paiement', path: panelPath(livemode, `/payments/${paymentId}`) },
  }),
  refunds_made: ({ shop, livemode, fromMs, sums }) => {
    const { count, total } = totalOf(sums, 'fr');
    return {
      subject: `${count} remboursements effectués : ${total}`,
      lines: [`${shop} a remboursé ${count} paiements en dix minutes, à partir du ${moment(fromMs, 'fr')}.`, GATHERED],
      button: { label: 'Voir les paiements', path: panelPath(livemode, '/payments') },
    };
  },
  dispute_opened: ({ shop, livemode, disputeId, amount, currency, deadlineMs }) => ({
    subject: `Litige de ${money(amount, currency, 'fr')} : répondez avant le ${dayOf(deadlineMs, 'fr')}`,
    lines: [
      `Un paiement reçu par ${shop} est contesté. Le montant est retenu jusqu’à la décision.`,
      `Envoyez vos justificatifs avant le ${moment(deadlineMs, 'fr')}. Passé ce délai, la décision se fera sans eux.`,
    ],
    button: { label: 'Répondre au litige', path: panelPath(livemode, `/disputes/${disputeId}`) },
  }),
  dispute_due: ({ shop, livemode, disputeId, amount, currency, deadlineMs }) => ({
    subject: `Litige de ${money(amount, currency, 'fr')} : plus que 24 heures pour répondre`,
    lines: [
      `${shop} n’a pas encore répondu à ce litige.`,
      `Envoyez vos justificatifs avant le ${moment(deadlineMs, 'fr')}. Passé ce délai, la décision se fera sans eux.`,
    ],
    button: { label: 'Répondre au litige', path: panelPath(livemode, `/disputes/${disputeId}`) },
  }),
  payout_paid: ({ shop, livemode, settlementId, amount, currency, reference }) => ({
    subject: `Versement envoyé : ${money(amount, currency, 'fr')}`,
    lines: [
      `${money(amount, currency, 'fr')} ont été envoyés sur le compte de versement de ${shop}.`,
      ...(reference === null ? [] : [`Référence du versement : ${reference}`]),
    ],
    button: { label: 'Voir le versement', path: panelPath(livemode, `/settlements/${settlementId}`) },
  }),
  payout_failed: ({ shop, livemode, settlementId, amount, currency }) => ({
    subject: `Versement échoué : ${money(amount, currency, 'fr')}`,
    lines: [
      `Le versement à ${shop} n’a pas abouti. Le montant est de nouveau disponible et fera partie du prochain versement.`,
      'Vérifiez que votre compte de versement est le bon.',
    ],
    button: { label: 'Voir le versement', path: panelPath(livemode, `/settlements/${settlementId}`) },
  }),
  endpoint_failing: ({ shop, livemode, endpointId, host, sinceMs }) => ({
    subject: 'Votre webhook ne répond plus depuis une heure',
    lines: [
      `${host} n’a accepté aucun événement de ${shop} depuis le ${moment(sinceMs, 'fr')}.`,
      'Chaque événement est renvoyé pendant 24 heures ; ensuite, vous pouvez le rejouer. Après cinq jours d’échecs, le webhook est désactivé.',
    ],
    button: { label: 'Voir les échecs', path: panelPath(livemode, `/webhooks/${endpointId}`) },
  }),
  endpoint_recovered: ({ shop, livemode, endpointId, host, sinceMs }) => ({
    subject: 'Votre webhook répond de nouveau',
    lines: [
      `${host} accepte de nouveau les événements de ${shop}. Il échouait depuis le ${moment(sinceMs, 'fr')}.`,
      'Ce qui a échoué entre-temps est renvoyé automatiquement, pendant 24 heures.',
    ],
    button: { label: 'Voir le webhook', path: panelPath(livemode, `/webhooks/${endpointId}`) },
  }),
  kyc_approved: ({ shop }) => ({
    subject: 'Votre entreprise est vérifiée',
    lines: [`${shop} peut désormais recevoir de vrais paiements.`],
    button: { label: 'Ouvrir mon espace', path: panelPath(true, '') },
  }),
  kyc_needs_info: ({ shop, note }) => ({
    subject: 'Il manque des informations pour vérifier votre entreprise',
    lines: [
      `Il manque quelque chose pour que ${shop} puisse recevoir de vrais paiements.`,
      ...(note === null ? [] : [note]),
    ],
    button: { label: 'Compléter la vérification', path: panelPath(true, '/account/kyc') },
  }),
  kyc_rejected: ({ shop, note }) => ({
    subject: 'Votre entreprise n’a pas pu être vérifiée',
    lines: [`${shop} ne peut pas recevoir de vrais paiements.`, ...(note === null ? [] : [note])],
    button: { label: 'Voir la décision', path: panelPath(true, '/account/kyc') },
  }),
  payout_account_changed: ({ shop, livemode, account, atMs }) => ({
    subject: `Le compte de versement de ${shop} a changé`,
    lines: [`Depuis le ${moment(atMs, 'fr')}, les versements de ${shop} vont sur le compte ${account}.`],
    button: { label: 'Voir le compte', path: panelPath(livemode, '/payout-account') },
    note: 'Si personne chez vous ne l’a demandé, écrivez-nous tout de suite et choisissez un nouveau mot de passe.',
  }),
  live_key_created: ({ shop, livemode, key, atMs }) => ({
    subject: `Nouvelle clé API de production pour ${shop}`,
    lines: [
      `La clé « ${key} » a été créée le ${moment(atMs, 'fr')}. Elle peut encaisser et rembourser au nom de ${shop}.`,
    ],
    button: { label: 'Voir les clés', path: panelPath(livemode, '/api-keys') },
    note: 'Si personne chez vous ne l’a demandé, révoquez la clé, choisissez un nouveau mot de passe et écrivez-nous tout de suite.',
  }),
  receipt: ({ amount, currency, shop, reference, atMs, path }) => ({
    subject: `Votre reçu : ${money(amount, currency, 'fr')} à ${shop}`,
    lines: [
      `Vous avez payé ${money(amount, currency, 'fr')} à ${shop} le ${moment(atMs, 'fr')}.`,
      `Référence : ${reference}`,
    ],
    button: { label: 'Voir le reçu', path },
    note: 'Si vous n’avez pas fait ce paiement, écrivez-nous.',
  }),
  receipt_refund: ({ amount, currency, shop, reference, path }) => ({
    subject: `${shop} vous a remboursé ${money(amount, currency, 'fr')}`,
    lines: [
      `${shop} a renvoyé ${money(amount, currency, 'fr')} sur le compte avec lequel vous aviez payé.`,
      `Référence du paiement : ${reference}`,
    ],
    button: { label: 'Voir le reçu', path },
  }),
};
