import { TEXT as agentLocations } from './agent-locations/text.ts';
import { TEXT as agentsCounter } from './agents/counter-text.ts';
import { TEXT as agents } from './agents/text.ts';
import { TEXT as apiKeys } from './api-keys/text.ts';
import { TEXT as attempts } from './attempts/text.ts';
import { TEXT as attemptsUnappliedFunds } from './attempts/unapplied-funds.tsx';
import { ACTION_WORDS as actionWords } from './audit/action-words.ts';
import { WORDS as auditDetails } from './audit/detail-words.ts';
import { TEXT as audit } from './audit/text.ts';
import { TEXT as balance } from './balance/text.ts';
import { TEXT as componentsDocuments } from './components/documents.tsx';
import { TEXT as componentsOwned } from './components/owned-text.ts';
import { TEXT as componentsShareAddress } from './components/share-address.tsx';
import { TEXT as customers } from './customers/text.ts';
import { TEXT as deliveriesOperator } from './deliveries/operator-text.ts';
import { TEXT as deliveries } from './deliveries/text.ts';
import { TEXT as disputesMerchant } from './disputes/merchant-text.ts';
import { TEXT as disputesOperator } from './disputes/operator-text.ts';
import { TEXT as disputes } from './disputes/text.ts';
import { EVENT_WORDS as eventWords } from './events/event-words.ts';
import { FAMILY_NAMES as familyNames } from './events/event-words.ts';
import { TEXT as events } from './events/text.ts';
import { ACCOUNT_TEXT as account } from './front/account-text.ts';
import { TEXT as front } from './front/text.ts';
import { TEXT as health } from './health/text.ts';
import { TEXT as homeMerchant } from './home/merchant-text.ts';
import { TEXT as homeOperator } from './home/operator-text.ts';
import { TEXT as kycNeedsKyc } from './kyc/needs-kyc.tsx';
import { TEXT as kyc } from './kyc/text.ts';
import { TEXT as ledgerChecks } from './ledger-checks/text.ts';
import { TEXT as merchants } from './merchants/text.ts';
import { TEXT as messages } from './messages/text.ts';
import { TEXT as methodsMerchant } from './methods/merchant-text.ts';
import { LIMITS as methodLimits } from './methods/method-words.tsx';
import { TEXT as methodsOperator } from './methods/operator-text.ts';
import { TEXT as notices } from './notices/text.ts';
import { TEXT as paymentLinks } from './payment-links/text.ts';
import { TEXT as paymentsMerchant } from './payments/merchant-text.ts';
import { TEXT as paymentsOperator } from './payments/operator-text.ts';
import { TEXT as paymentsReason } from './payments/reason-words.ts';
import { TEXT as payments } from './payments/text.ts';
import { TEXT as payoutAccounts } from './payout-accounts/text.ts';
import { TEXT as payoutExports } from './payout-exports/text.ts';
import { FACTORS_TEXT as factors } from './people/factors-text.ts';
import { TEXT as people } from './people/text.ts';
import { TEXT as profile } from './profile/text.ts';
import { TEXT as rails } from './rails/text.ts';
import { TEXT as refunds } from './refunds/text.ts';
import { TEXT as reports } from './reports/text.ts';
import { TEXT as sandbox } from './sandbox/text.ts';
import { TEXT as searchPlaces } from './search/places.tsx';
import { TEXT as search } from './search/text.ts';
import { TEXT as settlementsLines } from './settlements/lines.tsx';
import { TEXT as settlements } from './settlements/text.ts';
import { TEXT as shell } from './shell/text.ts';
import { TEXT as teams } from './teams/text.ts';
import { TEXT as till } from './till/text.ts';
import { TEXT as users } from './users/text.ts';
import { BUTTONS as buttons } from './vocabulary/buttons.ts';
import { COUNTS as counts } from './vocabulary/counts.ts';
import { FILE_HEADINGS as fileHeadings } from './vocabulary/file-headings.ts';
import { KINDS as kinds } from './vocabulary/kinds.ts';
import { NAMES as names } from './vocabulary/names.ts';
import { ROLE_NAMES as roleNames } from './vocabulary/roles.ts';
import { SENTENCES as sentences } from './vocabulary/sentences.ts';
import { GROUPS as groups } from './vocabulary/subjects.ts';
import { SUBJECTS as subjects } from './vocabulary/subjects.ts';
import { TRANSACTION_WORDS as transactionWords } from './vocabulary/transactions.ts';
import { TEXT as webhooksMerchant } from './webhooks/merchant-text.ts';
import { TEXT as webhooks } from './webhooks/text.ts';
import type { Locale } from '@mitako/contract';
import { findTextFaults, reworded, type Reworded, type TextFault } from '@mitako/core';
import type { Both } from './shell/both.ts';
import type { OwnTexts } from './shell/own-texts.ts';

