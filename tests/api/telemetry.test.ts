import { dataOf, METRICS, type Meter, type Metric, type TelemetryOptions } from '@mitako/core';
import { localOperations, routes } from '@mitako/contract';
import { ERRORS, EVENT_TYPES } from '@mitako/contract/names';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTelemetryTracer } from '../../packages/mitako/src/telemetry/open-telemetry-tracer.ts';
import { prometheusMeter } from '../../packages/mitako/src/telemetry/prometheus-meter.ts';
import { createEndpoint, createPayment, HOUR, MINUTE, openGateway, payByPhone, type TestGateway } from './support.ts';

const HOOKS = { url: 'https://shop.example/hooks', events: ['payment.created'] };
const PAYER = 'success@sandbox.test';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;

async function withTelemetry(telemetry: TelemetryOptions, logger?: pino.Logger): Promise<TestGateway> {
  const api = await openGateway({ telemetry, ...(logger !== undefined && { logger }) });
  onTestFinished(() => api.close());
  return api;
}

async function keyOf(api: TestGateway, role: 'monitor' | 'auditor'): Promise<string> {
  const arrived = { way: 'in_process', credential: { kind: 'operator' }, body: { name: role, role } } as const;
  return dataOf(await api.gateway.call('createOperatorKey', arrived)).operator_key.secret;
}

describe('GET /metrics', () => {
  test('counts calls, refusals, events, deliveries and providers, and says how long what is due has waited', async () => {
    const api = await withTelemetry({ meter: prometheusMeter() });
    await createEndpoint(api, HOOKS);
    const { slug } = await createPayment(api);
    expect((await payByPhone(api, slug, await api.login(PAYER), '+237671234567')).status).toBe(202);
    await api.request('GET', '/gateway/payments/pay_00000000000000000000000000', {
      bearer: await keyOf(api, 'auditor'),
    });
    await api.advance(MINUTE);
    const text = await metrics(api);
    for (const sample of [
      'mitako_requests_total{operation="createPayment",outcome="done"} 1',
      'mitako_requests_total{operation="getPayment",outcome="refused"} 1',
      'mitako_events_total{type="payment.created",mode="test"} 1',
      'mitako_delivery_attempts_total{outcome="delivered"} 1',
      'mitako_rail_calls_total{rail="sandbox",call="charge",outcome="pending"} 1',
      'mitako_queue_age_seconds{queue="deliveries",mode="live"} 0',
      'mitako_workers{status="running"} 0',
    ]) {
      expect(text.split('\n')).toContain(sample);
    }
    expect(text).toMatch(/mitako_refusals_total\{code="\w+"\} 1/);
    expect(text).toMatch(/mitako_request_duration_seconds_count\{way="api"\} \d+/);
  });

  test('is for operators and their keys for monitoring alone', async () => {
    const api = await withTelemetry({ meter: prometheusMeter() });
    const get = (bearer?: string): Promise<Response> =>
      api.handler(
        new Request(`${api.gateway.publicUrl}/metrics`, {
          headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        }),
      );
    expect((await get()).status).toBe(401);
    for (const other of [api.seed.merchant.testKey, 'opk_wrong']) expect((await get(other)).status).toBe(401);
    expect((await get(await api.login(PAYER))).status).toBe(403);
    const answer = await get(await keyOf(api, 'monitor'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  });

  test('says where nothing can be read that metrics go elsewhere', async () => {
    const api = await withTelemetry({});
    const { status, body } = await api.request('GET', '/metrics', { bearer: await keyOf(api, 'monitor') });
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'METRICS_ELSEWHERE' });
  });
});

/** Values of each label, and of rails at most so many. */
const VALUES: Readonly<Record<string, number>> = {
  operation: Object.keys({ ...routes, ...localOperations }).length,
  way: 6,
  code: Object.keys(ERRORS).length,
  type: EVENT_TYPES.length + 1,
  mode: 2,
  rail: 8,
  call: 6,
  queue: 10,
  status: 3,
};
const OUTCOMES: Partial<Record<Metric, number>> = { requests: 3, deliveries: 15, railCalls: 8 };

test('has fewer than 3 000 series, whatever is asked of it', () => {
  const series = (Object.keys(METRICS) as Metric[]).map((metric) => {
    const { labels, ...family } = METRICS[metric];
    const each = 'buckets' in family ? family.buckets.length + 3 : 1;
    return labels.reduce((product, label) => {
      const values = label === 'outcome' ? OUTCOMES[metric] : VALUES[label];
      if (values === undefined) throw new TypeError(`${label} has no closed list`);
      return product * values;
    }, each);
  });
  expect(series.reduce((sum, each) => sum + each, 0)).toBeLessThan(3_000);
});

