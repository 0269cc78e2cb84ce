import type { Checkout, FailureCode, KnownFrom } from '@mitako/contract';
import type { CheckoutPageContext } from './page-context.ts';
import type { Messages, Said } from './text/fr.ts';

/** A statement of a page about the payer's money or the provider: the key of its text in every language. */
export type Statement = FailureCode | Exclude<keyof Messages['said'], 'failures'>;

/** The basis of statements. */
export type StatementFacts = Pick<Checkout, 'status' | 'failure' | 'payer_money'> & {
  readonly next_action: Pick<NonNullable<Checkout['next_action']>, 'type'> | null;
};

/** The page of a statement: `number` beside the number that failed, `old result` on a result that is opened again. */
export type StatingPage = 'summary' | 'number' | 'prompt' | 'result' | 'old result';

/** The statements of a page, in their order. An operator's record is never shown as the provider's answer. */
export function statementsOf(facts: StatementFacts, page: StatingPage): readonly Statement[] {
  switch (page) {
    case 'summary':
      return [...reasonOf(facts), ...unchargedOf(facts)];
    case 'number':
      return reasonOf(facts);
    case 'prompt':
      return [facts.next_action?.type === 'wait_for_provider' ? 'askingProvider' : 'askedProvider'];
    case 'result':
    case 'old result':
      return resultOf(facts, page);
  }
}

/** The same in the words of the page's language. */
export function sentencesOf(
  page: CheckoutPageContext,
  at: StatingPage,
  values: Partial<Pick<Said, 'phone'>> = {},
): readonly string[] {
  return statementsOf(page.checkout, at).map((statement) => sentenceOf(page, statement, values));
}

/** For what the provider has just answered; else {@link sentencesOf}. */
export function sentenceOf(
  page: CheckoutPageContext,
  statement: Statement,
  values: Partial<Pick<Said, 'phone'>> = {},
): string {
  const { failures, ...said } = page.text.said;
  const words = isFailure(statement, failures) ? failures[statement] : said[statement];
  if (typeof words === 'string') return words;
  return words({ merchant: page.checkout.merchant.name, service: page.brand.name, phone: '', ...values });
}

function isFailure(statement: Statement, failures: Messages['said']['failures']): statement is FailureCode {
  return Object.hasOwn(failures, statement);
}

function resultOf(facts: StatementFacts, page: 'result' | 'old result'): readonly Statement[] {
  switch (facts.status) {
    case 'succeeded':
      return [page === 'result' ? 'paid' : 'alreadyPaid'];
    case 'refunded':
      return ['refunded', wayOfRefund(facts)];
    case 'partially_refunded':
      return ['partiallyRefunded', wayOfRefund(facts)];
    case 'failed':
      return [...reasonOf(facts), lateMoneyOf(facts) ?? 'nothingRecorded'];
    case 'canceled':
      return [lateMoneyOf(facts) ?? 'nothingRecorded'];
    case 'expired':
      return [lateMoneyOf(facts)].filter((statement) => statement !== null);
    case 'requested':
    case 'processing':
      return [];
  }
}

function reasonOf({ failure }: StatementFacts): readonly Statement[] {
  if (failure === null || failure.known_from === null) return [];
  return [failure.known_from === 'operator' ? 'failedByHand' : failure.code];
}

function unchargedOf({ payer_money: money }: StatementFacts): readonly Statement[] {
  return money?.state === 'not_charged' ? [byHand(money.known_from, 'notCharged', 'notChargedByHand')] : [];
}

function lateMoneyOf({ payer_money: money }: StatementFacts): Statement | null {
  if (money?.state === 'returning') return 'moneyReturning';
  return money?.state === 'returned' ? 'moneyReturned' : null;
}

/** A refund that was recorded by hand may have gone another way. */
function wayOfRefund({ payer_money: money }: StatementFacts): Statement {
  return byHand(money?.known_from ?? 'operator', 'refundGoes', 'refundByHand');
}

function byHand(from: KnownFrom, said: Statement, recorded: Statement): Statement {
  return from === 'operator' ? recorded : said;
}