/** All texts of the panels, the page in front of them and the pages of accounts, by subject. */
const TEXTS = {
  account,
  actionWords,
  agentLocations,
  agents,
  agentsCounter,
  apiKeys,
  attempts,
  attemptsUnappliedFunds,
  audit,
  auditDetails,
  balance,
  buttons,
  componentsDocuments,
  componentsOwned,
  componentsShareAddress,
  counts,
  customers,
  deliveries,
  deliveriesOperator,
  disputes,
  disputesMerchant,
  disputesOperator,
  eventWords,
  events,
  factors,
  familyNames,
  fileHeadings,
  front,
  groups,
  health,
  homeMerchant,
  homeOperator,
  kinds,
  kyc,
  kycNeedsKyc,
  ledgerChecks,
  merchants,
  messages,
  methodLimits,
  methodsMerchant,
  methodsOperator,
  names,
  notices,
  paymentLinks,
  payments,
  paymentsMerchant,
  paymentsOperator,
  paymentsReason,
  payoutAccounts,
  payoutExports,
  people,
  profile,
  rails,
  refunds,
  reports,
  roleNames,
  sandbox,
  search,
  searchPlaces,
  sentences,
  settlements,
  settlementsLines,
  shell,
  subjects,
  teams,
  till,
  transactionWords,
  users,
  webhooks,
  webhooksMerchant,
};

type Of<Language extends Locale> = { readonly [Name in keyof typeof TEXTS]: (typeof TEXTS)[Name][Language] };

/**
 * Words in place of those of the panels, the front page and the pages of accounts, by language and subject:
 * `{ fr: { buttons: { save: 'Valider' } } }`. What is absent stays. A text with a value in it is a function of that value.
 */
export type PanelTexts = { readonly [Language in Locale]?: Reworded<Of<Language>> };

/** Each mistake. The value may come from a file without types. */
export function findPanelTextFaults(texts: unknown): readonly TextFault[] {
  return findTextFaults({ fr: textsIn('fr'), en: textsIn('en') }, texts);
}

/**
 * The texts that a site has in place of ours; null: none.
 * @throws TypeError with the first mistake
 */
export function ownTexts(texts: PanelTexts | undefined): OwnTexts | null {
  if (texts === undefined) return null;
  const [fault] = findPanelTextFaults(texts);
  if (fault !== undefined) throw new TypeError(`${['texts', ...fault.path].join('.')} ${fault.message}`);
  const [fr, en] = [reworded(textsIn('fr'), texts.fr ?? {}), reworded(textsIn('en'), texts.en ?? {})];
  const all = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
  return new Map(all.map((name): [Both<unknown>, Both<unknown>] => [TEXTS[name], { fr: fr[name], en: en[name] }]));
}

function textsIn<Language extends Locale>(language: Language): Of<Language> {
  return Object.fromEntries(Object.entries(TEXTS).map(([name, both]) => [name, both[language]])) as Of<Language>;
}
