import express from 'express';
import { toNodeHandler } from 'mitako';
import { mitako } from './pay.js';

export const app = express();

// snippet: probes
app.get('/readyz', toNodeHandler(mitako.health.ready));
app.get('/metrics', async (_, response) => response.type('text/plain').send(await mitako.metrics()));
// end
