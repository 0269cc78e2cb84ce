import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { type Attempt, firstIdAt, type RailOutcome } from '@mitako/core/engine';
import {
  aMerchant,
  anAccount,
  anIdempotencyRecord,
  anApiKey,
  anAttempt,
  anEvent,
  anId,
  aPayment,
  aPrincipal,
  aRefund,
  aSession,
  aDelivery,
  anEndpoint,
  judgedBy,
  NOW_MS,
} from '../fixtures.ts';
import { withPrincipal } from '../inserted.ts';
import { applied, idsOf, type Suite } from '../suite.ts';

export function lookUpTests({ describe, it }: Suite): void {
  describe('look-ups', () => {
    it('an unknown id returns null', async ({ store: { read } }) => {
      const id = anId('none');
      equal(await read.apiKeyByHash(id), null);
      equal(await read.operatorKeyByHash(id), null);
      equal(await read.sessionById(id), null);
      equal(await read.principalByEmail('user', id), null);
      equal(await read.logoById(id), null);
      equal(await read.checkoutBySlug(id), null);
      equal(await read.walletPayment({ slug: id, payerId: id, idempotencyKey: id }), null);
      equal(await read.cashOutCode(id), null);
      equal(await read.transferById(id), null);
      equal(await read.idempotency(id), null);
    });

    it('an unknown owner returns an empty list', async ({ store: { read } }) => {
      const id = anId('none');
      const page = { limit: 10, afterId: null };
      const owner = { merchantId: id, livemode: false };
      deepEqual(await read.apiKeys(id, page), []);
      deepEqual(await read.sessions(id, NOW_MS), []);
      deepEqual(await read.payments(owner, page), { rows: [], examinedThroughId: null });
      deepEqual(await read.attemptsOfPayment(id), []);
      deepEqual(await read.refundsOfPayment(id, page), []);
      deepEqual(await read.endpoints(owner, page), []);
      deepEqual(await read.events(owner, page), []);
      deepEqual(await read.deliveries({ owner }, page), []);
      deepEqual(await read.deliveries({ endpointId: id }, page), []);
      deepEqual(await read.deliveryAttempts(id), []);
      deepEqual(await read.eventsOfSubject(id, 10), []);
      deepEqual(await read.deliveriesOfEvents([id], 10), []);
      deepEqual(await read.deliveriesOfEvents([], 10), []);
      deepEqual(await read.unchainedEntries(id, 10), []);
    });

    it('paymentsByReference finds an exact reference of any merchant in both modes, up to the limit', async ({
      store,
    }) => {
      const customerReference = anId('Ref');
      const made = [
        aPayment({ customerReference }),
        aPayment({ customerReference, merchantId: anId('mer'), livemode: true }),
      ];
      const other = aPayment({ customerReference: customerReference.toLowerCase() });
      await applied(store, ...[...made, other].map((payment) => ({ type: 'payment.insert', payment }) as const));
      const found = await store.read.paymentsByReference(customerReference, 5);
      deepEqual(idsOf(found).toSorted(), idsOf(made).toSorted());
      equal((await store.read.paymentsByReference(customerReference, 1)).length, 1);
      deepEqual(await store.read.paymentsByReference(anId('none'), 5), []);
    });

    it('principalByEmail requires the role and is case-sensitive', async ({ store }) => {
      const principal = await withPrincipal(store, { role: 'agent' });
      equal(await store.read.principalByEmail('user', principal.emailHash), null);
      equal(await store.read.principalByEmail('agent', principal.emailHash.toUpperCase()), null);
      equal((await store.read.principalByEmail('agent', principal.emailHash))?.id, principal.id);
    });

    it('principalsByPhone returns all principals of the role with the number, by id', async ({ store }) => {
      const phoneHash = anId('phone');
      const people = [aPrincipal({ phoneHash }), aPrincipal({ phoneHash }), aPrincipal({ phoneHash })];
      const others = [
        aPrincipal({ phoneHash, role: 'agent' }),
        aPrincipal({ phoneHash: `${phoneHash}0` }),
        aPrincipal(),
      ];
      await applied(
        store,
        ...[...others, ...people.toReversed()].map((principal) => ({ type: 'principal.insert', principal }) as const),
      );
      deepEqual(await store.read.principalsByPhone('user', [phoneHash], 10), people);
      deepEqual(await store.read.principalsByPhone('user', [phoneHash], 2), people.slice(0, 2));
      deepEqual(await store.read.principalsByPhone('agent', [phoneHash], 10), others.slice(0, 1));
      deepEqual(
        (await store.read.principalsByPhone('user', [phoneHash, `${phoneHash}0`], 10)).length,
        people.length + 1,
      );
      deepEqual(await store.read.principalsByPhone('merchant', [phoneHash], 10), []);
    });

    it('a revoked API key and a revoked session are still returned', async ({ store }) => {
      const merchant = aMerchant();
      const apiKey = anApiKey(merchant, { revokedAtMs: NOW_MS });
      const principal = aPrincipal();
      const session = aSession(principal, { revokedAtMs: NOW_MS });
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'api_key.insert', apiKey },
        { type: 'principal.insert', principal },
        { type: 'session.insert', session },
      );
      deepEqual(await store.read.apiKeyByHash(apiKey.hash), { apiKey, merchant: judgedBy(merchant) });
      deepEqual(await store.read.sessionById(session.id), {
        session,
        principal,
        membership: null,
        factorRuleAtMs: 0,
      });
    });

    it('sessions lists live ones, newest first', async ({ store }) => {
      const [principal, stranger] = [aPrincipal(), aPrincipal()];
      await applied(
        store,
        ...[principal, stranger].map((each) => ({ type: 'principal.insert', principal: each }) as const),
        { type: 'session.insert', session: aSession(stranger) },
      );
      const live = Array.from({ length: 20 }, (_, age) => aSession(principal, { createdAtMs: NOW_MS - age }));
      const over = [
        aSession(principal, { refreshEndedAtMs: NOW_MS }),
        aSession(principal, { revokedAtMs: NOW_MS }),
        aSession(principal, { idleExpiresAtMs: NOW_MS }),
        aSession(principal, { expiresAtMs: NOW_MS }),
      ];
      await applied(store, ...[...live, ...over].map((session) => ({ type: 'session.insert', session }) as const));
      deepEqual(idsOf(await store.read.sessions(principal.id, NOW_MS)), idsOf(live));
    });

    it('checkoutBySlug returns the merchant and the live attempt', async ({ store }) => {
      const merchant = aMerchant();
      const payment = aPayment({ merchantId: merchant.id });
      const over = anAttempt(payment, { status: 'failed' });
      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'payment.insert', payment },
        { type: 'attempt.insert', attempt: over },
      );
      deepEqual(await store.read.checkoutBySlug(payment.slug), {
        payment,
        merchant,
        liveAttempt: null,
        suspendedMethods: [],
      });

      const liveAttempt = anAttempt(payment);
      const next = { ...payment, liveAttemptId: liveAttempt.id, version: 2 };
      await applied(
        store,
        { type: 'attempt.insert', attempt: liveAttempt },
        { type: 'payment.update', payment: next, from: payment },
      );
      deepEqual(await store.read.checkoutBySlug(payment.slug), {
        payment: next,
        merchant,
        liveAttempt,
        suspendedMethods: [],
      });
    });

    it('walletPayment returns the payer, the checkout, the payer’s wallet and the stored response', async ({
      store,
    }) => {
      const payer = aPrincipal();
      const merchant = aMerchant();
      const payment = aPayment({ merchantId: merchant.id });
      const live = aPayment({ merchantId: merchant.id, livemode: !payment.livemode });
      const wallet = anAccount({ ownerId: payer.id, livemode: payment.livemode });
      const record = anIdempotencyRecord();
      const request = { slug: payment.slug, payerId: payer.id, idempotencyKey: record.key };
      await applied(store, { type: 'principal.insert', principal: payer });
      const nothingYet = { payer, checkout: null, wallet: null, remembered: null };
      deepEqual(await store.read.walletPayment(request), nothingYet);

      await applied(
        store,
        { type: 'merchant.insert', merchant },
        { type: 'payment.insert', payment },
        { type: 'payment.insert', payment: live },
        { type: 'account.open', account: wallet },
        { type: 'idempotency.insert', record },
      );
      const checkout = { payment, merchant, liveAttempt: null, suspendedMethods: [] };
      deepEqual(await store.read.walletPayment(request), { payer, checkout, wallet, remembered: record });
      deepEqual(await store.read.walletPayment({ ...request, slug: live.slug, idempotencyKey: null }), {
        payer,
        checkout: { ...checkout, payment: live },
        wallet: null,
        remembered: null,
      });

      const liveAttempt = anAttempt(payment);
      const next = { ...payment, liveAttemptId: liveAttempt.id, version: 2 };
      await applied(
        store,
        { type: 'attempt.insert', attempt: liveAttempt },
        { type: 'payment.update', payment: next, from: payment },
      );
      deepEqual((await store.read.walletPayment(request))?.checkout, {
        payment: next,
        merchant,
        liveAttempt,
        suspendedMethods: [],
      });
    });

    it('attemptsOfPayment lists the oldest first', async ({ store }) => {
      const payment = aPayment();
      const attempts = [1, 2, 3].map((age) => anAttempt(payment, { status: 'failed', createdAtMs: NOW_MS + age }));
      await applied(store, { type: 'payment.insert', payment });
      for (const attempt of attempts.toReversed()) await applied(store, { type: 'attempt.insert', attempt });
      deepEqual(await store.read.attemptsOfPayment(payment.id), attempts);
    });

    it('attemptSums counts and sums a mode by method, currency and status, in a range of ids', async ({ store }) => {
      const methodProvider = anId('provider');
      const add = async (over: Partial<Attempt>): Promise<Attempt> => {
        const payment = aPayment();
        const attempt = anAttempt(payment, { livemode: true, methodProvider, currency: 'XAF', ...over });
        await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
        return attempt;
      };
      const ids = [anId('att'), anId('att'), anId('att')].toSorted();
      for (const [index, id] of ids.entries()) await add({ id, status: 'succeeded', amount: 10 ** index });
      await add({ status: 'failed', amount: 7 });
      await add({ status: 'failed', amount: 7, livemode: false });
      const read = async (filter: { readonly fromId?: string; readonly beforeId?: string }): Promise<unknown> =>
        (await store.read.attemptSums({ livemode: true, ...filter }, 10_000))
          .filter(({ method }) => method === methodProvider)
          .toSorted((left, right) => (left.status < right.status ? -1 : 1));
      const sum = { method: methodProvider, currency: 'XAF' };
      deepEqual(await read({}), [
        { ...sum, status: 'failed', count: 1, amount: 7 },
        { ...sum, status: 'succeeded', count: 3, amount: 111 },
      ]);
      const paid = async (filter: Parameters<typeof read>[0]): Promise<unknown> =>
        ((await read(filter)) as readonly { readonly status: string; readonly amount: number }[]).find(
          ({ status }) => status === 'succeeded',
        )?.amount;
      equal(await paid({ fromId: ids[1] ?? '' }), 110);
      equal(await paid({ beforeId: ids[1] ?? '' }), 1);
      deepEqual(await store.read.attemptSums({ livemode: true, fromId: ids[2] ?? '' }, 0), []);
    });

    it('railOutcomes lists the newest of one rail and mode, of payments that a rail makes, from an id on', async ({
      store,
    }) => {
      const rail = anId('rail');
      const add = async (over: Partial<Attempt>): Promise<Attempt> => {
        const payment = aPayment();
        const attempt = anAttempt(payment, { rail, livemode: true, ...over });
        await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
        return attempt;
      };
      const paid = await add({ status: 'succeeded', updatedAtMs: NOW_MS + 7 });
      const failed = await add({ status: 'failed', failureCode: 'provider_error', acceptedAtMs: NOW_MS + 1 });
      await add({ livemode: false });
      await add({ rail: anId('rail') });
      await add({ methodType: 'wallet', methodProvider: null, methodCountry: null });
      const byCard = await add({ methodType: 'card', status: 'succeeded', phoneHash: null });
      const outcome = (attempt: Attempt): RailOutcome => ({
        id: attempt.id,
        methodProvider: attempt.methodProvider,
        methodCountry: attempt.methodCountry,
        status: attempt.status,
        phoneHash: attempt.phoneHash,
        failureCode: attempt.failureCode,
        acceptedAtMs: attempt.acceptedAtMs,
        createdAtMs: attempt.createdAtMs,
        updatedAtMs: attempt.updatedAtMs,
      });
      const newestFirst = [paid, failed, byCard].toSorted((left, right) => (left.id < right.id ? 1 : -1));
      const read = (fromId: string, limit: number): Promise<readonly RailOutcome[]> =>
        store.read.railOutcomes({ rail, livemode: true, fromId }, limit);
      deepEqual(await read(firstIdAt('attempt', 0), 10), newestFirst.map(outcome));
      deepEqual(await read(firstIdAt('attempt', 0), 1), newestFirst.slice(0, 1).map(outcome));
      deepEqual(await read(newestFirst[0]?.id ?? '', 10), newestFirst.slice(0, 1).map(outcome));
    });

    it('lastCallbacks lists the newest of one method of a rail, by when they came', async ({ store }) => {
      const rail = anId('rail');
      const add = async (calledBackAtMs: number | null, over: Partial<Attempt> = {}): Promise<string> => {
        const payment = aPayment();
        const attempt = anAttempt(payment, { rail, livemode: true, calledBackAtMs, ...over });
        await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
        return attempt.id;
      };
      const late = await add(NOW_MS + 9);
      const early = await add(NOW_MS + 3);
      await add(null);
      await add(NOW_MS, { livemode: false });
      await add(NOW_MS, { rail: anId('rail') });
      await add(NOW_MS, { methodCountry: 'CG' });
      await add(NOW_MS, { methodProvider: 'orange_money' });
      const method = { rail, livemode: true, provider: 'mtn_momo', country: 'CM' };
      deepEqual(await store.read.lastCallbacks(method, 10), [
        { attemptId: late, atMs: NOW_MS + 9 },
        { attemptId: early, atMs: NOW_MS + 3 },
      ]);
      deepEqual(await store.read.lastCallbacks(method, 1), [{ attemptId: late, atMs: NOW_MS + 9 }]);
    });

    it('text is returned exactly as written', async ({ store }) => {
      const texts = ['', ' ', "it's", '"', '\\', '\n\r\t', '$1 ?1 :a @a', 'é\u0301 🪙 \u{10FFFF}', '%_', '\u2028'];
      for (const text of texts) {
        const event = anEvent({ body: text, sequence: 0 });
        const payment = aPayment({ description: text, metadata: { [text]: text } });
        const delivery = aDelivery(event, anEndpoint(aMerchant()), { lastError: text });
        const refund = aRefund(payment, { reason: text });
        await applied(
          store,
          { type: 'event.append', event, deliveryIdBase: anId('dlv') },
          { type: 'payment.insert', payment },
          { type: 'refund.insert', refund },
          { type: 'delivery.insert', delivery },
        );
        equal((await store.read.eventById(event.id))?.body, text);
        deepEqual(await store.read.paymentById(payment.id), payment);
        equal((await store.read.refundById(refund.id))?.reason, text);
      }
    });
  });
}
