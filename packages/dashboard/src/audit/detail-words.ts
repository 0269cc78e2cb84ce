import { type Locale, SCOPES } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, formatMoment, formatSpan, numberFormat } from '@mitako/pages';
import { inBoth } from '../shell/both.ts';
import { NAME_WORDS } from '../vocabulary/names.ts';
import { ROLE_WORDS } from '../vocabulary/roles.ts';

/**
 * The recorded fields of a request, `Nom : Caisse 2`, each as a text. An unknown field
 * is shown by its own name.
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
  const { yes, no, live, test, all } = WORDS[locale];
  const { currency } = details;
  if (name === 'livemode') return value === true ? live : test;
  if (AMOUNTS.has(name) && typeof value === 'number') {
    // A refund has the currency of its payment, and names none.
    return typeof currency === 'string' ? formatAmount(value, currency, locale) : numberFormat(locale).format(value);
  }
  if (typeof value === 'boolean') return value ? yes : no;
  if (MOMENTS.has(name) && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    return formatMoment(value, locale);
  }
  if (name === 'events' && Array.isArray(value) && value.includes('*')) return all;
  if (name === 'scopes' && Array.isArray(value) && value.length === SCOPES.length) return all;
  if (SECONDS.has(name) && typeof value === 'number') return formatSpan(value * 1000, locale);
  if (name === 'basis_points' && typeof value === 'number') {
    return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 10_000);
  }
  return (Array.isArray(value) ? value : [value]).map((each) => plainWords(name, each, locale)).join(', ');
}

/** An object is the list of its fields: terms, limits, the settings of a method. */
function plainWords(name: string, value: unknown, locale: Locale): string {
  if (typeof value === 'object' && value !== null) return detailWords({ ...value }, locale).join('; ');
  if (typeof value === 'number') return numberFormat(locale).format(value);
  const choices: Readonly<Record<string, string>> = CHOSEN.has(name) ? WORDS[locale].choices : {};
  const word = String(value);
  return Object.hasOwn(choices, word) ? (choices[word] ?? word) : displayed(word);
}

/** Fields whose values are words of the API; all others are shown as they were written. */
const CHOSEN: ReadonlySet<string> = new Set(
  'by decision outcome direction method mode role type schedule refund_policy'.split(' '),
);
const SECONDS: ReadonlySet<string> = new Set(['seconds', 'delay_seconds', 'grace_seconds', 'expires_in']);
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'amount_min', 'amount_max']);
const MOMENTS: ReadonlySet<string> = new Set(['since', 'expires_at']);

