import { ALPHABET } from '../../basics/ids.ts';
import type { Context } from '../../context.ts';
import type { RecoveryCode } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import type { HashKeys } from '../../system/keyring.ts';

const COUNT = 10;
/** 60 bits. */
const LETTERS = 12;

/** Ten codes, and the changes that put them in the place of earlier ones. */
export function newRecoveryCodes(
  context: Context,
  principalId: string,
): { readonly codes: readonly string[]; readonly changes: readonly Change[] } {
  const codes = Array.from({ length: COUNT }, (_, place) => `${place}-${lettersOf(context)}`);
  return {
    codes,
    changes: [
      { type: 'recovery_codes.delete', principalId },
      ...codes.map((code, place) => ({
        type: 'recovery_code.insert' as const,
        recoveryCode: { principalId, place, codeHash: hashOf(context.keyring, principalId, code), usedAtMs: null },
      })),
    ],
  };
}

/** The row of a typed code, used or not; null: no code of the account. */
export function recoveryCodeIn(
  context: Context,
  codes: readonly RecoveryCode[],
  principalId: string,
  typed: string,
): RecoveryCode | null {
  const hashes = context.keyring.under((keys) => hashOf(keys, principalId, typed));
  return codes.find(({ codeHash }) => hashes.includes(codeHash)) ?? null;
}

function lettersOf({ random }: Context): string {
  const letters = [...random.bytes(LETTERS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length).toUpperCase());
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Keyed, and of 60 bits that nobody chose: a slow hash would add nothing. Of the code as it is typed after reading it. */
function hashOf(keys: HashKeys, principalId: string, typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return keys.hashKey(`recovery-code:${principalId}:${code}`);
}
