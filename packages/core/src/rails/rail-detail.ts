import type { RailDetail as WireRailDetail } from '@mitako/contract/names';
import type { RailDetail } from './model.ts';

const CODE_LENGTH_MAX = 100;
const MESSAGE_LENGTH_MAX = 200;

/**
 * A provider's words in a form that can be stored and shown: cut, without control characters, and without the phone
 * numbers that providers put into messages. Null when nothing is left.
 */
export function cleanRailDetail(detail: unknown): RailDetail | null {
  const code = cleanText(detail, 'code', CODE_LENGTH_MAX);
  const message = cleanText(detail, 'message', MESSAGE_LENGTH_MAX)?.replaceAll(/\d{5,}(?=\d{3})/g, '…') ?? null;
  const requestId = cleanText(detail, 'requestId', CODE_LENGTH_MAX);
  return code === null && message === null && requestId === null ? null : { code, message, requestId };
}

/** Rails are written by others, not all of them in TypeScript. */
function cleanText(detail: unknown, name: keyof RailDetail, lengthMax: number): string | null {
  const text: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : null;
  if (typeof text !== 'string') return null;
  const clean = text
    .toWellFormed()
    .replaceAll(/\p{Control}+/gu, ' ')
    .trim();
  return clean === '' ? null : clean.slice(0, lengthMax).toWellFormed();
}

export function railDetailToWire(detail: RailDetail | null): WireRailDetail | null {
  return detail === null ? null : { code: detail.code, message: detail.message, request_id: detail.requestId };
}
