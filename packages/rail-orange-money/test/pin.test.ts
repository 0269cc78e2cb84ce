import type { ChargeRequest } from '@mitako/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { charged, chargeRequest, lookupRequest, pushUnderTest } from './support.ts';

const PAY = /mp\/pay$/;
const STOPPED = { kind: 'refused', failureCode: 'gateway_account' };

it.each([{ pin: '123' }, { pin: ' ' }, { pin: '12a4' }])('%j is refused before Orange counts it', (options) => {
  expect(() => pushUnderTest(options)).toThrow(RangeError);
});

describe('a wrong merchant PIN', () => {
  it('stops the rail after one answer, and says so without the PIN', async () => {
    const { rail, provider } = pushUnderTest({ pin: '9999' });
    const { outcome } = await charged(rail);
    expect(outcome).toMatchObject(STOPPED);
    expect(JSON.stringify(outcome)).not.toContain('9999');
    const before = provider.requests.length;
    for (let index = 0; index < 5; index += 1) expect((await charged(rail)).outcome).toMatchObject(STOPPED);
    expect(provider.requests).toHaveLength(before);
    expect(provider.wrongPins).toBe(1);
    expect(await rail.check?.()).toMatchObject([{ message: expect.stringContaining('merchant PIN') }]);
  });

  it('is sent once, however many payers come at the same time', async () => {
    const { rail, provider } = pushUnderTest({ pin: '9999' });
    const payers = Array.from({ length: 8 }, (_, index) => charged(rail, chargeRequest({ reference: `att_${index}` })));
    for (const { outcome } of await Promise.all(payers)) expect(outcome).toMatchObject(STOPPED);
    expect(provider.wrongPins).toBe(1);
  });

  it('stops charges that were prepared before', async () => {
    const { rail, provider } = pushUnderTest({ pin: '9999' });
    const prepared: ChargeRequest[] = [];
    for (const reference of ['att_1', 'att_2']) {
      const outcome = await rail.prepare?.(chargeRequest({ reference }));
      const railReference = outcome?.kind === 'prepared' ? outcome.railReference : null;
      prepared.push(chargeRequest({ reference, railReference }));
    }
    for (const request of prepared) expect(await rail.charge(request)).toMatchObject(STOPPED);
    expect(provider.wrongPins).toBe(1);
  });

  it('is noticed by a look-up when its own answer was lost', async () => {
    const { rail, provider } = pushUnderTest({ pin: '9999' });
    provider.faults.next({ kind: 'broken_after' }, { path: PAY });
    const { outcome, request } = await charged(rail);
    expect(outcome.kind).toBe('unknown');
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'failed', failureCode: 'gateway_account' });
    expect((await charged(rail)).outcome).toMatchObject(STOPPED);
    expect(provider.wrongPins).toBe(1);
  });

  it('stops a rail whose PIN was right, when the merchant has changed it', async () => {
    const { rail, provider } = pushUnderTest();
    expect((await charged(rail)).outcome.kind).toBe('pending');
    provider.changePin('4321');
    expect((await charged(rail)).outcome).toMatchObject(STOPPED);
    expect((await charged(rail)).outcome).toMatchObject(STOPPED);
    expect(provider.wrongPins).toBe(1);
  });

  it('leaves look-ups of earlier charges as they are', async () => {
    const { rail, provider } = pushUnderTest();
    const { request } = await charged(rail);
    provider.changePin('4321');
    await charged(rail, chargeRequest({ reference: 'att_2' }));
    expect((await rail.lookup(lookupRequest(request))).kind).toBe('paid');
  });

  it.each([
    'Code PIN du marchand incorrect',
    'Le code PIN est invalide',
    'Code secret erroné',
    'Mauvais code PIN',
    'Invalid PIN',
  ])('is recognised in "%s"', async (message) => {
    const { rail, provider } = pushUnderTest();
    const body = JSON.stringify({
      message: `60019 :: ${message}`,
      data: { status: 'FAILED', inittxnmessage: message },
    });
    provider.faults.next({ kind: 'answer', status: 417, body }, { path: PAY });
    await charged(rail);
    expect((await charged(rail)).outcome).toMatchObject(STOPPED);
  });

  it('is recognised in a message that the operator has added', async () => {
    const { rail, provider } = pushUnderTest({ wrongPins: [['acces', 'refuse']] });
    provider.faults.next(
      { kind: 'answer', status: 417, body: '{"message":"Accès refusé","data":null}' },
      { path: PAY },
    );
    expect((await charged(rail)).outcome).toMatchObject(STOPPED);
    expect((await charged(rail)).outcome).toMatchObject(STOPPED);
  });
});

