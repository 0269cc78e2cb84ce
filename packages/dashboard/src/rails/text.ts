import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Les derniers paiements de chaque connexion, au plus 200 des 30 dernières minutes. En mode test, les issues sont simulées\u00a0: seul compte ce que l’opérateur dit de lui\u2011même.',
    en: 'The newest payments of each connection, at most 200 of the last 30 minutes. In test mode outcomes are simulated: only what the provider says about itself counts.',
  },
  none: { fr: 'Aucune connexion à un opérateur n’est configurée.', en: 'No rail is configured.' },
  noAddress: { fr: 'Adresse non déclarée', en: 'No address declared' },
  methods: {
    title: { fr: 'Moyens de paiement, pour tous', en: 'Payment methods, for all' },
    intro: {
      fr: 'Suspendez ici un moyen en panne ou compromis\u00a0: l’effet est immédiat, pour tous.',
      en: 'Suspend a method here when its provider is down or compromised. It takes effect at once, for all.',
    },
    since: { fr: 'Depuis le', en: 'Since' },
    suspend: {
      title: (method: string, mode: string) => ({
        fr: `Suspendre ${method} pour tous (${mode})`,
        en: `Suspend ${method} for all (${mode})`,
      }),
      explanation: {
        fr: [
          'Plus aucune page de paiement ne le propose, et aucun nouveau paiement ne peut être fait avec ce moyen.',
          'Les paiements en cours se terminent, les remboursements et les versements continuent. Vous pouvez le rétablir à tout moment.',
        ],
        en: [
          'No checkout offers it any more, and no new payment can be made with it.',
          'Payments in progress complete, and refunds and payouts continue. You can reinstate it at any time.',
        ],
      },
      reason: {
        hint: {
          fr: 'Pour vos collègues seuls.',
          en: 'For your colleagues alone.',
        },
        wrong: {
          fr: 'Dites pourquoi : vos collègues le liront.',
          en: 'Give the reason: your colleagues will read it.',
        },
      },
    },
    reinstate: {
      title: (method: string, mode: string) => ({
        fr: `Rétablir ${method} pour tous (${mode})`,
        en: `Reinstate ${method} for all (${mode})`,
      }),
      explanation: {
        fr: 'Les pages de paiement le proposent de nouveau, sauf là où il est masqué ou désactivé.',
        en: 'Checkouts offer it again, except where it is hidden or disabled.',
      },
    },
    done: {
      suspended: { fr: 'Le moyen est suspendu pour tous.', en: 'The method is suspended for all.' },
      reinstated: { fr: 'Le moyen est rétabli.', en: 'The method is reinstated.' },
    },
  },
  columns: {
    outcomes: { fr: 'Issues', en: 'Outcomes' },
    latency: { fr: 'Durée', en: 'Latency' },
    callback: { fr: 'Dernier rappel', en: 'Last callback' },
  },
  callbacks: {
    title: { fr: 'Derniers rappels', en: 'Last callbacks' },
    attempt: { fr: 'Tentative', en: 'Attempt' },
  },
  live: { fr: 'réel', en: 'live' },
  test: { fr: 'test', en: 'test' },
  primary: { fr: 'principal', en: 'primary' },
  fallback: (place: number) => ({ fr: `secours n°\u00a0${place - 1}`, en: `fallback ${place - 1}` }),
  reported: (state: string) => ({ fr: `L’opérateur dit\u00a0: ${state}`, en: `The provider says: ${state}` }),
  outcomes: (succeeded: string, failed: string, refused: string) => ({
    fr: `${succeeded} réussis, ${failed} échoués, ${refused} refusés par l’opérateur`,
    en: `${succeeded} succeeded, ${failed} failed, ${refused} refused by the provider`,
  }),
  noOutcomes: { fr: 'Aucune issue', en: 'No outcomes' },
  latency: (median: string, p95: string) => ({
    fr: `${median} (95\u00a0%\u00a0: ${p95})`,
    en: `${median} (95%: ${p95})`,
  }),
  oldest: (span: string) => ({ fr: `le plus ancien depuis ${span}`, en: `the oldest for ${span}` }),
  nothing: { fr: 'aucun', en: 'none' },
  attempts: { fr: 'Tentatives d’aujourd’hui', en: 'Today’s attempts' },
  download: { fr: 'Les télécharger (CSV)', en: 'Download them (CSV)' },
  noBalances: {
    fr: 'L’opérateur n’a pas communiqué de solde. S’il en communique, la demande est en cours\u00a0: actualisez dans quelques secondes.',
    en: 'The provider has reported no balance yet. Refresh in a few seconds.',
  },
  reportedAt: { fr: 'Communiqués le', en: 'Reported' },
  balances: { fr: 'Soldes chez l’opérateur', en: 'Balances at the provider' },
});
