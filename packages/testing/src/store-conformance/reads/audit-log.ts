import type { AuditFilter, AuditLine, Change, Page } from '@mitako/core';
import { anAuditLine, anId } from '../fixtures.ts';
import { applied, idsOf, pagesThrough, type Suite } from '../suite.ts';

type Line = ReturnType<typeof anAuditLine>;

export function auditLogReadTests({ describe, alone }: Suite): void {
  describe('the audit log', () => {
    alone('is filtered by each, each together with each other, newest first', async ({ store }) => {
      const [merchantIds, actorIds, subjectIds] = [pair('mer'), pair('key'), pair('whe')];
      const actions = ['webhook_endpoint.ping', 'webhook_endpoint.delete'] as const;
      const lines = merchantIds.flatMap((merchantId) =>
        actorIds.flatMap((actorId) =>
          subjectIds.flatMap((subjectId) =>
            actions.flatMap((action) => [
              anAuditLine({ merchantId, actorId, subjectId, action }),
              // Of nobody, by nobody, about nothing: only the filters that are not given find them.
              anAuditLine({ merchantId: null, actorId: null, subjectId: null, action }),
            ]),
          ),
        ),
      );
      await applied(store, ...lines.map((line): Change => ({ type: 'audit.append', line })));
      const [fromId, beforeId] = [lines[5]?.id, lines.at(-5)?.id];
      const filters = [...merchantIds, undefined].flatMap((merchantId) =>
        [actorIds[0], undefined].flatMap((actorId) =>
          [subjectIds[1], undefined].flatMap((subjectId) =>
            [...actions, 'refund.create' as const, undefined].flatMap((action): readonly AuditFilter[] => [
              { merchantId, actorId, subjectId, action },
              { merchantId, actorId, subjectId, action, fromId, beforeId },
            ]),
          ),
        ),
      );
      for (const filter of filters) {
        const expected = lines.filter((line) => fits(line, filter)).toReversed();
        const list = (page: Page): Promise<readonly AuditLine[]> => store.read.auditLines(filter, page);
        await pagesThrough(list, idsOf(expected));
      }
    });
  });
}

function pair(prefix: string): readonly string[] {
  return [anId(prefix), anId(prefix)];
}

function fits(line: Line, { merchantId, actorId, subjectId, action, fromId, beforeId }: AuditFilter): boolean {
  return (
    (merchantId === undefined || line.merchantId === merchantId) &&
    (actorId === undefined || line.actorId === actorId) &&
    (subjectId === undefined || line.subjectId === subjectId) &&
    (action === undefined || line.action === action) &&
    (fromId === undefined || line.id >= fromId) &&
    (beforeId === undefined || line.id < beforeId)
  );
}