describe('a right merchant PIN', () => {
  it('lets payers through who waited for the first', async () => {
    const { rail, provider } = pushUnderTest();
    const references = Array.from({ length: 5 }, (_, index) => `att_${index}`);
    const made = await Promise.all(references.map((reference) => charged(rail, chargeRequest({ reference }))));
    for (const { outcome } of made) expect(outcome.kind).toBe('pending');
    for (const reference of references) expect(provider.collected(reference)).toBe(5_000);
  });

  it("is not called wrong by the payer's wrong PIN", async () => {
    const { rail, provider } = pushUnderTest();
    const { request } = await charged(rail);
    const data = {
      status: 'FAILED',
      inittxnstatus: '200',
      confirmtxnstatus: '60019',
      confirmtxnmessage: 'Code PIN incorrect',
    };
    provider.faults.next({ kind: 'answer', status: 200, body: JSON.stringify({ data }) }, { path: /paymentstatus/ });
    expect(await rail.lookup(lookupRequest(request))).toMatchObject({ kind: 'failed', failureCode: 'provider_error' });
    expect((await charged(rail, chargeRequest({ reference: 'att_2' }))).outcome.kind).toBe('pending');
  });

  it('survives an answer that was lost', async () => {
    const { rail, provider } = pushUnderTest();
    provider.faults.next({ kind: 'broken' }, { path: PAY });
    expect((await charged(rail)).outcome.kind).toBe('unknown');
    expect((await charged(rail, chargeRequest({ reference: 'att_2' }))).outcome.kind).toBe('pending');
  });

  describe('while an answer is awaited', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    /** A rail whose charges wait to be sent, and charges that are prepared. */
    async function gated(references: readonly string[]) {
      const gate = { isOpen: true, waiting: [] as (() => void)[] };
      const made = pushUnderTest({
        async fetch(url, request) {
          if (PAY.test(url) && !gate.isOpen) await new Promise<void>((resolve) => gate.waiting.push(resolve));
          return made.provider.fetch(url, request);
        },
      });
      const requests: ChargeRequest[] = [];
      for (const reference of references) {
        const prepared = await made.rail.prepare?.(chargeRequest({ reference }));
        const railReference = prepared?.kind === 'prepared' ? prepared.railReference : null;
        requests.push(chargeRequest({ reference, railReference }));
      }
      return { ...made, gate, requests };
    }

    it('is not sent for one whose time has run out: that one may try again', async () => {
      const { rail, provider, gate, requests } = await gated(['att_1', 'att_2']);
      const controllers: AbortController[] = [];
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const controller = new AbortController();
        controllers.push(controller);
        return controller.signal;
      });
      gate.isOpen = false;
      const outcomes = requests.map((request) => rail.charge(request));
      await expect.poll(() => gate.waiting.length).toBe(1);
      controllers[1]?.abort();
      gate.waiting[0]?.();
      expect(await Promise.all(outcomes)).toMatchObject([
        { kind: 'pending' },
        { kind: 'refused', failureCode: 'provider_unavailable' },
      ]);
      expect(provider.phones.prompts).toHaveLength(1);
    });

    it('is sent for many at once after it was accepted', async () => {
      const { rail, gate, requests } = await gated(['att_1', 'att_2', 'att_3']);
      const [first, ...others] = requests;
      if (first !== undefined) await rail.charge(first);
      gate.isOpen = false;
      const outcomes = others.map((request) => rail.charge(request));
      await expect.poll(() => gate.waiting.length).toBe(2);
      for (const open of gate.waiting) open();
      for (const { kind } of await Promise.all(outcomes)) expect(kind).toBe('pending');
    });

    it('stays rejected when an earlier charge is answered later', async () => {
      const { rail, provider, gate, requests } = await gated(['att_1', 'att_2', 'att_3']);
      const [early, rejected, later] = requests;
      if (early === undefined || rejected === undefined || later === undefined) throw new Error('not prepared');
      await charged(rail);
      gate.isOpen = false;
      const [pending, wrong] = [rail.charge(early), rail.charge(rejected)];
      await expect.poll(() => gate.waiting.length).toBe(2);
      provider.changePin('4321');
      gate.waiting[1]?.();
      expect(await wrong).toMatchObject(STOPPED);
      provider.changePin('1234');
      gate.waiting[0]?.();
      expect((await pending).kind).toBe('pending');
      expect(await rail.charge(later)).toMatchObject(STOPPED);
    });
  });
});