test('of a meter and a tracer that throw, payments learn nothing', async () => {
  const broken = (): never => {
    throw new Error('telemetry is down');
  };
  const lines: string[] = [];
  const api = await withTelemetry(
    { meter: { add: broken, observe: broken, set: broken } satisfies Meter, tracer: { span: broken } },
    pino({ base: null }, { write: (line: string) => void lines.push(line) }),
  );
  await createEndpoint(api, HOOKS);
  await createPayment(api);
  await api.advance(0);
  expect(api.webhooks.requests).toHaveLength(1);
  // Once a minute, however often it fails.
  expect(lines.filter((line) => line.includes('telemetry failed'))).toHaveLength(1);
});

test('a tracer that fails after the work does not undo it', async () => {
  const api = await withTelemetry({
    tracer: {
      async span(_name, _options, act) {
        await act({ traceparent: 'not one', set: () => undefined });
        throw new Error('the exporter is down');
      },
    },
  });
  await createEndpoint(api, HOOKS);
  const { id } = await createPayment(api);
  await api.advance(0);
  expect(api.webhooks.requests.map(({ body }) => body)).toEqual([expect.stringContaining(id)]);
  expect(api.webhooks.requests[0]?.headers).not.toHaveProperty('traceparent');
});

describe('with the OpenTelemetry SDK of the program', () => {
  /** Spans that have ended, as an SDK that the program has registered exports them. */
  function exportedSpans(): InMemorySpanExporter {
    const exporter = new InMemorySpanExporter();
    const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    trace.setGlobalTracerProvider(provider);
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    onTestFinished(async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
    });
    return exporter;
  }

  test('one trace leads from a charge to the poll that ends it, its event and its webhook', async () => {
    const exporter = exportedSpans();
    const api = await withTelemetry({ tracer: openTelemetryTracer() });
    await createEndpoint(api, { ...HOOKS, events: ['payment.succeeded'] });
    const { id } = await createPayment(api);
    const charged = await api.request('POST', `/gateway/payments/${id}/charge`, {
      bearer: api.seed.merchant.testKey,
      headers: { traceparent: TRACEPARENT },
      body: { method: 'mobile_money', phone: '+237671234567' },
    });
    expect(charged.status).toBe(202);
    // Later, by the background, in a process that may be another one.
    for (let minute = 0; minute < 5; minute += 1) await api.advance(MINUTE);
    const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === TRACE_ID);
    const spanOf = (name: string) => spans.findLast((span) => span.name === name);
    const [charge, poll, lookup, delivery] = ['chargePayment', 'poll', 'sandbox lookup', 'deliver'].map(spanOf);
    expect(poll?.parentSpanContext?.spanId).toBe(charge?.spanContext().spanId);
    expect(lookup?.parentSpanContext?.spanId).toBe(poll?.spanContext().spanId);
    expect(delivery?.attributes).toMatchObject({ 'mitako.event.type': 'payment.succeeded' });
    expect(delivery?.parentSpanContext?.spanId).toBe(poll?.spanContext().spanId);
    expect(api.webhooks.requests[0]?.headers['traceparent']).toContain(TRACE_ID);
    // No poll is a trace of its own.
    const all = exporter.getFinishedSpans().filter(({ name }) => name === 'poll' || name === 'sandbox lookup');
    expect(all.map((span) => span.spanContext().traceId)).toEqual(all.map(() => TRACE_ID));
  });

  test('a delivery and a charge are spans, and the webhook is of the trace of its request', async () => {
    const exporter = exportedSpans();
    const api = await withTelemetry({ tracer: openTelemetryTracer() });
    await createEndpoint(api, HOOKS);
    exporter.reset();
    const created = await api.request('POST', '/gateway/payments', {
      bearer: api.seed.merchant.testKey,
      headers: { traceparent: TRACEPARENT },
      body: { amount: 5_000, currency: 'XAF' },
    });
    expect(created.status).toBe(201);
    await api.advance(0);
    const spans = exporter.getFinishedSpans();
    const request = spans.find(({ name }) => name === 'createPayment');
    const delivery = spans.find(({ name }) => name === 'deliver');
    expect(request?.spanContext().traceId).toBe(TRACE_ID);
    expect(request?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7');
    expect(delivery?.spanContext().traceId).toBe(TRACE_ID);
    expect(delivery?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(delivery?.attributes).toMatchObject({ 'mitako.event.type': 'payment.created' });
    const { spanId = '' } = delivery?.spanContext() ?? {};
    expect(api.webhooks.requests[0]?.headers['traceparent']).toBe(`00-${TRACE_ID}-${spanId}-01`);

    const { slug } = await createPayment(api);
    expect((await payByPhone(api, slug, await api.login(PAYER), '+237671234567')).status).toBe(202);
    const charge = exporter.getFinishedSpans().find(({ name }) => name === 'sandbox charge');
    const pay = exporter.getFinishedSpans().find(({ name }) => name === 'payCheckout');
    expect(charge?.spanContext().traceId).toBe(pay?.spanContext().traceId);
    expect(charge?.spanContext().traceId).not.toBe(TRACE_ID);
  });
});

