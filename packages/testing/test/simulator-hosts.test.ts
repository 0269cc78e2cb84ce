import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type ListeningProvider, simulateMtnMomo } from '../src/rails/index.ts';

let listening: ListeningProvider;
afterEach(() => listening.close());

function statusAt(path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${listening.url}${path}`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

test('a simulated provider answers this machine, and no page of another site under whose name it is reached', async () => {
  listening = await simulateMtnMomo({ answers: 'by hand' }).listen();
  const { port } = new URL(listening.url);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) expect(await statusAt('/phones', host)).not.toBe(421);
  for (const path of ['/phones', '/collection/v1_0/requesttopay/x']) {
    expect(await statusAt(path, `evil.example:${port}`)).toBe(421);
  }
});

test('one that listens on all addresses answers under any name', async () => {
  listening = await simulateMtnMomo({ answers: 'by hand' }).listen({ host: '0.0.0.0' });
  const { port } = new URL(listening.url);
  expect(await statusAt('/phones', `simulator:${port}`)).not.toBe(421);
});
