import { type Locale, SCOPES } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import type { Both } from '../shell/both.ts';

/**
 * What was asked for, `Nom : Caisse 2`, one text for each field of the request that is in the line. Names of the API that
 * people know by now stay as they are; what is unknown here is shown by its own name.
 */
export function detailWords(details: Readonly<Record<string, unknown>>, locale: Locale): readonly string[] {
  const { names, colon } = WORDS[locale];
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null || name === 'currency') return [];
    const label = Object.hasOwn(names, name) ? (names[name] ?? name) : name;
    return [`${label}${colon}${valueWords(name, value, details, locale)}`];
  });
}

function valueWords(name: string, value: unknown, details: Readonly<Record<string, unknown>>, locale: Locale): string {
  const { yes, no, live, test, allScopes } = WORDS[locale];
  const { currency } = details;
  if (name === 'livemode') return value === true ? live : test;
  if (name === 'amount' && typeof value === 'number' && typeof currency === 'string') {
    return formatAmount(value, currency, locale);
  }
  if (typeof value === 'boolean') return value ? yes : no;
  if (name === 'scopes' && Array.isArray(value) && value.length === SCOPES.length) return allScopes;
  if (Array.isArray(value)) return displayed(value.join(', '));
  return displayed(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

interface DetailText {
  readonly yes: string;
  readonly no: string;
  readonly live: string;
  readonly test: string;
  readonly allScopes: string;
  readonly colon: string;
  readonly names: Readonly<Record<string, string>>;
}

const WORDS: Both<DetailText> = {
  fr: {
    yes: 'oui',
    no: 'non',
    live: 'réel',
    test: 'test',
    allScopes: 'tous',
    colon: '\u00a0: ',
    names: {
      name: 'Nom',
      livemode: 'Mode',
      mode: 'Mode',
      scopes: 'Droits',
      url: 'Adresse',
      events: 'Événements',
      enabled: 'Actif',
      description: 'Description',
      amount: 'Montant',
      reason: 'Motif',
      decision: 'Décision',
      note: 'Message',
      outcome: 'Issue',
      support_email: 'E-mail pour les clients',
      brand_color: 'Couleur',
      content_type: 'Format',
      since: 'Depuis',
      endpoint_id: 'Webhook',
      grace_seconds: 'Secondes de recouvrement',
      expires_in: 'Secondes de validité',
      prefixed_names: 'Noms préfixés',
      failure_code: 'Code d’échec',
      failure_reason: 'Raison de l’échec',
      reference: 'Référence',
      fees: 'Frais',
      settlement: 'Versements',
      limits: 'Limites',
      suspended: 'Suspendu',
      direction: 'Sens',
      merchant_id: 'Marchand',
    },
  },
  en: {
    yes: 'yes',
    no: 'no',
    live: 'live',
    test: 'test',
    allScopes: 'all',
    colon: ': ',
    names: {
      name: 'Name',
      livemode: 'Mode',
      mode: 'Mode',
      scopes: 'Permissions',
      url: 'Address',
      events: 'Events',
      enabled: 'Enabled',
      description: 'Description',
      amount: 'Amount',
      reason: 'Reason',
      decision: 'Decision',
      note: 'Message',
      outcome: 'Outcome',
      support_email: 'E-mail for customers',
      brand_color: 'Colour',
      content_type: 'Format',
      since: 'Since',
      endpoint_id: 'Webhook',
      grace_seconds: 'Seconds of overlap',
      expires_in: 'Seconds of validity',
      prefixed_names: 'Prefixed names',
      failure_code: 'Failure code',
      failure_reason: 'Reason of the failure',
      reference: 'Reference',
      fees: 'Fees',
      settlement: 'Payouts',
      limits: 'Limits',
      suspended: 'Suspended',
      direction: 'Direction',
      merchant_id: 'Merchant',
    },
  },
};
