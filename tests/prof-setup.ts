import { Session } from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
const g = globalThis as any;
beforeAll(async () => {
  if (!g.__s) {
    g.__s = new Session();
    g.__s.connect();
    await g.__s.post('Profiler.enable');
    await g.__s.post('Profiler.setSamplingInterval', { interval: 1000 });
    await g.__s.post('Profiler.start');
    g.__n = 0;
  }
});
afterAll(async () => {
  if (++g.__n % 20 === 0) {
    const { profile } = await g.__s.post('Profiler.stop');
    writeFileSync(`/tmp/prof/${process.pid}-${Date.now()}.cpuprofile`, JSON.stringify(profile));
    await g.__s.post('Profiler.start');
  }
});
