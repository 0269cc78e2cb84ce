import { ACTION_NAMES } from './clients/clients.ts';
import { FAULTS } from './faults.ts';
import { MACHINES } from './invariants/transitions.ts';
import type { Tally } from './trace.ts';

/** Number of seeds that must cover everything. */
export const COVERS_WITHIN_SEEDS = 1_000;

/** Requires sixteen failures in a day, or a deleted endpoint: rarer than once in a thousand seeds. */
const TOO_RARE = new Set(['deliveries: leased', 'deliveries: failed', 'deliveries: canceled']);

const MONEY =
  'capture release refund refund_hold refund_release dispute_hold dispute_won dispute_lost dispute_return late_capture late_refund ' +
  'settlement settlement_paid settlement_failed cash_in cash_out float_funding';

/** What a thousand seeds must cover: every fault, action, status and kind of transfer. */
const EXPECTED: readonly string[] = [
  ...Object.keys(FAULTS).map((name) => `fault: ${name}`),
  ...ACTION_NAMES.map((name) => `deed: ${name}`),
  ...Object.entries(MACHINES).flatMap(([table, machine]) =>
    Object.keys(machine)
      .filter((status) => status !== 'new')
      .map((status) => `${table.slice('mitako_'.length)}: ${status}`),
  ),
  ...MONEY.split(' ').map((kind) => `money: ${kind}`),
  ...[
    'pays',
    'declines',
    'refuses',
    'recants',
    'recants silently',
    'refund pays',
    'refund fails',
    'refund fails once',
    'refund pays silently',
    'refund never pays',
    'code right',
    'code wrong',
  ].map((fate) => `provider: ${fate}`),
  'payments: paid after a failed attempt',
  'return: pending pending',
  'return: owed failed',
  'return: returned succeeded',
  'webhooks accepted',
  'webhooks refused',
];

/** Missing coverage is a defect of the simulation. */
export function missingIn(tally: Tally): readonly string[] {
  return EXPECTED.filter((name) => !TOO_RARE.has(name) && !tally.has(name));
}
