import { contactContext } from '../people/contact.ts';
import type { Change } from '../ports/changes.ts';
import type { EngineStore } from '../ports/store.ts';
import type { Keyring } from '../system/keyring.ts';
import { DATA_KEY_ID, type Unlock } from './unlock.ts';

/**
 * A store that takes the hash of an e-mail address or a verified number only of the active version of the data key: two accounts
 * of one address would be unique each with its own. While rows still move, an address is also refused beside the same one of
 * an earlier version. A process whose version was replaced reads the new one, and decides again.
 */
export function guardContacts<Of extends EngineStore>(store: Of, keyring: Keyring, unlock: () => Unlock): Of {
  async function commitContacts(changes: readonly Change[]): ReturnType<EngineStore['commit']> {
    const frees = changes.flatMap((change, index) => freeOf(keyring, change).map((free) => ({ free, index })));
    const guards: readonly Change[] = [
      { type: 'assert.data_key', id: DATA_KEY_ID, activeVersion: keyring.version },
      ...frees.map(({ free }) => free),
    ];
    const outcome = await store.commit([...guards, ...changes]);
    if (outcome.kind !== 'refused') return outcome;
    if (outcome.index === 0) {
      await unlock().refresh();
      return outcome;
    }
    const index = outcome.index < guards.length ? frees[outcome.index - 1]?.index : outcome.index - guards.length;
    const refused = changes[index ?? 0];
    return refused === undefined ? outcome : { kind: 'refused', guard: refused.type, index: index ?? 0 };
  }

  return {
    ...store,
    commit: (changes) =>
      changes.some(({ type }) => HASHED.has(type)) ? commitContacts(changes) : store.commit(changes),
  };
}

const HASHED: ReadonlySet<Change['type']> = new Set<Change['type']>([
  'principal.insert',
  'principal.set_email',
  'principal.verify_phone',
]);

/** That no account has the address in another version. */
function freeOf(keyring: Keyring, change: Change): readonly Change[] {
  const versions = keyring.under(({ version }) => version);
  if (versions.length === 1) return [];
  if (change.type !== 'principal.insert' && change.type !== 'principal.set_email') return [];
  const written = change.type === 'principal.insert' ? change.principal : change;
  const email = keyring.open(written.encryptedEmail, contactContext('email', written.id));
  const hashes = keyring.under((keys) => keys.hashEmail(email)).filter((hash) => hash !== written.emailHash);
  return [{ type: 'assert.email_free', role: written.role, emailHashes: hashes }];
}
