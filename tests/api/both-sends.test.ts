import { type Client, clientOver, createClient, isMitakoError, type Send } from '@mitako/client';
import { createOperatorClient, type OperatorClient, operatorClientOver } from '@mitako/client/operator';
import { type Route, routes, sampleAnswer } from '@mitako/contract';
import type { Arrived, Call, Credential } from '@mitako/core';
import { inProcessMerchant } from 'mitako';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Case, givenBy } from '../../packages/client/test/contract/case.ts';
import { merchantServerCases } from '../../packages/client/test/contract/merchant-server.ts';
import { operatorCases } from '../../packages/client/test/contract/operator.ts';
import { inProcessOperator } from '../../packages/mitako/src/embed/in-process.ts';
import { inProcessSend } from '../../packages/mitako/src/embed/in-process-send.ts';
import { openGateway, type TestGateway } from './support.ts';

// The methods of `mitako.shop` and `mitako.operator` are those of the client, over another Send: the cases that hold the
// client to the contract hold it to the contract here, and a gateway answers both alike.

/** A client by either Send. */
interface Face<Of> {
  readonly name: string;
  readonly cases: readonly Case<Of>[];
  readonly credential: Credential;
  over(send: Send): Of;
  byHttp(api: TestGateway): Of;
  inProcess(api: TestGateway): Of;
}

const merchant: Face<Client> = {
  name: 'merchant',
  cases: merchantServerCases,
  credential: { kind: 'merchant', merchantId: 'mer_1', livemode: false },
  over: clientOver,
  byHttp: (api) => createClient({ apiKey: api.seed.merchant.testKey, ...connection(api) }),
  inProcess: ({ gateway, seed }) => inProcessMerchant(gateway, seed.merchant.id, 'test'),
};

const operator: Face<OperatorClient> = {
  name: 'operator',
  cases: operatorCases,
  credential: { kind: 'operator' },
  over: operatorClientOver,
  byHttp: (api) => createOperatorClient({ operatorKey: api.seed.operatorKey, ...connection(api) }),
  inProcess: ({ gateway }) => inProcessOperator(gateway),
};

function connection({ gateway, handler }: TestGateway) {
  return { baseUrl: `${gateway.publicUrl}/api/v1`, fetch: handler, maxRetries: 0 };
}

function suite<Of>({ name, cases, credential, over, byHttp, inProcess }: Face<Of>): void {
  describe(`the ${name}`, () => {
    it.each(cases)('$route is called as the contract declares it, and gives what the client gives', async (each) => {
      const called: { readonly name: string; readonly arrived: Arrived }[] = [];
      const call = async (operation: string, arrived: Arrived): Promise<unknown> => {
        called.push({ name: operation, arrived });
        const file = each.csv ?? each.bytes;
        if (file !== undefined) return { kind: 'file', status: 200, parts: partsOf(file) };
        return { kind: 'done', status: 200, data: sampleAnswer(each.route) };
      };
      expect(await each.call(over(inProcessSend(call as Call, credential)))).toEqual(givenBy(each));
      expect(called.map((one) => one.name)).toEqual([each.route]);
      const route: Route = routes[each.route];
      const { parameters, query, body, idempotencyKey } = called[0]?.arrived ?? {};
      expect(route.parameters.safeParse(parameters)).toMatchObject({ success: true });
      expect(route.query.safeParse(query)).toMatchObject({ success: true });
      expect(body === undefined || route.body?.safeParse(body).success).toBe(true);
      expect(idempotencyKey === undefined).toBe(route.method === 'GET');
    });

    it('a gateway answers the same, data and errors, one case after the other', async () => {
      const [one, other] = await Promise.all([openGateway({ limits: 'off' }), openGateway({ limits: 'off' })]);
      onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
      const [http, own] = [byHttp(one), inProcess(other)];
      const codes = new Set<unknown>();
      let done = 0;
      for (const { route, call } of cases) {
        const [byOne, byOther] = [await outcomeOf(call(http)), await outcomeOf(call(own))];
        expect([route, byOther]).toEqual([route, byOne]);
        if ('code' in byOne) codes.add(byOne.code);
        else done += 1;
      }
      // It would say little if all failed alike.
      expect(done).toBeGreaterThan(10);
      expect(codes.size).toBeGreaterThan(3);
    });
  });
}

suite(merchant);
suite(operator);

it('a value that JSON would change is refused alike, before anything is sent', async () => {
  const api = await openGateway();
  onTestFinished(() => api.close());
  for (const params of [{ amount: Number.NaN }, { amount: undefined }, { amount: 5n }, {}, { amount: '5' }]) {
    const create = ({ payments }: Client) => outcomeOf(payments.create(params as never));
    const byHttp = await create(merchant.byHttp(api));
    expect(byHttp).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await create(merchant.inProcess(api))).toEqual(byHttp);
  }
});

/** An error but for what HTTP adds to it; the shape of an answer, in which ids and times differ. */
async function outcomeOf(call: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  try {
    return { shape: shapeOf(await call) };
  } catch (error) {
    if (!isMitakoError(error)) throw error;
    const { code, status, message, details, mayHaveTakenEffect } = error;
    return { code, status, message, details, mayHaveTakenEffect };
  }
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value instanceof Uint8Array) return 'bytes';
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}

async function* partsOf(text: string): AsyncGenerator<string> {
  yield text;
}
