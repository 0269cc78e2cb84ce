import { startChild } from '../child.ts';
import { charged, type Turn } from '../cost.ts';
import { alternate } from '../measure.ts';
import { figureOf, gatewayMicroseconds } from '../report.ts';
import type { CheckoutRenderingTasks } from '../servers/checkout-rendering.ts';
import type { Scenario } from './scenario.ts';

const PAGES = 2_000;

/** Renders the first page of the checkout in process, compared with sending the same bytes. */
export const checkoutRendering: Scenario = async ({ rounds, databases, profileDirectory, progress }) => {
  progress('making payments');
  const server = await startChild<CheckoutRenderingTasks>('servers/checkout-rendering.ts', {
    arguments: [await databases.create('pages')],
    profileDirectory,
  });
  const turn = (side: 'page' | 'bare') => (): Promise<Turn> =>
    charged({ gateway: server, databases }, () => server.ask('ask', { side, count: PAGES }));
  const { page, bare } = await alternate(
    { rounds, progress: (text) => progress(`rendering: ${text}`) },
    { page: turn('page'), bare: turn('bare') },
  );
  const bytes = await server.ask('bytes');
  await server.stop();
  return [
    figureOf({
      name: 'the summary, in process',
      unit: '1/s',
      ours: page,
      floorName: 'a bare hono handler that sends the same bytes',
      floor: bare,
      mark: null,
      notes: [
        `checkout: ${rounds * PAGES} summaries in process, each 200 and ${bytes} bytes in brotli; read, rendered and compressed; the floor computes for ${gatewayMicroseconds(bare)} µs.`,
      ],
    }),
  ];
};
