// The handler for Node leaves the application's own Request and Response alone.
import { toNodeHandler } from 'mitako';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { Request, Response } = globalThis;
const server = createServer(toNodeHandler(() => Promise.resolve(new Response('ok'))));
await once(server.listen(0, '127.0.0.1'), 'listening');
const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
assert.equal(await answer.text(), 'ok');
assert.equal(globalThis.Request, Request);
assert.equal(globalThis.Response, Response);
server.closeAllConnections();
server.close();
