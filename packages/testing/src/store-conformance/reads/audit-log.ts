import type { AuditFilter, AuditEntry, Change, Page } from '@mitako/core/engine';
import { anAuditEntry, anId } from '../fixtures.ts';
import { applied, idsOf, pagesThrough, type Suite } from '../suite.ts';

type Entry = ReturnType<typeof anAuditEntry>;

export function auditLogReadTests({ describe, alone }: Suite): void {
  describe('the audit log', () => {
    alone('is filtered by any combination of filters, newest first', async ({ store }) => {
      const [merchantIds, actorIds, subjectIds] = [pair('mer'), pair('key'), pair('whe')];
      const actions = ['webhook_endpoint.ping', 'webhook_endpoint.delete'] as const;
      const entries = merchantIds.flatMap((merchantId) =>
        actorIds.flatMap((actorId) =>
          subjectIds.flatMap((subjectId) =>
            actions.flatMap((action) => [
              anAuditEntry({ merchantId, actorId, subjectId, action }),
              // Without merchant, actor and subject: found only without those filters.
              anAuditEntry({ merchantId: null, actorId: null, subjectId: null, action }),
            ]),
          ),
        ),
      );
      await applied(store, ...entries.map((entry): Change => ({ type: 'audit.append', entry })));
      const fromId = entries[5]?.id ?? '';
      const filters = [...merchantIds, undefined].flatMap((merchantId) =>
        [actorIds[0], undefined].flatMap((actorId) =>
          [subjectIds[1], undefined].flatMap((subjectId) =>
            [...actions, 'refund.create' as const, undefined].flatMap((action): readonly AuditFilter[] => [
              { merchantId, actorId, subjectId, action },
            ]),
          ),
        ),
      );
      for (const filter of filters) {
        const expected = entries.filter((entry) => fits(entry, filter)).toReversed();
        const list = (page: Page): Promise<readonly AuditEntry[]> => store.read.auditEntries(filter, page);
        await pagesThrough(list, idsOf(expected));
        await pagesThrough((page) => list({ ...page, fromId }), idsOf(expected.filter(({ id }) => id >= fromId)));
      }
    });
  });
}

function pair(prefix: string): readonly string[] {
  return [anId(prefix), anId(prefix)];
}

function fits(entry: Entry, { merchantId, actorId, subjectId, action }: AuditFilter): boolean {
  return (
    (merchantId === undefined || entry.merchantId === merchantId) &&
    (actorId === undefined || entry.actorId === actorId) &&
    (subjectId === undefined || entry.subjectId === subjectId) &&
    (action === undefined || entry.action === action)
  );
}