export const WORDS = inBoth({
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  live: { fr: 'réel', en: 'live' },
  test: { fr: 'test', en: 'test' },
  all: { fr: 'tous', en: 'all' },
  colon: { fr: '\u00a0: ', en: ': ' },
  names: {
    ...NAME_WORDS,
    livemode: NAME_WORDS.mode,
    url: { fr: 'Adresse', en: 'Address' },
    events: { fr: 'Événements', en: 'Events' },
    enabled: { fr: 'Actif', en: 'Enabled' },
    decision: { fr: 'Décision', en: 'Decision' },
    note: { fr: 'Message', en: 'Message' },
    outcome: { fr: 'Issue', en: 'Outcome' },
    by: { fr: 'Rendu par', en: 'Returned by' },
    brand_color: { fr: 'Couleur', en: 'Colour' },
    content_type: NAME_WORDS.format,
    endpoint_id: { fr: 'Webhook', en: 'Webhook' },
    grace_seconds: { fr: 'Délai de transition', en: 'Overlap' },
    expires_in: { fr: 'Validité', en: 'Validity' },
    prefixed_names: { fr: 'Noms préfixés', en: 'Prefixed names' },
    failure_code: { fr: 'Code d’échec', en: 'Failure code' },
    failure_reason: { fr: 'Raison de l’échec', en: 'Failure reason' },
    fees: { fr: 'Frais', en: 'Fees' },
    settlement: { fr: 'Versements', en: 'Payouts' },
    suspended: { fr: 'Suspendu', en: 'Suspended' },
    identified: { fr: 'Identité vérifiée', en: 'Identity verified' },
    direction: { fr: 'Sens', en: 'Direction' },
    settlement_ids: { fr: 'Versements', en: 'Payouts' },
    payout_account_id: NAME_WORDS.account,
    seconds: { fr: 'Durée', en: 'Time' },
    basis_points: { fr: 'Pourcentage', en: 'Percentage' },
    fixed: { fr: 'Part fixe', en: 'Fixed part' },
    minimum: { fr: 'Minimum', en: 'Minimum' },
    maximum: { fr: 'Maximum', en: 'Maximum' },
    schedule: { fr: 'Rythme', en: 'Schedule' },
    method: NAME_WORDS.payment_method,
    min: { fr: 'Minimum', en: 'Minimum' },
    max: { fr: 'Maximum', en: 'Maximum' },
    type: { fr: 'Type', en: 'Kind' },
    active: { fr: 'Actif', en: 'Active' },
    hidden: { fr: 'Masqués', en: 'Hidden' },
    order: { fr: 'Ordre', en: 'Order' },
    methods: { fr: 'Moyens de paiement', en: 'Payment methods' },
    amount_min: { fr: 'Montant minimum', en: 'Minimum amount' },
    amount_max: { fr: 'Montant maximum', en: 'Maximum amount' },
    max_payments: { fr: 'Paiements au plus', en: 'Payments at most' },
    expires_at: NAME_WORDS.expires,
    merchant_id: NAME_WORDS.merchant,
    role: NAME_WORDS.role,
    disabled: { fr: 'Désactivé', en: 'Disabled' },
    second_factor_required: { fr: 'Double authentification demandée', en: 'Second factor required' },
    allowed_from: { fr: 'Acceptée depuis', en: 'Accepted from' },
  },
  choices: {
    ...ROLE_WORDS,
    live: { fr: 'réel', en: 'live' },
    test: { fr: 'test', en: 'test' },
    cash: { fr: 'espèces', en: 'cash' },
    wallet: { fr: 'portefeuille', en: 'wallet' },
    fund: { fr: 'fonds confiés', en: 'float funded' },
    withdraw: { fr: 'fonds repris', en: 'money withdrawn' },
    won: { fr: 'pour la boutique', en: 'for the shop' },
    lost: { fr: 'pour le client', en: 'for the customer' },
    approved: { fr: 'approuvé', en: 'approved' },
    rejected: { fr: 'refusé', en: 'rejected' },
    needs_info: { fr: 'informations demandées', en: 'information requested' },
    succeeded: { fr: 'réussi', en: 'succeeded' },
    failed: { fr: 'échoué', en: 'failed' },
    returned: { fr: 'rendu', en: 'returned' },
    rail: { fr: 'un remboursement de l’opérateur', en: 'a refund by the provider' },
    operator: { fr: 'un autre moyen', en: 'other means' },
    paid: { fr: 'versé', en: 'paid' },
    succeed: { fr: 'réussi', en: 'succeeded' },
    fail: { fr: 'refusé par le client', en: 'declined by the customer' },
    timeout: { fr: 'sans réponse du client', en: 'no response from the customer' },
    refund: { fr: 'remboursement', en: 'refund' },
    dispute: { fr: 'litige', en: 'dispute' },
    bank_account: { fr: 'compte bancaire', en: 'bank account' },
    mobile_money: { fr: 'mobile money', en: 'mobile money' },
    manual: { fr: 'à la demande', en: 'manually' },
    daily: { fr: 'chaque jour', en: 'every day' },
    weekly: { fr: 'chaque semaine', en: 'every week' },
    proportional: { fr: 'frais rendus au prorata', en: 'the fee is returned in proportion' },
    keep: { fr: 'frais gardés', en: 'the fee is not returned' },
  },
});
