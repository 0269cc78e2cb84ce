import type { MessageReads } from '@mitako/core/engine';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { messages } from './tables.ts';

export function createMessageReads(reader: Reader): MessageReads {
  const rows = rowsOf(reader, messages);
  return { messages: (status, page) => rows.list(page, { status }) };
}
