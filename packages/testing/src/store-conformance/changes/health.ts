import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { LedgerCheck, EngineStore } from '@mitako/core/engine';
import { aCheckpoint, aFinishedCheck, aHash, aLedgerCheck, anAccountId, anId, aWorker, NOW_MS } from '../fixtures.ts';
import { applied, FIRST_PAGE, idsOf, refused, type Suite } from '../suite.ts';

export function healthTests({ describe, it, alone }: Suite): void {
  describe('workers', () => {
    alone('worker.put stores every field, and replaces them later', async ({ store }) => {
      const [worker, other] = [aWorker(), aWorker({ version: null, lastSeenAtMs: NOW_MS + 1 })];
      await applied(store, { type: 'worker.put', worker }, { type: 'worker.put', worker: other });
      deepEqual(await store.read.workers(10), [other, worker]);
      deepEqual(await store.read.workers(1), [other]);
      const stopped = { ...worker, lastSeenAtMs: NOW_MS + 2, stoppedAtMs: NOW_MS + 2 };
      await applied(store, { type: 'worker.put', worker: stopped });
      deepEqual(await store.read.workers(10), [stopped, other]);
    });

    alone('are deleted long after they were last seen, a limited number at a time', async ({ store }) => {
      const workers = [0, 1, 2, 3].map((age) => aWorker({ lastSeenAtMs: NOW_MS - age }));
      for (const worker of workers) await applied(store, { type: 'worker.put', worker });
      equal(await store.claim.sweepWorkers({ seenBeforeMs: NOW_MS, limit: 2 }), 2);
      deepEqual(idsOf(await store.read.workers(10)), idsOf(workers.slice(0, 2)));
      equal(await store.claim.sweepWorkers({ seenBeforeMs: NOW_MS, limit: 2 }), 1);
      deepEqual(await store.read.workers(10), workers.slice(0, 1));
    });
  });

  describe('checkpoints', () => {
    alone(
      'are read by day and in their order, and once each when they were not rechecked for longest',
      async ({ store }) => {
        deepEqual([await store.read.lastCheckpoint(), await store.read.checkpointToRecheck(NOW_MS + 9)], [null, null]);
        const [first, second, third] = [aCheckpoint(), aCheckpoint(), aCheckpoint({ recheckedAtMs: NOW_MS - 1 })];
        for (const checkpoint of [second, third, first])
          await applied(store, { type: 'checkpoint.insert', checkpoint });
        await refused(store, { type: 'checkpoint.insert', checkpoint: aCheckpoint({ day: first.day }) });
        deepEqual(await store.read.lastCheckpoint(), third);
        deepEqual(await store.read.checkpointOfDay(second.day), second);
        equal(await store.read.checkpointOfDay('1999-12-31'), null);
        deepEqual(await store.read.checkpoints(0, 2), [first, second]);
        deepEqual(await store.read.checkpoints(second.sequence, 2), [third]);
        deepEqual(await store.read.newestCheckpoints(2), [third, second]);

        deepEqual(await store.read.checkpointToRecheck(NOW_MS), third);
        await applied(store, { type: 'checkpoint.recheck', sequence: third.sequence, nowMs: NOW_MS + 5 });
        await applied(store, { type: 'checkpoint.recheck', sequence: third.sequence, nowMs: NOW_MS + 4 });
        equal((await store.read.lastCheckpoint())?.recheckedAtMs, NOW_MS + 5);
        deepEqual(await store.read.checkpointToRecheck(NOW_MS + 1), first);
        equal(await store.read.checkpointToRecheck(NOW_MS), null);
      },
    );

    it('account_states.put stores how far chains were verified, and replaces it', async ({ store }) => {
      const [one, other] = [anAccountId('fees'), anAccountId('wallet')].map((accountId, place) => ({
        accountId,
        chainSequence: 3_000_000_000 + place,
        chainHash: aHash(`hash ${place}`),
        balance: -3_000_000_000 - place,
        mac: aHash(`mac ${place}`),
      }));
      if (one === undefined || other === undefined) throw new Error('There are two.');
      await applied(store, { type: 'account_states.put', states: [one, other] });
      const further = {
        ...one,
        chainSequence: one.chainSequence + 1,
        chainHash: 'next',
        balance: 7,
        mac: aHash('another'),
      };
      await applied(store, { type: 'account_states.put', states: [further] });
      const found = await store.read.accountStates([other.accountId, one.accountId, anAccountId('float')]);
      deepEqual(
        found.toSorted((left, right) => left.chainSequence - right.chainSequence),
        [further, other].toSorted((left, right) => left.chainSequence - right.chainSequence),
      );
    });
  });

  describe('ledger checks', () => {
    alone('ledger_check.insert stores every field, and is refused for an existing sequence', async ({ store }) => {
      equal(await store.read.lastLedgerCheck(), null);
      const [first, second] = [aFinishedCheck(), aLedgerCheck()];
      await applied(store, { type: 'ledger_check.insert', ledgerCheck: first });
      deepEqual(await store.read.lastLedgerCheck(), first);
      await refused(store, { type: 'ledger_check.insert', ledgerCheck: { ...second, sequence: first.sequence } });
      await applied(store, { type: 'ledger_check.insert', ledgerCheck: second });
      deepEqual(await store.read.lastLedgerCheck(), second);
      deepEqual(await store.read.ledgerCheckById(first.id), first);
      equal(await store.read.ledgerCheckById(anId('none')), null);
      deepEqual(await store.read.ledgerChecks(FIRST_PAGE), [second, first]);
    });

    alone('the last check is the one with the highest sequence, whatever its id', async ({ store }) => {
      const [earlier, later] = [anId('chk'), anId('chk')];
      const last = aLedgerCheck({ sequence: 9 });
      await applied(
        store,
        { type: 'ledger_check.insert', ledgerCheck: aFinishedCheck({ id: later, sequence: 8 }) },
        { type: 'ledger_check.insert', ledgerCheck: { ...last, id: earlier } },
      );
      equal((await store.read.lastLedgerCheck())?.sequence, 9);
    });

    alone('a check is claimed when it is due, and again when its lease ends', async ({ store, rival }) => {
      const check = aLedgerCheck();
      await applied(
        store,
        { type: 'ledger_check.insert', ledgerCheck: aFinishedCheck() },
        { type: 'ledger_check.insert', ledgerCheck: check },
      );
      deepEqual(await claim(store, NOW_MS - 1, 'early'), []);
      const claimed = { ...check, attemptsCount: 1, startedAtMs: NOW_MS, claimableAtMs: NOW_MS + 30_000 };
      deepEqual(await claim(store, NOW_MS, 'lease'), [claimed]);
      deepEqual(await store.read.ledgerCheckById(check.id), claimed);
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 30_000);
      deepEqual(await claim(rival, NOW_MS + 29_999, 'rival'), []);
      const [again] = await claim(rival, NOW_MS + 30_000, 'rival');
      equal(again?.attemptsCount, 2);
    });

    alone('ledger_check.renew extends the lease, only with its token', async ({ store }) => {
      const check = await held(store);
      const checked = { transfers: 1, entries: 2, accounts: 3, payments: 4, settlements: 5 };
      const renew = { type: 'ledger_check.renew', id: check.id, leaseEndsAtMs: NOW_MS + 50_000, checked } as const;
      await refused(store, { ...renew, leaseToken: 'another' });
      await applied(store, { ...renew, leaseToken: 'lease' });
      deepEqual(await store.read.ledgerCheckById(check.id), { ...check, checked, claimableAtMs: NOW_MS + 50_000 });
      deepEqual(await claim(store, NOW_MS + 49_999, 'early'), []);
      await claim(store, NOW_MS + 50_000, 'rival');
      await refused(store, { ...renew, leaseToken: 'lease' });
    });

    alone(
      'ledger_check.release releases the check at once, and without its token changes nothing',
      async ({ store }) => {
        const check = await held(store);
        const release = { type: 'ledger_check.release', id: check.id, nowMs: NOW_MS + 1 } as const;
        await applied(store, { ...release, leaseToken: 'another' });
        deepEqual(await store.read.ledgerCheckById(check.id), check);
        await applied(store, { ...release, leaseToken: 'lease' });
        deepEqual(await store.read.ledgerCheckById(check.id), { ...check, claimableAtMs: NOW_MS + 1 });
        await refused(store, { type: 'ledger_check.finish', ledgerCheck: check, leaseToken: 'lease' });
        equal((await claim(store, NOW_MS + 1, 'rival')).length, 1);
      },
    );

    alone('ledger_check.finish stores the result, once, and the check is not claimed again', async ({ store }) => {
      const check = await held(store);
      const { id, sequence, requestedBy, createdAtMs } = check;
      const ledgerCheck = aFinishedCheck({ id, sequence, requestedBy, createdAtMs });
      await refused(store, { type: 'ledger_check.finish', ledgerCheck, leaseToken: 'another' });
      await applied(store, { type: 'ledger_check.finish', ledgerCheck, leaseToken: 'lease' });
      deepEqual(await store.read.ledgerCheckById(id), ledgerCheck);
      await refused(store, { type: 'ledger_check.finish', ledgerCheck, leaseToken: 'lease' });
      deepEqual(await claim(store, NOW_MS + 1_000_000, 'rival'), []);
      equal(await store.read.nextDueAtMs(NOW_MS), null);
    });
  });
}

async function held(store: EngineStore): Promise<LedgerCheck> {
  await applied(store, { type: 'ledger_check.insert', ledgerCheck: aLedgerCheck() });
  const [check] = await claim(store, NOW_MS, 'lease');
  if (check === undefined) throw new Error('No check was claimed.');
  return check;
}

function claim(store: EngineStore, nowMs: number, leaseToken: string): Promise<readonly LedgerCheck[]> {
  return store.claim.ledgerChecks({ nowMs, limit: 1, leaseMs: 30_000, leaseToken });
}
