import type { DataKey } from '@mitako/core/engine';
import { bigint, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const dataKeys = table<DataKey>()('mitako_data_keys', {
  id: text().fixed(),
  wraps: json(),
  createdAtMs: bigint().fixed(),
  activeVersion: integer(),
  renewal: json().nullable(),
  version: integer(),
});
