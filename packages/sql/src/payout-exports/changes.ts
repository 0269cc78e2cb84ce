import type { Definitions } from '../engine/change.ts';
import { insert } from '../engine/write.ts';
import { payoutExports } from './tables.ts';

export const payoutExportChanges: Definitions<'payout_export.insert'> = {
  'payout_export.insert': ({ one }) => [one(insert(payoutExports, ({ payoutExport }) => payoutExport))],
};
