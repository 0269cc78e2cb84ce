import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { aMerchant, anApiKey, anAuditLine, anId, anOperatorKey, aPrincipal, auditLineBy } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function auditLogTests({ describe, it }: Suite): void {
  describe('lines of the audit log', () => {
    it('audit.append keeps every field, also those that say nothing', async ({ store, rival }) => {
      const line = anAuditLine({ livemode: true, details: '{"reason":"Doublé à la caisse ½"}' });
      const least = anAuditLine({
        actorType: 'in_process',
        actorId: null,
        subjectId: null,
        merchantId: null,
        livemode: null,
        details: '{}',
        clientAddress: null,
        userAgent: null,
        requestId: null,
      });
      await applied(store, { type: 'audit.append', line }, { type: 'audit.append', line: least });
      deepEqual(await rival.read.auditLineById(line.id), auditLineBy(line, null));
      deepEqual(await rival.read.auditLineById(least.id), auditLineBy(least, null));
      equal(await store.read.auditLineById(anId('aud')), null);
    });

    it('audit.append adds the name that the actor has at that moment: of an account, of a key', async ({ store }) => {
      const merchant = aMerchant();
      const apiKey = anApiKey(merchant, { name: 'Till 7' });
      const operatorKey = anOperatorKey({ name: 'Night shift' });
      const principal = aPrincipal({ name: 'Ngo Bassong' });
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'api_key.insert', apiKey },
        { type: 'operator_key.insert', operatorKey },
      );
      const byKey = anAuditLine({ actorType: 'api_key', actorId: apiKey.id });
      const byOperatorKey = anAuditLine({ actorType: 'operator_key', actorId: operatorKey.id });
      const byAccount = anAuditLine({ actorId: principal.id });
      await applied(
        store,
        { type: 'audit.append', line: byKey },
        { type: 'audit.append', line: byOperatorKey },
        // Made by the very list that tells of it.
        { type: 'principal.insert', principal },
        { type: 'audit.append', line: byAccount },
      );
      deepEqual(await store.read.auditLineById(byKey.id), auditLineBy(byKey, 'Till 7'));
      deepEqual(await store.read.auditLineById(byOperatorKey.id), auditLineBy(byOperatorKey, 'Night shift'));
      deepEqual(await store.read.auditLineById(byAccount.id), auditLineBy(byAccount, 'Ngo Bassong'));
    });

    it('audit.append never writes over a line, and takes the whole list down with it', async ({ store }) => {
      const line = anAuditLine();
      await applied(store, { type: 'audit.append', line });
      const merchant = aMerchant();
      await refused(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'audit.append', line: { ...line, action: 'api_key.revoke' } },
      );
      equal(await store.read.merchantById(merchant.id), null);
      deepEqual(await store.read.auditLineById(line.id), auditLineBy(line, null));
    });
  });
}
