import type { Prompt } from './phones.ts';
import type { Situation } from './situations.ts';

export type PageLanguage = 'fr' | 'en';

/** Texts of the page of phones. */
export interface PageTexts {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
  readonly back: string;
  readonly other: string;
  /** A prompt as it reads on a phone. An empty text: of the shop's name alone. */
  prompt(amount: string, shop: string, text: string): string;
  readonly answers: Readonly<Record<PageAnswer, string>>;
  readonly states: Readonly<Record<Prompt['state'], string>>;
  readonly situation: string;
  readonly change: string;
  readonly chooseTitle: string;
  readonly chooseHint: string;
  readonly chosen: string;
  readonly situations: Readonly<Record<Situation, string>>;
}

/** What a person can do with a prompt. */
export type PageAnswer = 'approve' | 'decline' | 'wrong-pin' | 'no-money' | 'ignore' | 'pay-late';

export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = {
  fr: {
    title: 'Téléphones simulés',
    hint: 'Répondez ici à la place du client. Aucun argent ne bouge.',
    none: 'Aucune demande pour l’instant. Payez avec n’importe quel numéro.',
    back: 'Retour aux téléphones',
    other: 'English',
    prompt: (amount, shop, text) => `Payer ${amount} à ${shop}${text && ` : ${text}`}. Entrez votre code secret.`,
    answers: {
      approve: 'Approuver',
      decline: 'Refuser',
      'wrong-pin': 'Code erroné',
      'no-money': 'Solde insuffisant',
      ignore: 'Ne pas répondre',
      'pay-late': 'Payer en retard',
    },
    states: {
      waiting: 'En attente',
      approved: 'Payé',
      declined: 'Refusé',
      wrong_pin: 'Code erroné',
      no_money: 'Solde insuffisant',
      expired: 'Sans réponse : la demande a expiré',
      failed: 'Échec chez l’opérateur',
    },
    situation: 'Situation',
    change: 'Changer',
    chooseTitle: 'Que se passe-t-il chez l’opérateur ?',
    chooseHint: 'La situation vaut pour toutes les demandes, jusqu’à ce que vous en choisissiez une autre.',
    chosen: 'En cours',
    situations: {
      normal: 'Tout va bien : vous répondez sur les téléphones.',
      'no-money': 'Les clients n’ont pas assez d’argent.',
      'no-money-unrecorded':
        'Les clients n’ont pas assez d’argent, et l’opérateur ne garde aucune trace de la demande.',
      'wrong-pin': 'Les clients se trompent de code secret.',
      declined: 'Les clients refusent.',
      ignored: 'Les clients ne répondent pas, et la demande expire.',
      'unspecified-failure': 'Les paiements échouent sans que l’opérateur dise pourquoi.',
      'slow-payers': 'Les clients répondent après 20 secondes, et l’opérateur ne rappelle pas.',
      'expired-then-paid': 'Les demandes expirent, puis sont payées une heure après, sans rappel.',
      'charge-503-never-taken': 'Les demandes reçoivent une page d’erreur 503, et ne sont jamais prises.',
      'charge-broken-never-taken': 'La connexion se coupe avant que les demandes soient prises.',
      'charge-lost-answer': 'Les demandes sont prises, mais la réponse se perd.',
      'charge-500-visible-late':
        'Les demandes sont prises, reçoivent une erreur 500, et ne sont pas visibles tout de suite.',
      'rate-limited': 'Les demandes reçoivent « trop de requêtes » (429).',
      'forbidden-ip': 'L’adresse de votre serveur n’est pas autorisée (403).',
      'wrong-credentials': 'Les identifiants ne sont pas valides (401).',
      down: 'L’opérateur est en panne : tout reçoit une page d’erreur 503.',
      'odd-writing': 'Les statuts sont en minuscules, et les montants s’écrivent « 5,000 ».',
    },
  },
  en: {
    title: 'Simulated phones',
    hint: 'Answer here in the customer’s place. No money moves.',
    none: 'No prompts yet. Pay with any number.',
    back: 'Back to the phones',
    other: 'Français',
    prompt: (amount, shop, text) => `Pay ${amount} to ${shop}${text && `: ${text}`}. Enter your PIN.`,
    answers: {
      approve: 'Approve',
      decline: 'Decline',
      'wrong-pin': 'Wrong PIN',
      'no-money': 'No money',
      ignore: 'Do not answer',
      'pay-late': 'Pay late',
    },
    states: {
      waiting: 'Waiting',
      approved: 'Paid',
      declined: 'Declined',
      wrong_pin: 'Wrong PIN',
      no_money: 'Not enough money',
      expired: 'Not answered: the prompt has expired',
      failed: 'Failed at the provider',
    },
    situation: 'Situation',
    change: 'Change',
    chooseTitle: 'What happens at the provider?',
    chooseHint: 'The situation holds for all requests, until you choose another one.',
    chosen: 'Now',
    situations: {
      normal: 'All is well: you answer on the phones.',
      'no-money': 'Customers have too little money.',
      'no-money-unrecorded': 'Customers have too little money, and the provider keeps no record of the request.',
      'wrong-pin': 'Customers type a wrong PIN.',
      declined: 'Customers decline.',
      ignored: 'Customers do not answer, and the prompt expires.',
      'unspecified-failure': 'Payments fail, and the provider does not say why.',
      'slow-payers': 'Customers answer after 20 seconds, and the provider does not call back.',
      'expired-then-paid': 'Prompts expire, and are paid an hour later, without a callback.',
      'charge-503-never-taken': 'Charges get an error page (503), and are never carried out.',
      'charge-broken-never-taken': 'The connection breaks before charges are carried out.',
      'charge-lost-answer': 'Charges are carried out, but the answer is lost.',
      'charge-500-visible-late': 'Charges are carried out, get an error 500, and cannot be seen at once.',
      'rate-limited': 'Charges get “too many requests” (429).',
      'forbidden-ip': 'The address of your server is not allowed (403).',
      'wrong-credentials': 'The credentials are not valid (401).',
      down: 'The provider is down: everything gets an error page (503).',
      'odd-writing': 'Statuses are in lower case, and amounts are written “5,000”.',
    },
  },
};
