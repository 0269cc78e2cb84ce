import type { SomeDefinitions } from '../engine/change.ts';
import { above, find, not, update } from '../engine/write.ts';
import { links } from './tables.ts';

export const linkChanges = {
  'link.use': ({ one }) => [
    one(
      update(links, ({ id, nowMs }) => ({
        set: { usedAtMs: nowMs },
        where: { id, usedAtMs: null, expiresAtMs: above(nowMs) },
      })),
    ),
  ],

  'link.count_failure': ({ one }) => [
    one(
      update(links, ({ id, fromFailures }) => ({
        add: { failures: 1 },
        where: { id, failures: fromFailures, usedAtMs: null },
      })),
    ),
  ],

  'links.end': ({ any }) => [
    any(
      update(links, ({ principalId, nowMs }) => ({
        set: { usedAtMs: nowMs },
        where: { principalId, usedAtMs: null, kind: not('email_change_undo') },
      })),
    ),
  ],

  'assert.link_unused': ({ one }) => [one(find(links, ({ id }) => ({ id, usedAtMs: null })))],
} satisfies SomeDefinitions;
