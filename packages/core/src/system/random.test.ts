import { describe, expect, it, vi } from 'vitest';
import { systemRandom } from './random.ts';

describe('the system random', () => {
  it.each([0, 1, 16, 512, 513, 4096, 100_000])('returns exactly %d bytes', (length) => {
    expect(systemRandom().bytes(length)).toHaveLength(length);
  });

  it('never returns the same bytes twice, also across refills of the pool', () => {
    const random = systemRandom();
    const seen = new Set(Array.from({ length: 5000 }, () => Buffer.from(random.bytes(16)).toString('hex')));
    expect(seen.size).toBe(5000);
  });

  it('returns every byte value about equally often, so no wiped byte is returned', () => {
    const random = systemRandom();
    const counts = Array.from({ length: 256 }, () => 0);
    // 300 does not divide the pool: each refill wastes a different rest.
    for (let drawn = 0; drawn < 1000; drawn += 1) {
      for (const byte of random.bytes(300)) counts[byte]! += 1;
    }
    // 1172 expected, standard deviation 34: eight of them is one false alarm in 10^13.
    expect(Math.min(...counts)).toBeGreaterThan(1172 - 8 * 34);
    expect(Math.max(...counts)).toBeLessThan(1172 + 8 * 34);
  });

  it('wipes returned bytes from its pool', () => {
    const pools: Uint8Array[] = [];
    const slice = vi.spyOn(Uint8Array.prototype, 'slice').mockImplementation(function (this: Uint8Array, start, end) {
      pools.push(this);
      return new Uint8Array(this.subarray(start, end));
    });
    const bytes = systemRandom().bytes(32);
    slice.mockRestore();
    expect(bytes.some((byte) => byte !== 0)).toBe(true);
    expect([...pools[0]!.subarray(0, 32)]).toEqual(Array.from({ length: 32 }, () => 0));
    expect(pools[0]!.subarray(32).some((byte) => byte !== 0)).toBe(true);
  });

  it('shares no memory between two results', () => {
    const random = systemRandom();
    const [first, second] = [random.bytes(16), random.bytes(16)];
    expect(first.buffer).not.toBe(second.buffer);
    expect(first.buffer.byteLength).toBe(16);
  });

  it.each([-1, 1.5, Number.NaN])('refuses to return %d bytes', (length) => {
    expect(() => systemRandom().bytes(length)).toThrow(RangeError);
  });

  it('returns fractions in [0, 1)', () => {
    const random = systemRandom();
    for (let drawn = 0; drawn < 1000; drawn += 1) {
      const fraction = random.fraction();
      expect(fraction >= 0 && fraction < 1).toBe(true);
    }
  });
});
