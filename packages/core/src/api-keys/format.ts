import { API_KEY_PREFIXES, OPERATOR_KEY_PREFIX } from '@mitako/contract/names';
import { crc32 } from 'node:zlib';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A secret key: prefix, 30 base62 characters (178 bits), and a 6-character CRC-32 of everything before, which detects
 * mistyped keys and false positives of secret scanners without a look-up.
 * @param random 30 base62 characters
 */
export function formatKey(prefix: string, random: string): string {
  const body = prefix + random;
  return body + checksum(body);
}

export function apiKeyPrefix(livemode: boolean): string {
  return livemode ? API_KEY_PREFIXES.live : API_KEY_PREFIXES.test;
}

/** The form of a bearer credential. */
export function classifyBearer(bearer: string): 'api_key' | 'operator_key' | 'token' | 'malformed' {
  const isOperator = bearer.startsWith(OPERATOR_KEY_PREFIX);
  if (isOperator || bearer.startsWith(API_KEY_PREFIXES.live) || bearer.startsWith(API_KEY_PREFIXES.test)) {
    if (bearer.length > 64 || checksum(bearer.slice(0, -6)) !== bearer.slice(-6)) return 'malformed';
    return isOperator ? 'operator_key' : 'api_key';
  }
  return bearer.startsWith('svc_') ? 'malformed' : 'token';
}

/** Prefix and last four characters: enough to identify a key, too little to use it. */
export function keyHint(key: string): string {
  return `${key.slice(0, key.lastIndexOf('_') + 1)}…${key.slice(-4)}`;
}

function checksum(text: string): string {
  let value = crc32(text);
  let code = '';
  for (let index = 0; index < 6; index += 1) {
    code = BASE62[value % 62] + code;
    value = Math.floor(value / 62);
  }
  return code;
}
