import { type Locale, SCOPES } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, formatMoment } from '@mitako/pages';
import { inBoth } from '../shell/both.ts';

/**
 * What was asked for, `Nom : Caisse 2`, one text for each field of the request that is in the line. Names of the API
 * that people know by now stay as they are; what is unknown here is shown by its own name.
 */
export function detailWords(details: Readonly<Record<string, unknown>>, locale: Locale): readonly string[] {
  const { colon } = WORDS[locale];
  const names: Readonly<Record<string, string>> = WORDS[locale].names;
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null || name === 'currency') return [];
    const label = Object.hasOwn(names, name) ? (names[name] ?? name) : name;
    return [`${label}${colon}${valueWords(name, value, details, locale)}`];
  });
}

function valueWords(name: string, value: unknown, details: Readonly<Record<string, unknown>>, locale: Locale): string {
  const { yes, no, live, test, allScopes, allEvents } = WORDS[locale];
  const { currency } = details;
  if (name === 'livemode') return value === true ? live : test;
  if (AMOUNTS.has(name) && typeof value === 'number') {
    // A refund has the currency of its payment, and names none.
    return typeof currency === 'string'
      ? formatAmount(value, currency, locale)
      : new Intl.NumberFormat(locale).format(value);
  }
  if (typeof value === 'boolean') return value ? yes : no;
  if (MOMENTS.has(name) && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    return formatMoment(value, locale);
  }
  if (name === 'events' && Array.isArray(value) && value.includes('*')) return allEvents;
  const known: Readonly<Record<string, string>> = WORDS[locale].values;
  if (typeof value === 'string' && Object.hasOwn(known, value) && !TYPED.has(name)) return known[value] ?? value;
  if (name === 'scopes' && Array.isArray(value) && value.length === SCOPES.length) return allScopes;
  return displayed((Array.isArray(value) ? value : [value]).map(plainWords).join(', '));
}

function plainWords(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'amount_min', 'amount_max']);
const MOMENTS: ReadonlySet<string> = new Set(['since', 'expires_at']);
/** Somebody typed them: no word in them is one of the API. */
const TYPED: ReadonlySet<string> = new Set(['name', 'description', 'reason', 'note', 'reference', 'town']);

export const WORDS = inBoth({
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  live: { fr: 'réel', en: 'live' },
  test: { fr: 'test', en: 'test' },
  allScopes: { fr: 'tous', en: 'all' },
  allEvents: { fr: 'tous', en: 'all' },
  values: {
    mobile_money: { fr: 'mobile money', en: 'mobile money' },
    bank_account: { fr: 'compte bancaire', en: 'bank account' },
    succeed: { fr: 'réussi', en: 'succeeded' },
    fail: { fr: 'échoué', en: 'failed' },
    timeout: { fr: 'sans réponse', en: 'no answer' },
    refund: { fr: 'remboursé', en: 'refunded' },
    dispute: { fr: 'litige ouvert', en: 'dispute opened' },
  },
  colon: { fr: '\u00a0: ', en: ': ' },
  names: {
    name: { fr: 'Nom', en: 'Name' },
    livemode: { fr: 'Mode', en: 'Mode' },
    mode: { fr: 'Mode', en: 'Mode' },
    scopes: { fr: 'Droits', en: 'Permissions' },
    url: { fr: 'Adresse', en: 'Address' },
    events: { fr: 'Événements', en: 'Events' },
    enabled: { fr: 'Actif', en: 'Enabled' },
    description: { fr: 'Description', en: 'Description' },
    amount: { fr: 'Montant', en: 'Amount' },
    reason: { fr: 'Motif', en: 'Reason' },
    decision: { fr: 'Décision', en: 'Decision' },
    note: { fr: 'Message', en: 'Message' },
    outcome: { fr: 'Issue', en: 'Outcome' },
    support_email: { fr: 'E-mail pour les clients', en: 'E-mail for customers' },
    brand_color: { fr: 'Couleur', en: 'Colour' },
    content_type: { fr: 'Format', en: 'Format' },
    since: { fr: 'Depuis', en: 'Since' },
    endpoint_id: { fr: 'Webhook', en: 'Webhook' },
    grace_seconds: { fr: 'Secondes de recouvrement', en: 'Overlap in seconds' },
    expires_in: { fr: 'Secondes de validité', en: 'Validity in seconds' },
    prefixed_names: { fr: 'Noms préfixés', en: 'Prefixed names' },
    failure_code: { fr: 'Code d’échec', en: 'Failure code' },
    failure_reason: { fr: 'Raison de l’échec', en: 'Failure reason' },
    reference: { fr: 'Référence', en: 'Reference' },
    fees: { fr: 'Frais', en: 'Fees' },
    settlement: { fr: 'Versements', en: 'Payouts' },
    limits: { fr: 'Limites', en: 'Limits' },
    suspended: { fr: 'Suspendu', en: 'Suspended' },
    direction: { fr: 'Sens', en: 'Direction' },
    format: { fr: 'Format', en: 'Format' },
    settlement_ids: { fr: 'Versements', en: 'Payouts' },
    payout_account_id: { fr: 'Compte', en: 'Account' },
    seconds: { fr: 'Secondes', en: 'Seconds' },
    type: { fr: 'Sorte', en: 'Kind' },
    provider: { fr: 'Opérateur', en: 'Provider' },
    active: { fr: 'Actif', en: 'Active' },
    hidden: { fr: 'Masqués', en: 'Hidden' },
    order: { fr: 'Ordre', en: 'Order' },
    methods: { fr: 'Moyens de paiement', en: 'Payment methods' },
    amount_min: { fr: 'Montant minimum', en: 'Minimum amount' },
    amount_max: { fr: 'Montant maximum', en: 'Maximum amount' },
    max_payments: { fr: 'Paiements au plus', en: 'Payments at most' },
    expires_at: { fr: 'Expire le', en: 'Expires' },
    town: { fr: 'Ville', en: 'Town' },
    merchant_id: { fr: 'Marchand', en: 'Merchant' },
  },
});
