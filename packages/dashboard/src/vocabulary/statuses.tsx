import { ID_PREFIXES } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Badge, type Tone } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';

interface StatusText {
  readonly tone: Tone;
  readonly fr: string;
  readonly en: string;
}

/** Kinds of objects with a status that pages show. The compiler requires a text for each status. */
type Kind = keyof typeof STATUS_TEXT;
type StatusOf<Of extends Kind> = keyof (typeof STATUS_TEXT)[Of] & string;

/** Who reads it; the gallery has no panel. */
type Reader = Pick<Page, 'locale'> & Partial<Pick<Page, 'isOperator'>>;

interface StatusProps<Of extends Kind> {
  readonly page: Reader;
  readonly of: Of;
  readonly is: StatusOf<Of>;
  /** Other words for it, in its tone. */
  readonly words?: string;
}

/** A status of something. */
export function Status<Of extends Kind>({ page, of, is, words }: StatusProps<Of>): JSX.Element {
  const { tone, [page.locale]: usual } = readBy(page, of, is);
  return <Badge tone={tone}>{words ?? usual}</Badge>;
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
  return is !== null && isKind(of) && isStatusOf(of, is) ? <Status page={page} of={of} is={is} /> : null;
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(STATUS_TEXT, name);
}

/** Whether a string is a status of this kind. */
function isStatusOf<Of extends Kind>(of: Of, name: string): name is StatusOf<Of> {
  return Object.hasOwn(STATUS_TEXT[of], name);
}

/** A status in words, beside others. */
export function statusWords<Of extends Kind>(page: Reader, of: Of, is: StatusOf<Of>): string {
  return readBy(page, of, is)[page.locale];
}

/** The status of an object in words, by the object's id; as it is for one without words. */
export function statusWordsOf(page: Reader, id: string, status: string): string {
  const [kind = ''] = Object.entries(ID_PREFIXES).find(([, prefix]) => id.startsWith(`${prefix}_`)) ?? [];
  return isKind(kind) && isStatusOf(kind, status) ? statusWords(page, kind, status) : status;
}

/** How a status is meant. */
export function toneOf<Of extends Kind>(page: Reader, of: Of, is: StatusOf<Of>): Tone {
  return readBy(page, of, is).tone;
}

/** Names of statuses, for a select box. */
export function statusChoices<Of extends Kind>(
  page: Reader,
  of: Of,
  statuses: readonly StatusOf<Of>[],
): readonly (readonly [value: string, label: string])[] {
  return statuses.map((status) => [status, statusWords(page, of, status)]);
}

function readBy<Of extends Kind>({ isOperator }: Reader, of: Of, is: StatusOf<Of>): StatusText {
  const texts: Readonly<Record<string, StatusText>> = STATUS_TEXT[of];
  const others: Readonly<Record<string, Partial<StatusText> | undefined>> = OPERATOR_TEXT[of] ?? {};
  const text = texts[is] ?? { tone: 'plain', fr: is, en: is };
  return isOperator === true ? { ...text, ...others[is] } : text;
}

const PERSON = {
  active: { tone: 'good', fr: 'Actif', en: 'Active' },
  suspended: { tone: 'bad', fr: 'Suspendu', en: 'Suspended' },
  disabled: { tone: 'ended', fr: 'Désactivé', en: 'Disabled' },
} as const;

