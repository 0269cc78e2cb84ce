import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, ChangeType, CommitOutcome, EngineStore } from '@mitako/core/engine';
import { RIVALS, type Rivals } from '../contests/contest.ts';
import { CONTESTS } from '../contests/contests.ts';
import { anAccountId, anId, anIdempotencyRecord } from '../fixtures.ts';
import { type Suite, times } from '../suite.ts';

/** Sizes of groups, and the places of the lists that are refused in them. */
const GROUPS: readonly (readonly [size: number, refused: readonly number[]])[] = [
  [2, [1]],
  [2, [0, 1]],
  [8, [5]],
  [32, [3, 30]],
];

/** Lists with the same kinds of changes, which a store may commit together, statement by statement. */
export function alikeTests({ describe, it }: Suite): void {
  describe('lists of one shape', () => {
    for (const [type, contest] of Object.entries(CONTESTS)) {
      if (contest === null) continue;
      it(`${type}: each is refused by its own guard`, async ({ store, rival }) => {
        for (const [size, places] of GROUPS) {
          const members: Member[] = [];
          // One after another: some contests claim what is due.
          for (const place of times(size, (each) => each)) {
            // Object.entries loses the type of the keys.
            members.push(await aMember(store, type as ChangeType, contest, places.includes(place)));
          }
          const outcomes = await Promise.all(members.map(({ list }) => store.commit(list)));
          deepEqual(
            outcomes,
            members.map(({ outcome }) => outcome),
            `of ${size}`,
          );
          for (const { marker, outcome } of members) {
            equal((await rival.read.idempotency(marker)) !== null, outcome.kind === 'applied', `a marker of ${size}`);
          }
        }
      });
    }
  });
}

interface Member {
  readonly list: readonly Change[];
  readonly marker: string;
  readonly outcome: CommitOutcome;
}

async function aMember(
  store: EngineStore,
  type: ChangeType,
  contest: (store: EngineStore) => Promise<Rivals>,
  isRefused: boolean,
): Promise<Member> {
  const rivals = await contest(store);
  const change: Change = isRefused ? await refusedOf(store, rivals.change) : rivals.change(0);
  const record = anIdempotencyRecord();
  return {
    list: [{ type: 'idempotency.insert', record }, change],
    marker: record.key,
    outcome: isRefused ? { kind: 'refused', guard: type, index: 1 } : { kind: 'applied' },
  };
}

/** A change that is refused from now on: its rivals were faster, or its row does not exist. */
async function refusedOf(store: EngineStore, change: (place: number) => Change): Promise<Change> {
  for (let place = 0; place < RIVALS; place += 1) {
    if ((await store.commit([change(place)])).kind === 'refused') return change(place);
  }
  const last = change(0);
  if ('accountId' in last) return { ...last, accountId: anAccountId('wallet') };
  if ('merchantId' in last) return { ...last, merchantId: anId('nobody') };
  if ('principalId' in last) return { ...last, principalId: anId('nobody') };
  if ('id' in last) return { ...last, id: anId('nobody') };
  throw new Error(`A change of type ${last.type} is never refused.`);
}
