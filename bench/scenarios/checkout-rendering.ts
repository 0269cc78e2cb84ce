import { startChild } from '../child.ts';
import { ratios, spreadOf } from '../measure.ts';
import type { CheckoutRenderingTasks } from '../servers/checkout-rendering.ts';
import type { Scenario } from './scenario.ts';

const PAGES = 2_000;
const WARM_UP = 1_000;

/** Renders the first page of the checkout in process, compared with sending the same bytes. */
export const checkoutRendering: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('making payments');
  const server = await startChild<CheckoutRenderingTasks>('servers/checkout-rendering.ts', {
    arguments: [await databases.create('pages')],
    profileDirectory,
  });
  const perSecond: Record<'page' | 'bare', number[]> = { page: [], bare: [] };
  const cpu: Record<'page' | 'bare', number[]> = { page: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? 'warming up' : `rendering, round ${round} of ${rounds}`);
    const count = round === 0 ? WARM_UP : PAGES;
    for (const side of ['page', 'bare'] as const) {
      const cpuBefore = await server.cpuMicroseconds();
      const rate = await server.ask('ask', { side, count });
      const cpuAfter = await server.cpuMicroseconds();
      // The first round is a warm-up for the compiler.
      if (round === 0) continue;
      perSecond[side].push(rate);
      cpu[side].push((cpuAfter - cpuBefore) / count);
    }
  }
  const bytes = await server.ask('bytes');
  await server.stop();

  const microseconds = (side: 'page' | 'bare'): number => Math.round(spreadOf(cpu[side]).median);
  return [
    {
      name: 'the summary, in process',
      unit: '1/s',
      ours: spreadOf(perSecond.page).median,
      floorName: 'a bare hono handler that sends the same bytes',
      floor: spreadOf(perSecond.bare).median,
      ratio: spreadOf(ratios(perSecond.page, perSecond.bare)),
      mark: null,
      notes: [
        `checkout: ${rounds * PAGES} summaries in process, each 200 and ${bytes} bytes in brotli; read, rendered and compressed in ${microseconds('page')} µs of computing, the floor in ${microseconds('bare')} µs.`,
      ],
    },
  ];
};
