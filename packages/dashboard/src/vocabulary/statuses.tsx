import type {
  AttemptStatus,
  DeliveryStatus,
  DisputeStatus,
  Locale,
  PaymentLinkStatus,
  PaymentStatus,
  RefundStatus,
  SettlementStatus,
} from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';
import { Badge, type Tone } from '../components/small.tsx';

/** What has a status that people read. */
interface Statuses {
  readonly payment: PaymentStatus;
  readonly paymentLink: PaymentLinkStatus;
  readonly attempt: AttemptStatus;
  readonly refund: RefundStatus;
  readonly dispute: DisputeStatus;
  readonly settlement: SettlementStatus;
  readonly delivery: DeliveryStatus;
}

interface StatusText {
  readonly tone: Tone;
  readonly fr: string;
  readonly en: string;
}

/** A status of something, as a merchant reads it. */
export function Status<Kind extends keyof Statuses>({
  page,
  of,
  is,
}: {
  readonly page: Pick<Page, 'locale'>;
  readonly of: Kind;
  readonly is: Statuses[Kind];
}): JSX.Element {
  const shown: StatusText = STATUS_TEXT[of][is];
  return <Badge tone={shown.tone}>{shown[page.locale]}</Badge>;
}

/** The same for a status whose kind is known only as a string; null for another kind. */
export function StatusNamed({
  page,
  of,
  is,
}: {
  readonly page: Pick<Page, 'locale'>;
  readonly of: string;
  readonly is: string;
}): JSX.Element | null {
  const kinds: Readonly<Record<string, Readonly<Record<string, StatusText>>>> = STATUS_TEXT;
  const shown = Object.hasOwn(kinds, of) ? kinds[of]?.[is] : undefined;
  return shown === undefined ? null : <Badge tone={shown.tone}>{shown[page.locale]}</Badge>;
}

/** Names of statuses, for a select box. */
export function statusChoices<Kind extends keyof Statuses>(
  of: Kind,
  statuses: readonly Statuses[Kind][],
  locale: Locale,
): readonly (readonly [value: string, label: string])[] {
  const words: Readonly<Record<string, StatusText>> = STATUS_TEXT[of];
  return statuses.map((status) => [status, words[status]?.[locale] ?? status]);
}

const STATUS_TEXT: { readonly [Kind in keyof Statuses]: { readonly [Is in Statuses[Kind]]: StatusText } } = {
  payment: {
    requested: { tone: 'plain', fr: 'À payer', en: 'Awaiting payment' },
    processing: { tone: 'wait', fr: 'En cours', en: 'Processing' },
    succeeded: { tone: 'good', fr: 'Payé', en: 'Paid' },
    failed: { tone: 'bad', fr: 'Échoué', en: 'Failed' },
    canceled: { tone: 'ended', fr: 'Annulé', en: 'Canceled' },
    expired: { tone: 'ended', fr: 'Expiré', en: 'Expired' },
    partially_refunded: { tone: 'info', fr: 'Remboursé en partie', en: 'Partly refunded' },
    refunded: { tone: 'info', fr: 'Remboursé', en: 'Refunded' },
  },
  paymentLink: {
    active: { tone: 'good', fr: 'Actif', en: 'Active' },
    inactive: { tone: 'ended', fr: 'Désactivé', en: 'Disabled' },
    expired: { tone: 'ended', fr: 'Expiré', en: 'Expired' },
    completed: { tone: 'info', fr: 'Complet', en: 'Complete' },
  },
  attempt: {
    submitting: { tone: 'wait', fr: 'Envoi à l’opérateur', en: 'Being sent to the provider' },
    pending: { tone: 'wait', fr: 'En attente du client', en: 'Waiting for the customer' },
    succeeded: { tone: 'good', fr: 'Réussie', en: 'Succeeded' },
    failed: { tone: 'bad', fr: 'Échouée', en: 'Failed' },
    needs_review: { tone: 'wait', fr: 'À vérifier', en: 'Needs review' },
    paid_late: { tone: 'wait', fr: 'Payée trop tard', en: 'Late payment' },
  },
  refund: {
    pending: { tone: 'wait', fr: 'En cours', en: 'In progress' },
    succeeded: { tone: 'good', fr: 'Effectué', en: 'Done' },
    failed: { tone: 'bad', fr: 'Échoué', en: 'Failed' },
  },
  dispute: {
    needs_response: { tone: 'bad', fr: 'Réponse attendue', en: 'Response needed' },
    under_review: { tone: 'wait', fr: 'En examen', en: 'Under review' },
    won: { tone: 'good', fr: 'Gagné', en: 'Won' },
    lost: { tone: 'ended', fr: 'Perdu', en: 'Lost' },
  },
  settlement: {
    pending: { tone: 'wait', fr: 'Versement en cours', en: 'Payout in progress' },
    paid: { tone: 'good', fr: 'Versé', en: 'Paid out' },
    failed: { tone: 'bad', fr: 'Échoué', en: 'Failed' },
  },
  delivery: {
    waiting: { tone: 'wait', fr: 'En attente', en: 'Waiting' },
    failing: { tone: 'bad', fr: 'En échec', en: 'Failing' },
    failed: { tone: 'bad', fr: 'Abandonné', en: 'Given up' },
    succeeded: { tone: 'good', fr: 'Reçu', en: 'Received' },
    canceled: { tone: 'ended', fr: 'Annulé', en: 'Canceled' },
  },
};
