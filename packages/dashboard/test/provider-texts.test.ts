// Which sentences of pages and explanations say something of a provider, and on what each rests. A new one is found here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../..');
const SOURCES: readonly (readonly [folder: string, name: RegExp])[] = [
  ['checkout/src/text', /^en\.ts$/],
  ['dashboard/src', /text\.ts$|words\.ts$/],
  ['core/src/payments/timeline', /^english[a-z-]*\.ts$/],
  ['contract/src/basics', /^errors\.ts$/],
  ['contract/src/payments', /^types\.ts$/],
  ['mitako/src', /(?<!\.test)\.ts$/],
];

/** The provider as the subject of a verb, or what only it can know of the payer's money. */
const SAYING =
  /(?:[Pp]roviders?|provider\([\w.]+\)\)?\}) (?:still )?(?:say|said|report|answer|take|took|collect|confirm|refus|declin|paid|pay|send|return|did|does|has|had|will|wait|never|settle|process)|[Nn]ot(?:hing was)? charged|had refused it/;

/** A claim of `provider-claims.ts`, an answer that the page shows, or what we know ourselves. */
/* oxlint-disable no-template-curly-in-string */
const RESTS_ON: Readonly<Record<string, string>> = {
  '${capitalized(provider(late.method))} took ${format.amount(late.amount)} from the customer all the same: ':
    'collectedLate',
  '${capitalized(provider(method))} did not make the refund (${refundReason(refusal.failureCode, refusal.by)}). ':
    'refusedRefund',
  '${capitalized(provider(method))} paid the money back to the customer: it confirmed this on ${format.when(returnedAtMs)}.':
    'refunded',
  'the provider reported an error': 'reportedFailure or refusedRefund',
  'The provider reported an error.': 'reportedFailure or refusedRefund',
  'The customer was not charged.': 'reportedFailure of each attempt, or no attempt',
  'By what was recorded by hand, the customer was not charged.': 'what an operator recorded',
  'You were not charged.': 'reportedFailure of each attempt',
  'By what the ${service} team recorded, you were not charged.': 'what an operator recorded',
  'Another rail had refused it.': 'the choice of the rail',
  'Through another connection to the provider: the previous one had refused it.': 'the choice of the rail',
  'This provider does not refund this amount: return it by other means.': 'what its rail declares',
  'The provider did not answer clearly within 10 seconds. That does not mean that nothing was paid.':
    'the answer on the page',
  'The provider does not know this attempt. It may still arrive there.': 'the answer on the page',
  'The provider does not say': 'the answer on the page',
  'The provider has reported no balance yet. Refresh in a few seconds.': 'the answer on the page',
  'The provider says that it collected another amount. Do not record it as paid before you know why.':
    'the answer on the page',
  'The provider says that it collected the money.': 'the answer on the page',
  'The provider says that it did not and will not collect the money.': 'the answer on the page',
  'The provider says: ${state}': 'the answer on the page',
  'The provider still waits for the customer. Do not resolve it now.': 'the answer on the page',
  'What the provider says': 'the answer on the page',
  'simulated providers take test payments: answer on the page of phones': 'what is simulated',
  'All payments planned for this link are made or in progress. You were not charged. Try again in a few minutes: a place becomes free if a payment is not completed.':
    'a request that was not made',
  'Another account is now logged in on this device. Check which one pays, then confirm. You were not charged.':
    'a request that was not made',
  'Check the information below, then confirm again. You were not charged.': 'a request that was not made',
  'This shop cannot receive payments right now. You were not charged.': 'a request that was not made',
  'Without this code you are not charged.': 'a request that was not made',
  'Providers refuse it too: renew the certificate, and serve its whole chain.': 'nothing: a condition',
  'The payment could not be made through the provider. Nothing was charged; retry.':
    'a request that was not made, or that the provider refused',
  'Nothing to review. Attempts without an outcome from the provider will appear here.': 'nothing: a condition',
  'Only confirm if the provider has paid nothing and will pay nothing: otherwise the customer could be paid twice.':
    'nothing: a condition',
  'The amount is held from the shop’s balance until the provider confirms. If it does not, check its statement.':
    'nothing: a condition',
  'The shop lost a dispute: this money is held for the customer until the provider confirms. If it does not, check its statement.':
    'nothing: a condition',
  'The newest payments of each connection, at most 200 of the last 30 minutes. In test mode outcomes are simulated: only what the provider says about itself counts.':
    'nothing: a condition',
};

function sentences(): readonly string[] {
  return SOURCES.flatMap(([folder, name]) =>
    readdirSync(join(PACKAGES, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .flatMap((entry) => {
        const source = readFileSync(join(entry.parentPath, entry.name), 'utf8').replaceAll(
          /^ *(?:\/\/|\/?\*).*$/gm,
          '',
        );
        return [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/g)].map(
          ([, one, other]) => one ?? other ?? '',
        );
      }),
  ).filter((text) => SAYING.test(text));
}

test('each sentence about a provider rests on a claim, or on an answer that its page shows', () => {
  expect([...new Set(sentences())].toSorted()).toEqual(Object.keys(RESTS_ON).toSorted());
});
