import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { aMerchant, anApiKey, anAuditEntry, anOperatorKey, aPrincipal, auditEntryBy } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function auditLogTests({ describe, it }: Suite): void {
  describe('audit log entries', () => {
    it('audit.append adds the current name of the actor, an account (sealed) or a key', async ({ store }) => {
      const merchant = aMerchant();
      const apiKey = anApiKey(merchant, { name: 'Till 7' });
      const operatorKey = anOperatorKey({ name: 'Night shift' });
      const principal = aPrincipal({ encryptedName: 'sealed Ngo Bassong' });
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'api_key.insert', apiKey },
        { type: 'operator_key.insert', operatorKey },
      );
      const byKey = anAuditEntry({ actorType: 'api_key', actorId: apiKey.id });
      const byOperatorKey = anAuditEntry({ actorType: 'operator_key', actorId: operatorKey.id });
      const byAccount = anAuditEntry({ actorId: principal.id });
      await applied(
        store,
        { type: 'audit.append', entry: byKey },
        { type: 'audit.append', entry: byOperatorKey },
        // Created by the list that also appends the entry.
        { type: 'principal.insert', principal },
        { type: 'audit.append', entry: byAccount },
      );
      deepEqual(await store.read.auditEntryById(byKey.id), auditEntryBy(byKey, 'Till 7'));
      deepEqual(await store.read.auditEntryById(byOperatorKey.id), auditEntryBy(byOperatorKey, 'Night shift'));
      deepEqual(await store.read.auditEntryById(byAccount.id), auditEntryBy(byAccount, 'sealed Ngo Bassong'));
    });

    it('audit.append never overwrites an entry: it refuses the whole list', async ({ store }) => {
      const entry = anAuditEntry();
      await applied(store, { type: 'audit.append', entry });
      const merchant = aMerchant();
      await refused(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'audit.append', entry: { ...entry, action: 'api_key.revoke' } },
      );
      equal(await store.read.merchantById(merchant.id), null);
      deepEqual(await store.read.auditEntryById(entry.id), auditEntryBy(entry, null));
    });
  });
}