const STATUS_TEXT = {
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
  /** Who acts next on a payment. */
  next: {
    customer: { tone: 'wait', fr: 'En attente du client', en: 'Waiting for the customer' },
    merchant: { tone: 'bad', fr: 'Action requise', en: 'Action needed' },
    operator: { tone: 'plain', fr: 'L’équipe de la plateforme s’en occupe', en: 'With the gateway team' },
    nobody: { tone: 'plain', fr: 'Rien à faire', en: 'Nothing to do' },
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
  /** What a provider answers about an attempt. */
  lookup: {
    paid: { tone: 'good', fr: 'Payée', en: 'Paid' },
    failed: { tone: 'bad', fr: 'Pas payée', en: 'Not paid' },
    pending: { tone: 'wait', fr: 'En attente', en: 'Pending' },
    absent: { tone: 'wait', fr: 'Inconnue de l’opérateur', en: 'Not known to the provider' },
    unknown: { tone: 'wait', fr: 'Pas de réponse claire', en: 'No clear answer' },
  },
  /** Where the money of a late payment is. */
  late_payment: {
    owed: { tone: 'bad', fr: 'À rendre', en: 'To be returned' },
    returned: { tone: 'good', fr: 'Rendue', en: 'Returned' },
  },
  /** The refund of money that waits to be returned. */
  unapplied_funds: {
    not_tried: { tone: 'plain', fr: 'Pas encore demandé', en: 'Not requested yet' },
    pending: { tone: 'wait', fr: 'En cours', en: 'In progress' },
    refused: { tone: 'bad', fr: 'Refusé', en: 'Refused' },
    impossible: { tone: 'bad', fr: 'Impossible', en: 'Impossible' },
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
  due_payout: {
    ready: { tone: 'good', fr: 'Prêt', en: 'Ready' },
    on_hold: { tone: 'wait', fr: 'Suspendu', en: 'On hold' },
    no_account: { tone: 'bad', fr: 'Sans compte', en: 'No account' },
  },
  delivery: {
    waiting: { tone: 'wait', fr: 'En attente', en: 'Waiting' },
    failing: { tone: 'bad', fr: 'En échec', en: 'Failing' },
    failed: { tone: 'bad', fr: 'Abandonnée', en: 'Given up' },
    succeeded: { tone: 'good', fr: 'Reçue', en: 'Received' },
    canceled: { tone: 'ended', fr: 'Annulé', en: 'Canceled' },
  },
  message: {
    queued: { tone: 'wait', fr: 'En attente', en: 'Waiting' },
    handing_over: { tone: 'wait', fr: 'Envoi en cours', en: 'Being sent' },
    sent: { tone: 'good', fr: 'Envoyé', en: 'Sent' },
    bounced: { tone: 'bad', fr: 'Revenu', en: 'Came back' },
    refused: { tone: 'bad', fr: 'Refusé', en: 'Refused' },
    unclear: { tone: 'wait', fr: 'Issue inconnue', en: 'Outcome unknown' },
    expired: { tone: 'bad', fr: 'Pas parti à temps', en: 'Not sent in time' },
    dropped: { tone: 'ended', fr: 'Devenu inutile', en: 'No longer needed' },
  },
  merchant: {
    not_started: { tone: 'wait', fr: 'À remplir', en: 'Not started' },
    pending: { tone: 'wait', fr: 'En examen', en: 'In review' },
    approved: { tone: 'good', fr: 'Approuvé', en: 'Approved' },
    rejected: { tone: 'bad', fr: 'Refusé', en: 'Rejected' },
    needs_info: { tone: 'wait', fr: 'À compléter', en: 'Information required' },
    suspended: { tone: 'bad', fr: 'Suspendu', en: 'Suspended' },
  },
  agent: PERSON,
  user: { ...PERSON, frozen: { tone: 'bad', fr: 'Gelé', en: 'Frozen' } },
  agent_location: {
    shown: { tone: 'good', fr: 'Affiché', en: 'Shown' },
    hidden: { tone: 'ended', fr: 'Masqué', en: 'Hidden' },
  },
  api_key: {
    expired: { tone: 'plain', fr: 'Expirée', en: 'Expired' },
    revoked: { tone: 'plain', fr: 'Révoquée', en: 'Revoked' },
  },
  webhook_endpoint: {
    enabled: { tone: 'good', fr: 'Active', en: 'Enabled' },
    failing: { tone: 'bad', fr: 'En échec', en: 'Failing' },
    disabled: { tone: 'plain', fr: 'Désactivée', en: 'Disabled' },
    disabled_by_engine: { tone: 'bad', fr: 'Désactivée après trop d’échecs', en: 'Disabled after too many failures' },
    deleted: { tone: 'ended', fr: 'Supprimée', en: 'Deleted' },
  },
  payout_account: {
    current: { tone: 'good', fr: 'Actuel', en: 'Current' },
    held: { tone: 'wait', fr: 'Suspendu', en: 'On hold' },
    replaced: { tone: 'ended', fr: 'Remplacé', en: 'Replaced' },
  },
  /** Whether a merchant's checkouts offer a method; if not, who decided that. */
  merchant_method: {
    offered: { tone: 'good', fr: 'Proposé', en: 'Offered' },
    hidden: { tone: 'plain', fr: 'Masqué par la boutique', en: 'Hidden by the shop' },
    disabled: { tone: 'bad', fr: 'Désactivé par la plateforme', en: 'Disabled by the operator' },
    suspended: { tone: 'bad', fr: 'Suspendu pour tous', en: 'Suspended for all' },
  },
  gateway_method: {
    enabled: { tone: 'good', fr: 'Activé', en: 'Enabled' },
    suspended: { tone: 'bad', fr: 'Suspendu pour tous', en: 'Suspended for all' },
  },
  /** Health of a method. */
  health: {
    up: { tone: 'good', fr: 'Fonctionne', en: 'Working' },
    slow: { tone: 'wait', fr: 'Lent', en: 'Slow' },
    down: { tone: 'bad', fr: 'En panne', en: 'Down' },
    unknown: { tone: 'plain', fr: 'Peu de paiements', en: 'Few payments' },
  },
  worker: {
    running: { tone: 'good', fr: 'Travaille', en: 'Working' },
    silent: { tone: 'bad', fr: 'Silencieux', en: 'Silent' },
    stopped: { tone: 'plain', fr: 'Arrêté', en: 'Stopped' },
  },
  queue: {
    ok: { tone: 'good', fr: 'À jour', en: 'Up to date' },
    failing: { tone: 'bad', fr: 'En échec', en: 'Failing' },
    late: { tone: 'wait', fr: 'En retard', en: 'Late' },
    stuck: { tone: 'bad', fr: 'Bloquée', en: 'Stuck' },
  },
  ledger_check: {
    running: { tone: 'wait', fr: 'En cours', en: 'Running' },
    right: { tone: 'good', fr: 'Cohérent', en: 'Consistent' },
    wrong: { tone: 'bad', fr: 'Incohérent', en: 'Inconsistent' },
    interrupted: { tone: 'wait', fr: 'Interrompu', en: 'Interrupted' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, StatusText>>>>;

/** Texts for operators instead, who decide where a merchant waits. */
const OPERATOR_TEXT: { readonly [Of in Kind]?: { readonly [Is in StatusOf<Of>]?: Partial<StatusText> } } = {
  next: {
    customer: { tone: 'plain' },
    merchant: { tone: 'plain', fr: 'En attente de la boutique', en: 'Waiting for the shop' },
    operator: { tone: 'wait', fr: 'Action requise', en: 'Action needed' },
  },
  dispute: {
    needs_response: { tone: 'plain', fr: 'Attend la boutique', en: 'Waiting for the shop' },
    under_review: { fr: 'À trancher', en: 'To be decided' },
    won: { fr: 'Pour la boutique', en: 'For the shop' },
    lost: { tone: 'good', fr: 'Pour le client', en: 'For the customer' },
  },
  settlement: { pending: { fr: 'À verser', en: 'To be paid' } },
  merchant: { not_started: { tone: 'plain' }, needs_info: { tone: 'plain' } },
};
