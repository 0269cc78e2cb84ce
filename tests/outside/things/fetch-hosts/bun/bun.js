import { mitako } from './gateway.js';
import { logBody } from './log-body.js';

Bun.serve({
  port: process.env.PORT,
  async fetch(request, server) {
    await logBody(request);
    return mitako.handler(request, { clientAddress: server.requestIP(request)?.address });
  },
});
