import type { ChangeType } from '@mitako/core/engine';
import {
  aFactor,
  aKycSubmission,
  aMembership,
  anAccount,
  anApiKey,
  anId,
  anOperatorKey,
  aPaymentLink,
  aPayoutAccount,
  aPrincipal,
  aRecoveryCode,
  countPin,
  NOW_MS,
  aLink,
} from '../fixtures.ts';
import {
  withFactor,
  withKnownDevice,
  withPrincipal,
  withSession,
  withMerchant,
  withApiKey,
  withAgent,
  withOperatorKey,
} from '../inserted.ts';
import { applied } from '../suite.ts';
import { all, type ContestsBesideRows, one, RIVALS } from './contest.ts';

type OfPeople = Extract<
  ChangeType,
  `${'principal' | 'factor' | 'factors' | 'recovery_code' | 'recovery_codes' | 'known_device' | 'known_devices' | 'membership' | 'merchant' | 'kyc_submission' | 'method' | 'logo' | 'agent' | 'session' | 'api_key' | 'operator_key' | 'signing_key' | 'sealed_rows' | 'assert'}.${string}`
>;

/** People, their sessions and their keys. */
export const peopleContests: ContestsBesideRows<OfPeople> = {
  'kyc_submission.insert': async () => {
    const merchantId = anId('mer');
    return one(() => ({ type: 'kyc_submission.insert', kycSubmission: aKycSubmission(merchantId) }));
  },
  'principal.insert': async () => {
    const emailHash = anId('mail');
    return one(() => ({ type: 'principal.insert', principal: aPrincipal({ emailHash }) }));
  },
  'principal.set_pin': async (store) => {
    const { id } = await withPrincipal(store);
    return all((place) => ({ type: 'principal.set_pin', id, pinHash: `${place}` }));
  },
  'principal.set_password': async (store) => {
    const { id } = await withPrincipal(store);
    return all((place) => ({ type: 'principal.set_password', id, passwordHash: `${place}` }));
  },
  'principal.count_pin': async (store) => {
    const { id } = await withPrincipal(store);
    return one((place) => ({ ...countPin(id, 0), leaseToken: `${place}` }));
  },
  'principal.uncount_pin': async (store) => {
    const { id } = await withPrincipal(store, { pinFailures: 3, pinLeaseToken: 'lease' });
    return one(() => ({ type: 'principal.uncount_pin', id, leaseToken: 'lease', lockedUntilMs: null }));
  },
  'principal.release_pin': async (store) => {
    const { id } = await withPrincipal(store, { pinFailures: 3, pinLeaseToken: 'lease' });
    return one(() => ({ type: 'principal.release_pin', id, leaseToken: 'lease' }));
  },
  'principal.clear_pin_failures': async (store) => {
    const { id } = await withPrincipal(store, { pinHash: 'verified', pinFailures: 3 });
    return all(() => ({ type: 'principal.clear_pin_failures', id, pinHash: 'verified', toPinHash: 'verified' }));
  },
  'principal.set_factors': async (store) => {
    const { id } = await withPrincipal(store);
    return one((place) => ({ type: 'principal.set_factors', id, from: 0, to: NOW_MS + place }));
  },
  'principal.end_host': async (store) => {
    const { id } = await withPrincipal(store);
    return all((place) => ({ type: 'principal.end_host', id, nowMs: NOW_MS + place }));
  },
  'principal.use_factor_grace': async (store) => {
    const { id } = await withPrincipal(store);
    return one((place) => ({ type: 'principal.use_factor_grace', id, nowMs: NOW_MS + place }));
  },
  'factor.insert': async (store) => {
    const principal = await withPrincipal(store);
    return one(() => ({ type: 'factor.insert', factor: aFactor(principal) }));
  },
  'factor.confirm': async (store) => {
    const { id } = await withFactor(store, { confirmedAtMs: null });
    return one(() => ({ type: 'factor.confirm', id, nowMs: NOW_MS }));
  },
  'factor.use': async (store) => {
    const { id } = await withFactor(store, { lastStep: 6 });
    return one(() => ({ type: 'factor.use', id, step: 7 }));
  },
  'factor.use_passkey': async (store) => {
    const { id } = await withFactor(store, { kind: 'passkey', signCount: 6 });
    return one(() => ({ type: 'factor.use_passkey', id, signCount: 7, below: 7 }));
  },
  'factor.suspend': async (store) => {
    const { id } = await withFactor(store, { kind: 'passkey' });
    return one(() => ({ type: 'factor.suspend', id, nowMs: NOW_MS }));
  },
  'factor.delete': async (store) => {
    const { id } = await withFactor(store);
    return one(() => ({ type: 'factor.delete', id }));
  },
  'factors.delete_unconfirmed': null,
  'factors.delete': null,
  'recovery_code.use': async (store) => {
    const recoveryCode = aRecoveryCode(await withPrincipal(store));
    await applied(store, { type: 'recovery_code.insert', recoveryCode });
    const { principalId, place, codeHash } = recoveryCode;
    return one(() => ({ type: 'recovery_code.use', principalId, place, codeHash, nowMs: NOW_MS }));
  },
  'recovery_codes.delete': null,
  'known_device.use': async (store) => {
    const { id } = await withKnownDevice(store);
    return one((place) => ({ type: 'known_device.use', id, fromMs: 0, toMs: NOW_MS + 1 + place, nowMs: NOW_MS }));
  },
  'known_device.delete': async (store) => {
    const { id } = await withKnownDevice(store);
    return one(() => ({ type: 'known_device.delete', id }));
  },
  'known_devices.delete': null,
  'method.suspend': null,
  'method.reinstate': null,
  'logo.put': null,
  'logo.delete': null,
  'membership.insert': async (store) => {
    const [merchant, principal] = [await withMerchant(store), await withPrincipal(store)];
    return one(() => ({ type: 'membership.insert', membership: aMembership(merchant, principal) }));
  },
  'session.rotate': async (store) => {
    const { id } = await withSession(store);
    const idleExpiresAtMs = NOW_MS + 1;
    return one(() => ({ type: 'session.rotate', id, fromGeneration: 1, nowMs: NOW_MS, idleExpiresAtMs }));
  },
  'session.prove_password': async (store) => {
    const { id } = await withSession(store);
    return all((place) => ({ type: 'session.prove_password', id, nowMs: NOW_MS + place }));
  },
  'session.end_refresh': async (store) => {
    const { id } = await withSession(store);
    return one((place) => ({ type: 'session.end_refresh', id, nowMs: NOW_MS + place }));
  },
  'session.revoke': async (store) => {
    const { id, principalId } = await withSession(store);
    return one((place) => ({ type: 'session.revoke', id, principalId, nowMs: NOW_MS + place }));
  },
  'session.revoke_others': null,
  'session.revoke_of_membership': null,
  'session.end_host': null,
  'api_key.insert': async (store) => {
    const merchant = await withMerchant(store);
    const hash = anId('hash');
    return one(() => ({ type: 'api_key.insert', apiKey: anApiKey(merchant, { hash }) }));
  },
  'api_key.end_after_grace': null,
  'api_key.revoke': async (store) => {
    const { id, merchantId } = await withApiKey(store);
    return one((place) => ({ type: 'api_key.revoke', id, merchantId, nowMs: NOW_MS + place }));
  },
  'api_key.allow_from': async (store) => {
    const { id } = await withApiKey(store);
    return all((place) => ({ type: 'api_key.allow_from', id, allowedFrom: [`10.0.0.${place}`] }));
  },
  'operator_key.rename': async (store) => {
    const { id } = await withOperatorKey(store);
    return all((place) => ({ type: 'operator_key.rename', id, name: `${place}` }));
  },
  'operator_key.allow_from': async (store) => {
    const { id } = await withOperatorKey(store);
    return all((place) => ({ type: 'operator_key.allow_from', id, allowedFrom: [`10.0.0.${place}`] }));
  },
  'api_key.touch': null,
  'operator_key.insert': async () => {
    const hash = anId('hash');
    return one(() => ({ type: 'operator_key.insert', operatorKey: anOperatorKey({ hash }) }));
  },
  'operator_key.revoke': async (store) => {
    const { id } = await withOperatorKey(store);
    return one((place) => ({ type: 'operator_key.revoke', id, nowMs: NOW_MS + place }));
  },
  'operator_key.touch': null,
  'signing_key.retire_others': null,
  // Assertions do not block each other; `races/endings.ts` tests a fact that ends.
  'assert.api_key': async (store) => {
    const { id } = await withApiKey(store);
    return all(() => ({ type: 'assert.api_key', id, allowedFrom: [], nowMs: NOW_MS }));
  },
  'assert.operator_key': async (store) => {
    const { id } = await withOperatorKey(store);
    return all(() => ({ type: 'assert.operator_key', id, nowMs: NOW_MS }));
  },
  'assert.session': async (store) => {
    const { id } = await withSession(store);
    return all(() => ({ type: 'assert.session', id }));
  },
  'assert.host_answer': async (store) => {
    const { id: principalId } = await withPrincipal(store);
    return all(() => ({ type: 'assert.host_answer', principalId, hostSessionHashes: ['hash'], begunAtMs: NOW_MS }));
  },
  'assert.members_below': async (store) => {
    const { id: merchantId } = await withMerchant(store);
    return all(() => ({ type: 'assert.members_below', merchantId, limit: 1, nowMs: NOW_MS }));
  },
  'assert.membership': async (store) => {
    const membership = aMembership(await withMerchant(store), await withPrincipal(store));
    await applied(store, { type: 'membership.insert', membership });
    return all(() => ({ type: 'assert.membership', id: membership.id, role: membership.role }));
  },
  'assert.password_proven': async (store) => {
    const { id } = await withSession(store);
    return all(() => ({ type: 'assert.password_proven', id, sinceMs: NOW_MS }));
  },
  'assert.password': async (store) => {
    const { id, passwordHash } = await withPrincipal(store);
    return all(() => ({ type: 'assert.password', id, passwordHash }));
  },
  'principal.set_tier': async (store) => {
    const { id } = await withPrincipal(store);
    return all(() => ({ type: 'principal.set_tier', id, tier: 'full' }));
  },
  'principal.set_frozen': async (store) => {
    const { id } = await withPrincipal(store);
    return all((place) => ({ type: 'principal.set_frozen', id, frozenAtMs: NOW_MS + place, reason: 'Report' }));
  },
  'assert.wallet': async (store) => {
    const { id, tier } = await withPrincipal(store);
    return all(() => ({ type: 'assert.wallet', id, tier }));
  },
  'assert.email': async (store) => {
    const { id, emailHash } = await withPrincipal(store);
    return all(() => ({ type: 'assert.email', id, emailHash }));
  },
  'assert.link_unused': async (store) => {
    const link = aLink((await withPrincipal(store)).id);
    await applied(store, { type: 'link.insert', link });
    return all(() => ({ type: 'assert.link_unused', id: link.id }));
  },
  'principal.set_email': async (store) => {
    const { id, role } = await withPrincipal(store);
    return all((place) => ({
      type: 'principal.set_email',
      id,
      role,
      encryptedEmail: 'sealed',
      emailHash: `${id} ${place}`,
      nowMs: NOW_MS,
    }));
  },
  'principal.verify_phone': async (store) => {
    const { id, role } = await withPrincipal(store);
    const phoneHash = anId('phone');
    return all(() => ({
      type: 'principal.verify_phone',
      id,
      role,
      encryptedPhone: 'sealed',
      phoneHash,
      otherHashes: [],
    }));
  },
  'principal.note_bounce': null,
  'assert.data_key': async (store) => {
    const id = anId('key');
    const dataKey = { id, wraps: {}, createdAtMs: NOW_MS, activeVersion: 2, renewal: null, version: 1 };
    await applied(store, { type: 'data_key.insert', dataKey });
    return all(() => ({ type: 'assert.data_key', id, activeVersion: 2 }));
  },
  'assert.email_free': null,
  'sealed_rows.replace': null,
  'api_key.move': async (store) => {
    const { id, hash: from } = await withApiKey(store);
    return one((place) => ({ type: 'api_key.move', id, from, to: `${from} ${place}` }));
  },
  'operator_key.move': async (store) => {
    const { id, hash: from } = await withOperatorKey(store);
    return one((place) => ({ type: 'operator_key.move', id, from, to: `${from} ${place}` }));
  },
  'api_key.revoke_unseen': null,
  'operator_key.revoke_unseen': null,
  'principal.set_contact': async (store) => {
    const { id } = await withPrincipal(store);
    return all((place) => ({
      type: 'principal.set_contact',
      id,
      encryptedName: `name ${place}`,
      encryptedPhone: null,
      phoneHash: null,
    }));
  },
  'principal.set_locale': async (store) => {
    const { id } = await withPrincipal(store);
    return all(() => ({ type: 'principal.set_locale', id, locale: 'en' }));
  },
  'principal.verify_email': async (store) => {
    const { id, emailHash } = await withPrincipal(store);
    return all((place) => ({ type: 'principal.verify_email', id, emailHash, nowMs: NOW_MS + place }));
  },
  'assert.merchant_live': async (store) => {
    const { id } = await withMerchant(store, { kycStatus: 'approved' });
    return all(() => ({ type: 'assert.merchant_live', id }));
  },
  'assert.merchant_active': async (store) => {
    const { id } = await withMerchant(store);
    return all(() => ({ type: 'assert.merchant_active', id }));
  },
  'assert.api_keys_below': async (store) => {
    const { id: merchantId } = await withMerchant(store);
    return all(() => ({ type: 'assert.api_keys_below', merchantId, livemode: false, limit: 1, nowMs: NOW_MS }));
  },
  'assert.agent_active': async (store) => {
    const agent = await withAgent(store);
    return all(() => ({ type: 'assert.agent_active', id: agent.id }));
  },
  'assert.method_offered': async (store) => {
    const { id: merchantId, version: merchantVersion } = await withMerchant(store);
    return all(() => ({
      type: 'assert.method_offered',
      merchantId,
      merchantVersion,
      livemode: false,
      method: anId('provider'),
    }));
  },
  // They wait for each other, and leave the balance as it is.
  'assert.account_below': async (store) => {
    const account = anAccount({ kind: 'wallet', available: 4 });
    await applied(store, { type: 'account.open', account });
    return all(() => ({ type: 'assert.account_below', accountId: account.id, amount: 5 }));
  },
  'assert.payout_account': async (store) => {
    const payoutAccount = aPayoutAccount();
    await applied(store, { type: 'payout_account.insert', payoutAccount });
    return all(() => ({ type: 'assert.payout_account', id: payoutAccount.id }));
  },
  // Half of them name a merchant that has one.
  'assert.payment_link_open': async (store) => {
    const paymentLink = aPaymentLink();
    await applied(store, { type: 'payment_link.insert', paymentLink });
    return all(() => ({ type: 'assert.payment_link_open', id: paymentLink.id, nowMs: NOW_MS }));
  },
  'assert.no_payout_account': async (store) => {
    const payoutAccount = aPayoutAccount();
    await applied(store, { type: 'payout_account.insert', payoutAccount });
    const merchantIds = [anId('mer'), payoutAccount.merchantId] as const;
    return {
      winners: RIVALS / 2,
      change: (place) => ({
        type: 'assert.no_payout_account',
        merchantId: place % 2 === 0 ? merchantIds[0] : merchantIds[1],
        livemode: payoutAccount.livemode,
      }),
    };
  },
};
