import { startChild } from '../child.ts';
import type { LoadTasks } from '../load.ts';
import { inRounds, ratios, spreadOf, UNMEASURED, type Subject } from '../measure.ts';
import { PAYMENT_PARAMS } from '../payment-params.ts';
import type { BareTasks } from '../servers/bare.ts';
import type { GatewayTasks } from '../servers/gateway.ts';
import type { Scenario } from './scenario.ts';

const OURS = 'get a payment by id';
const FLOOR = 'a bare hono handler that answers the same JSON';
const PAYMENTS = 1_000;

/** Reads a thousand payments in turn over HTTP. */
export const get: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('starting servers');
  const [bare, gateway, generator] = await Promise.all([
    startChild<BareTasks>('servers/bare.ts'),
    startChild<GatewayTasks>('servers/gateway.ts', { arguments: [await databases.create('gets')], profileDirectory }),
    startChild<LoadTasks>('load.ts'),
  ]);
  const { plain } = await gateway.ask('ports');
  const headers = { authorization: `Bearer ${await gateway.ask('liveKey')}` };
  const { ids, answer } = await createPayments(`http://127.0.0.1:${plain}/api/v1/gateway/payments`, headers);
  await bare.ask('setAnswer', answer);
  const subject = (name: string, server: Subject['server'], port: number, path: string): Subject => ({
    name,
    server,
    load: {
      port,
      method: 'GET',
      paths: ids.map((id) => `${path}/${id}`),
      headers,
      hasUniqueKey: false,
      body: '',
      expected: { status: 200, marker: '"payment":{"id":"', name: 'path' },
    },
  });
  const measured = await inRounds(
    generator,
    [
      subject(OURS, gateway, plain, '/api/v1/gateway/payments'),
      subject(FLOOR, bare, await bare.ask('port'), '/payments'),
    ],
    { rounds, progress },
  );
  await Promise.all([bare, gateway, generator].map((child) => child.stop()));

  const ours = measured.get(OURS) ?? UNMEASURED;
  const floor = measured.get(FLOOR) ?? UNMEASURED;
  const busiest = Math.round(100 * Math.max(ours.generatorBusyMax, floor.generatorBusyMax));
  return [
    {
      name: OURS,
      unit: '1/s',
      ours: spreadOf(ours.perSecond).median,
      floorName: FLOOR,
      floor: spreadOf(floor.perSecond).median,
      ratio: spreadOf(ratios(ours.perSecond, floor.perSecond)),
      mark: { kind: 'ratio_at_least', ratio: 0.5 },
      notes: [
        `get: ${ours.answered} answers, each 200 and about the payment asked for, of ${Buffer.byteLength(answer)} bytes on both sides.`,
        `get: the server computes for ${Math.round(ours.cpuMicroseconds)} µs a request, the floor for ${Math.round(floor.cpuMicroseconds)} µs.`,
        `get: the load generator used at most ${busiest} % of a core.`,
      ],
    },
  ];
};

async function createPayments(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly ids: readonly string[]; readonly answer: string }> {
  const ids: string[] = [];
  while (ids.length < PAYMENTS) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(PAYMENT_PARAMS),
    });
    if (response.status !== 201) throw new Error(`a payment was not created: ${await response.text()}`);
    ids.push(((await response.json()) as { data: { payment: { id: string } } }).data.payment.id);
  }
  const read = await fetch(`${url}/${ids[0] ?? ''}`, { headers });
  return { ids, answer: await read.text() };
}
