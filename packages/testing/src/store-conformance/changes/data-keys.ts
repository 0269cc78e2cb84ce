import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, EngineStore, SealedRow, WalkedTable } from '@mitako/core/engine';
import {
  aHash,
  aMembership,
  anApiKey,
  anAttempt,
  anId,
  anOperatorKey,
  aPayment,
  aPrincipal,
  aRecoveryCode,
  NOW_MS,
} from '../fixtures.ts';
import { withApiKey, withMerchant, withOperatorKey, withPrincipal } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

/** A key in hexadecimal digits, as a version of the data key hashes it. */
function keyHash(version: number): string {
  const digest = anId('digest').padStart(64, '0');
  return version === 1 ? digest : `${version.toString(16).padStart(2, '0')}${digest}`;
}

/** Of all rows, page by page. */
async function walked(store: EngineStore, table: WalkedTable, limit = 2): Promise<readonly SealedRow[]> {
  const rows: SealedRow[] = [];
  for (let after: SealedRow['key'] | null = null; ;) {
    const page = await store.read.sealedRows(table, after, limit);
    rows.push(...page);
    after = page.at(-1)?.key ?? null;
    if (page.length < limit) return rows;
  }
}

export function dataKeyTests({ describe, it, alone }: Suite): void {
  describe('the data key', () => {
    it('assert.data_key holds for the active version only', async ({ store }) => {
      const dataKey = {
        id: anId('key'),
        wraps: {},
        createdAtMs: NOW_MS,
        activeVersion: 2,
        renewal: null,
        version: 1,
      };
      await applied(store, { type: 'data_key.insert', dataKey });
      await applied(store, { type: 'assert.data_key', id: dataKey.id, activeVersion: 2 });
      await refused(store, { type: 'assert.data_key', id: dataKey.id, activeVersion: 1 });
      await refused(store, { type: 'assert.data_key', id: anId('key'), activeVersion: 2 });
    });

    it('assert.email_free is refused beside an account of the role with one of the hashes', async ({ store }) => {
      const { emailHash } = await withPrincipal(store, { role: 'user' });
      const emailHashes = [anId('mail'), emailHash];
      await refused(store, { type: 'assert.email_free', role: 'user', emailHashes });
      await applied(store, { type: 'assert.email_free', role: 'agent', emailHashes });
      await applied(store, { type: 'assert.email_free', role: 'user', emailHashes: [anId('mail')] });
    });

    it('principal.verify_phone takes the number of other versions, too', async ({ store }) => {
      const [one, other] = [await withPrincipal(store), await withPrincipal(store)];
      const [phoneHash, earlier] = [anId('phone'), anId('phone')];
      const verify = { type: 'principal.verify_phone', role: one.role, encryptedPhone: 'sealed' } as const;
      await applied(store, { ...verify, id: one.id, phoneHash: earlier, otherHashes: [] });
      await applied(store, { ...verify, id: other.id, phoneHash, otherHashes: [earlier] });
      equal((await store.read.principalById(one.id))?.verifiedPhoneHash, null);
      equal((await store.read.principalByVerifiedPhone(one.role, phoneHash))?.id, other.id);
    });
  });

  describe('sealed rows', () => {
    it('sealed_rows.replace writes all values of the rows that have these, and leaves others', async ({ store }) => {
      const [one, other] = [await withPrincipal(store), await withPrincipal(store, { encryptedPhone: null })];
      const values = ({
        encryptedEmail,
        encryptedName,
        encryptedPhone,
        emailHash,
        phoneHash,
        verifiedPhoneHash,
      }: typeof one) =>
        ({ encryptedEmail, encryptedName, encryptedPhone, emailHash, phoneHash, verifiedPhoneHash }) as const;
      const to = { ...values(one), encryptedEmail: 'v2.email', emailHash: anId('mail') };
      const theirs = { ...values(other), encryptedName: 'v2.name' };
      const replace = {
        type: 'sealed_rows.replace',
        table: 'principals',
        rows: [
          { key: [one.id], from: values(one), to },
          { key: [other.id], from: { ...values(other), phoneHash: 'another' }, to: theirs },
        ],
      } as const;
      await applied(store, replace);
      deepEqual(await store.read.principalById(one.id), { ...one, ...to });
      deepEqual(await store.read.principalById(other.id), other);
      await applied(store, { ...replace, rows: [{ key: [other.id], from: values(other), to: theirs }] });
      deepEqual(await store.read.principalById(other.id), { ...other, ...theirs });
      // A hash that another account of the role has.
      await refused(store, {
        ...replace,
        rows: [{ key: [other.id], from: theirs, to: { ...theirs, emailHash: to.emailHash } }],
      });
    });

    it('attempts have their hashes as bytes', async ({ store }) => {
      const payment = aPayment();
      const attempt = anAttempt(payment, { encryptedPhone: 'v1.phone', phoneHash: aHash('one') });
      await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
      const from = { encryptedPhone: 'v1.phone', phoneHash: aHash('one') };
      const to = { encryptedPhone: 'v2.phone', phoneHash: aHash('two') };
      await applied(store, {
        type: 'sealed_rows.replace',
        table: 'attempts',
        rows: [{ key: [attempt.id], from, to }],
      });
      deepEqual(await store.read.attemptById(attempt.id), { ...attempt, ...to });
      deepEqual(
        (await store.read.attemptsByHandle({ phoneHashes: [aHash('two')] }, 2)).map(({ id }) => id),
        [attempt.id],
      );
    });

    it('an invitation is found by its new hash', async ({ store }) => {
      const merchant = await withMerchant(store);
      const { id: merchantId } = merchant;
      const membership = aMembership(merchant, null, {
        state: 'invited',
        encryptedInvitee: 'v1.mail',
        inviteeHash: anId('mail'),
      });
      await applied(store, { type: 'membership.insert', membership });
      const [row] = (await walked(store, 'memberships')).filter(({ key }) => key[0] === membership.id);
      if (row === undefined) throw new Error('It is walked.');
      const inviteeHash = anId('mail');
      const to = { encryptedInvitee: 'v2.mail', inviteeHash, activeKey: `${merchantId} ${inviteeHash}` };
      equal(row.values['activeKey'], `${merchantId} ${membership.inviteeHash}`);
      await applied(store, {
        type: 'sealed_rows.replace',
        table: 'memberships',
        rows: [{ key: row.key, from: row.values, to }],
      });
      equal((await store.read.activeMembership(merchantId, inviteeHash))?.id, membership.id);
    });

    alone('are walked in the order of their keys, and counted by their version', async ({ store, rival }) => {
      const made = ['v1.a', 'v2.b', 'v1.c', 'v12.d', 'v2.e'].map((encryptedName) =>
        aPrincipal({ encryptedName, encryptedEmail: 'v2.mail', encryptedPhone: null }),
      );
      await applied(store, ...made.map((principal): Change => ({ type: 'principal.insert', principal })));
      const rows = await walked(rival, 'principals');
      deepEqual(
        rows.map(({ key }) => key[0]),
        made.map(({ id }) => id).toSorted(),
      );
      deepEqual(
        new Set(rows.map(({ values }) => values['encryptedName'])),
        new Set(['v1.a', 'v2.b', 'v1.c', 'v12.d', 'v2.e']),
      );
      equal(await rival.read.sealedUnderOthers('principals', 2), 3);
      equal(await rival.read.sealedUnderOthers('principals', 12), 5);
      equal(await rival.read.sealedUnderOthers('attempts', 2), 0);
    });
  });

  describe('credentials after a renewal', () => {
    it('api_key.move and operator_key.move are refused for a key with another hash', async ({ store }) => {
      const apiKey = await withApiKey(store);
      const to = keyHash(2);
      await refused(store, { type: 'api_key.move', id: apiKey.id, from: keyHash(1), to });
      await applied(store, { type: 'api_key.move', id: apiKey.id, from: apiKey.hash, to });
      equal((await store.read.apiKeyByHash(to))?.apiKey.id, apiKey.id);
      const operatorKey = await withOperatorKey(store);
      await refused(store, { type: 'operator_key.move', id: operatorKey.id, from: keyHash(1), to });
      await applied(store, { type: 'operator_key.move', id: operatorKey.id, from: operatorKey.hash, to });
      equal((await store.read.operatorKeyByHash(to))?.id, operatorKey.id);
    });

    alone(
      'those of another version are counted and end, and those that ended before stay as they are',
      async ({ store, rival }) => {
        const merchant = await withMerchant(store);
        const ended = anApiKey(merchant, { hash: keyHash(1), revokedAtMs: NOW_MS - 1 });
        const old = [1, 3].map((version) => anApiKey(merchant, { hash: keyHash(version) }));
        const moved = anApiKey(merchant, { hash: keyHash(2) });
        for (const apiKey of [ended, ...old, moved]) await applied(store, { type: 'api_key.insert', apiKey });
        const operators = [1, 2].map((version) => anOperatorKey({ hash: keyHash(version) }));
        for (const operatorKey of operators) await applied(store, { type: 'operator_key.insert', operatorKey });
        const people = ['$argon2', '3$$argon2', '2$$argon2', null].map((pinHash) => aPrincipal({ pinHash }));
        for (const principal of people) await applied(store, { type: 'principal.insert', principal });
        const [principal = aPrincipal()] = people;
        const { id: principalId } = principal;
        const codes = [1, 2].map((version, place) =>
          aRecoveryCode(principal, { place, codeHash: keyHash(version), usedAtMs: null }),
        );
        for (const recoveryCode of codes) await applied(store, { type: 'recovery_code.insert', recoveryCode });

        deepEqual(await rival.read.unseenCredentials(2, NOW_MS), {
          apiKeys: 2,
          operatorKeys: 1,
          pins: 2,
          recoveryCodes: 1,
        });
        await applied(
          store,
          { type: 'api_key.revoke_unseen', version: 2, nowMs: NOW_MS },
          { type: 'operator_key.revoke_unseen', version: 2, nowMs: NOW_MS },
        );
        const counts = [
          await store.claim.endUnseenPins({ version: 2, limit: 1 }),
          await store.claim.endUnseenPins({ version: 2, limit: 5 }),
          await store.claim.endUnseenPins({ version: 2, limit: 5 }),
          await store.claim.endUnseenRecoveryCodes({ version: 2, limit: 5 }),
          await store.claim.endUnseenRecoveryCodes({ version: 2, limit: 5 }),
        ];
        deepEqual(counts, [1, 1, 0, 1, 0]);
        deepEqual(await rival.read.unseenCredentials(2, NOW_MS), {
          apiKeys: 0,
          operatorKeys: 0,
          pins: 0,
          recoveryCodes: 0,
        });
        deepEqual(await rival.read.apiKeyById(ended.id), ended);
        deepEqual(await rival.read.apiKeyById(moved.id), moved);
        for (const { id } of old) equal((await rival.read.apiKeyById(id))?.revokedAtMs, NOW_MS);
        equal((await rival.read.principalById(people[2]?.id ?? ''))?.pinHash, '2$$argon2');
        equal((await rival.read.recoveryCodes(principalId)).length, 1);
      },
    );
  });
}