test('without a tracer, the trace of a charge is passed on to the webhook of its outcome', async () => {
  const api = await withTelemetry({});
  await createEndpoint(api, { ...HOOKS, events: ['payment.succeeded'] });
  const { id } = await createPayment(api);
  await api.request('POST', `/gateway/payments/${id}/charge`, {
    bearer: api.seed.merchant.testKey,
    headers: { traceparent: TRACEPARENT },
    body: { method: 'mobile_money', phone: '+237671234567' },
  });
  for (let minute = 0; minute < 5; minute += 1) await api.advance(MINUTE);
  expect(api.webhooks.requests.map(({ headers }) => headers['traceparent'])).toEqual([TRACEPARENT]);
});

describe('the log', () => {
  test('of a request with a trace joins its event and its delivery, in one spelling', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = pino(
      { base: null },
      { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
    );
    const api = await withTelemetry({}, logger);
    await createEndpoint(api, HOOKS);
    const { body } = await api.request<{ data: { payment: { id: string; merchant_id: string } } }>(
      'POST',
      '/gateway/payments',
      {
        bearer: api.seed.merchant.testKey,
        headers: { traceparent: TRACEPARENT },
        body: { amount: 5_000, currency: 'XAF' },
      },
    );
    await api.advance(0);
    const event = lines.find(({ msg }) => msg === 'event');
    const delivered = lines.find(({ msg }) => msg === 'delivered');
    expect(event).toMatchObject({
      event: 'payment.created',
      payment_id: body.data.payment.id,
      merchant_id: api.seed.merchant.id,
      trace_id: TRACE_ID,
    });
    expect(delivered).toMatchObject({
      event_id: event?.['event_id'],
      merchant_id: api.seed.merchant.id,
      trace_id: TRACE_ID,
    });
  });

  test('says of what was thrown its name, message, place and cause, to a logger that describes no errors', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) });
    const api = await withTelemetry({}, logger);
    await api.gateway.on('payment.created', { name: 'fulfil' }, () => {
      throw new RangeError('the shelf is empty', { cause: new Error('no such row for +237671234567') });
    });
    await createPayment(api);
    await api.advance(0);
    expect(lines.find(({ msg }) => msg === 'event handler failed')).toMatchObject({
      handler: expect.stringContaining('fulfil'),
      error: {
        name: 'RangeError',
        message: 'the shelf is empty',
        stack: expect.stringContaining('telemetry.test.ts'),
        cause: { name: 'Error', message: 'no such row for •••567' },
      },
    });
  });

  test('names an endpoint that is down once, when its answer changes, and once an hour', async () => {
    const said: { readonly level: number; readonly msg: string; readonly status?: unknown; atMs: number }[] = [];
    let now = (): number => 0;
    const logger = pino(
      { base: null, level: 'debug' },
      { write: (line: string) => void said.push({ ...(JSON.parse(line) as (typeof said)[0]), atMs: now() }) },
    );
    const api = await withTelemetry({}, logger);
    now = () => api.gateway.clock.now();
    const warned = (): unknown[] =>
      said.filter(({ level, msg }) => level === 40 && msg === 'delivery failed').map(({ status }) => status);
    api.webhooks.answer(500);
    await createEndpoint(api, HOOKS);
    for (let made = 0; made < 5; made += 1) await createPayment(api);
    await api.advance(0);
    expect(warned()).toEqual([500]);
    api.webhooks.answer(404);
    await api.advance(10 * MINUTE);
    expect(warned()).toEqual([500, 404]);
    for (let minute = 0; minute < 120; minute += 10) await api.advance(10 * MINUTE);
    // Attempts are at random moments, so the third one may be within these minutes or not.
    const again = said.filter(({ level, status }) => level === 40 && status === 404).map(({ atMs }) => atMs);
    expect(warned()).toEqual([500, ...again.map(() => 404)]);
    expect(again.length).toBeGreaterThan(1);
    for (const [place, atMs] of again.slice(1).entries()) {
      expect(atMs - (again[place] ?? 0)).toBeGreaterThanOrEqual(HOUR);
    }
    api.webhooks.answer(200);
    await api.advance(12 * HOUR);
    expect(said.filter(({ msg }) => msg === 'endpoint answers again')).toHaveLength(1);
    expect(said.filter(({ msg }) => msg === 'delivery failed').length).toBeGreaterThan(3);
  });
});

async function metrics(api: TestGateway): Promise<string> {
  const authorization = `Bearer ${await keyOf(api, 'monitor')}`;
  const answer = await api.handler(new Request(`${api.gateway.publicUrl}/metrics`, { headers: { authorization } }));
  return answer.text();
}
