import type {
  AttemptStatus,
  DeliveryStatus,
  DisputeStatus,
  KycStatus,
  LedgerCheckStatus,
  PaymentLinkStatus,
  PaymentStatus,
  RefundStatus,
  SettlementStatus,
} from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, type Tone } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';

/** What has a status that people read, by its kind in the API. */
interface Statuses {
  readonly payment: PaymentStatus;
  readonly payment_link: PaymentLinkStatus;
  readonly attempt: AttemptStatus;
  readonly refund: RefundStatus;
  readonly dispute: DisputeStatus;
  readonly settlement: SettlementStatus;
  readonly delivery: DeliveryStatus;
  /** Of its business verification. */
  readonly merchant: KycStatus | 'suspended';
  readonly agent: 'active' | 'suspended' | 'disabled';
  readonly user: 'active' | 'suspended' | 'disabled';
  readonly webhook_endpoint: 'enabled' | 'disabled' | 'deleted';
  readonly payout_account: 'current' | 'held' | 'replaced';
  readonly ledger_check: LedgerCheckStatus;
}

interface StatusText {
  readonly tone: Tone;
  readonly fr: string;
  readonly en: string;
  /** What an operator reads instead, who decides where a merchant waits. */
  readonly operator?: Partial<Omit<StatusText, 'operator'>>;
}

/** Who reads it; the gallery has no panel. */
type Reader = Pick<Page, 'locale'> & { readonly site?: Pick<Page['site'], 'panel'> };

interface StatusProps<Kind extends keyof Statuses> {
  readonly page: Reader;
  readonly of: Kind;
  readonly is: Statuses[Kind];
}

/** A status of something. */
export function Status<Kind extends keyof Statuses>({ page, of, is }: StatusProps<Kind>): JSX.Element {
  return <StatusBadge page={page} text={STATUS_TEXT[of][is]} />;
}

/** The same for what is known only as strings; nothing for a kind without statuses. */
export function StatusNamed({
  page,
  of,
  is,
}: {
  readonly page: Reader;
  readonly of: string;
  readonly is: string | null;
}): JSX.Element | null {
  const kinds: Readonly<Record<string, Readonly<Record<string, StatusText>>>> = STATUS_TEXT;
  const text = is !== null && Object.hasOwn(kinds, of) ? kinds[of]?.[is] : undefined;
  return text === undefined ? null : <StatusBadge page={page} text={text} />;
}

function StatusBadge({ page, text }: { readonly page: Reader; readonly text: StatusText }) {
  const { tone, [page.locale]: words } = readBy(page, text);
  return <Badge tone={tone}>{words}</Badge>;
}

function readBy({ site }: Reader, { operator, ...text }: StatusText): Omit<StatusText, 'operator'> {
  return site?.panel.role === 'operator' ? { ...text, ...operator } : text;
}

/** Names of statuses, for a select box. */
export function statusChoices<Kind extends keyof Statuses>(
  page: Reader,
  of: Kind,
  statuses: readonly Statuses[Kind][],
): readonly (readonly [value: string, label: string])[] {
  const texts: { readonly [Is in Statuses[Kind]]: StatusText } = STATUS_TEXT[of];
  return statuses.map((status) => [status, readBy(page, texts[status])[page.locale]]);
}

const PERSON = {
  active: { tone: 'good', fr: 'Actif', en: 'Active' },
  suspended: { tone: 'bad', fr: 'Suspendu', en: 'Suspended' },
  disabled: { tone: 'ended', fr: 'Désactivé', en: 'Disabled' },
} as const;

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
  payment_link: {
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
    needs_response: {
      tone: 'bad',
      fr: 'Réponse attendue',
      en: 'Response needed',
      operator: { tone: 'plain', fr: 'Attend le commerçant', en: 'Waiting for the merchant' },
    },
    under_review: {
      tone: 'wait',
      fr: 'En examen',
      en: 'Under review',
      operator: { fr: 'À trancher', en: 'To be decided' },
    },
    won: {
      tone: 'good',
      fr: 'Gagné',
      en: 'Won',
      operator: { fr: 'Pour le commerçant', en: 'For the merchant' },
    },
    lost: {
      tone: 'ended',
      fr: 'Perdu',
      en: 'Lost',
      operator: { tone: 'good', fr: 'Pour le client', en: 'For the customer' },
    },
  },
  settlement: {
    pending: {
      tone: 'wait',
      fr: 'Versement en cours',
      en: 'Payout in progress',
      operator: { fr: 'À verser', en: 'To be paid' },
    },
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
  merchant: {
    not_started: { tone: 'wait', fr: 'À remplir', en: 'Not started', operator: { tone: 'plain' } },
    pending: { tone: 'wait', fr: 'En examen', en: 'In review' },
    approved: { tone: 'good', fr: 'Approuvé', en: 'Approved' },
    rejected: { tone: 'bad', fr: 'Refusé', en: 'Rejected' },
    needs_info: { tone: 'wait', fr: 'À compléter', en: 'Information required', operator: { tone: 'plain' } },
    suspended: { tone: 'bad', fr: 'Suspendu', en: 'Suspended' },
  },
  agent: PERSON,
  user: PERSON,
  webhook_endpoint: {
    enabled: { tone: 'good', fr: 'Active', en: 'Enabled' },
    disabled: { tone: 'plain', fr: 'Désactivée', en: 'Disabled' },
    deleted: { tone: 'ended', fr: 'Supprimée', en: 'Deleted' },
  },
  payout_account: {
    current: { tone: 'good', fr: 'Actuel', en: 'Current' },
    held: { tone: 'wait', fr: 'Suspendu', en: 'On hold' },
    replaced: { tone: 'ended', fr: 'Remplacé', en: 'Replaced' },
  },
  ledger_check: {
    running: { tone: 'wait', fr: 'En cours', en: 'Running' },
    right: { tone: 'good', fr: 'Cohérent', en: 'Consistent' },
    wrong: { tone: 'bad', fr: 'Incohérent', en: 'Inconsistent' },
    interrupted: { tone: 'wait', fr: 'Interrompu', en: 'Interrupted' },
  },
};
