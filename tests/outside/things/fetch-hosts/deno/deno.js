import { mitako } from './gateway.js';
import { logBody } from './log-body.js';

Deno.serve({ port: Number(Deno.env.get('PORT')) }, async (request, info) => {
  await logBody(request);
  return mitako.handler(request, { clientAddress: info.remoteAddr.hostname });
});
