import { createHandler } from '@mitako/http';
import { type Logger, memoryRateLimiter, type RateLimiter } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import { type CapturedWebhooks, createTestGateway, type TestGateway } from '@mitako/testing';
import { noisePng } from '../support/noise-png.ts';
import { populate, type People } from './populate.ts';
import type { Credentials } from './planned.ts';
import { createOutages, type Outages } from './outages.ts';
import type { Words } from './values.ts';
import { variedRail } from './varied-rail.ts';
import { START_MS } from '../support/start.ts';

/** As many requests one counts for: fewer are needed until a limit is reached. */
const HURRY = 8;

/** What a gateway under test does besides answering: nothing, count requests, or lose its store now and then. */
export type Weather = 'plain' | 'limited' | 'broken';

/** A gateway with objects in every state, and what its callers know. */
export interface World {
  readonly weather: Weather;
  readonly handler: ReturnType<typeof createHandler>;
  readonly words: Words;
  readonly credentials: Credentials;
  readonly webhooks: CapturedWebhooks;
  readonly outages: Outages;
  /** Faults of ours that were logged since the last call. */
  faults(): readonly string[];
  /** Runs the background work of the next second. */
  advance(): Promise<void>;
  close(): Promise<void>;
}

export async function openWorld(store: EngineStore, weather: Weather): Promise<World> {
  const outages = createOutages(store);
  const logged: string[] = [];
  const logger: Logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (fields, message) => {
      logged.push(
        `${message}: ${String((fields['error'] as { readonly stack?: string } | undefined)?.stack ?? fields['error'])}`,
      );
    },
  };
  // Preparing it takes many requests.
  const limits = memoryRateLimiter();
  let isLimited = false;
  const limiter: RateLimiter = {
    async consume(policy, key) {
      if (!isLimited) return null;
      for (let count = 1; count < HURRY; count += 1) await limits.consume(policy, key);
      return limits.consume(policy, key);
    },
  };
  const api = await createTestGateway({
    startMs: START_MS,
    store: outages.store,
    logger,
    limits: limiter,
    rails: [variedRail()],
  });
  const people = await populate(api);
  const words = wordsOf(api, people);
  isLimited = weather === 'limited';
  api.webhooks.answer(200);
  return {
    weather,
    handler: createHandler(api.gateway),
    // Limits of checkouts are counted by checkout: a customer who hurries opens one.
    words: weather === 'limited' ? { ...words, slug: words['slug']?.slice(0, 1) ?? [] } : words,
    credentials: credentialsOf(api, people),
    webhooks: api.webhooks,
    outages,
    faults: () => logged.splice(0),
    advance: () => api.advance(500),
    close: () => api.close(),
  };
}

function credentialsOf({ seed }: TestGateway, people: People): Credentials {
  const { tokens, keys } = people;
  const ofRole = (role: string): readonly string[] => tokens[role as keyof typeof tokens] ?? [];
  return {
    of({ path, schemes }, role) {
      if (schemes.includes('operatorKey')) return [seed.operatorKey, ...tokens.operator];
      if (!schemes.includes('accessToken')) return schemes.length === 0 ? [] : keys;
      if (role !== null) return ofRole(role);
      if (path.startsWith('/wallet') || path.includes('/checkout/')) return tokens.user;
      if (path.startsWith('/agent')) return tokens.agent;
      return schemes.includes('apiKey') ? [keys[0] ?? '', ...tokens.merchant, ...keys] : tokens.merchant;
    },
    others: [...people.refused, ...Object.values(tokens).flat(), ...keys, seed.operatorKey],
  };
}

function wordsOf(api: TestGateway, { seen, emails, refreshTokens }: People): Words {
  const numbers = [
    '+237653456789',
    '+237653456129',
    '+237693456049',
    '+237653456001',
    '+237699001122',
    '+237653456500',
    '+237653456501',
  ];
  return {
    ...seen,
    rail_id: ['sandbox'],
    role: ['user', 'agent', 'merchant', 'operator'],
    subject_id: [...(seen['merchant_id'] ?? []), ...(seen['payment_id'] ?? [])],
    email: emails,
    user: [...Array.from({ length: 6 }, () => 'success@sandbox.test'), ...emails, ...numbers],
    password: ['sandbox-password', api.seed.merchant.password, 'a good password', 'wrong'],
    current_password: ['sandbox-password', api.seed.merchant.password, 'a good password', 'wrong'],
    new_password: ['sandbox-password', 'a good password'],
    // A wrong one now and then: five lock an account.
    pin: [...Array.from({ length: 12 }, () => '1234'), '5829', '5829', '0000'],
    code: [...often(seen['code'] ?? []), '123456', '123456', '000000', '5000', '5001'],
    phone: numbers,
    iban: ['FR1420041010050500013M02606'],
    rib: ['10005000011234567890134'],
    provider: ['mtn_momo', 'orange_money', 'no_provider'],
    method: ['wallet', 'mobile_money', 'mtn_momo'],
    refresh_token: refreshTokens,
    amount: [100, 500, 1000, 1000, 5000, 450_000, 450_000, 50_000_000],
    currency: ['XAF', 'xaf', 'EUR'],
    url: ['https://shop.test/hook', 'http://shop.test/hook'],
    return_url: ['https://shop.test/thanks', 'http://shop.test/thanks?a=1#b'],
    cancel_url: ['https://shop.test/cart'],
    support_email: ['help@shop.test'],
    since: ['2020-01-01T00:00:00Z', new Date(api.clock.now()).toISOString()],
    created_from: ['2020-01-01T00:00:00Z'],
    created_to: ['2030-01-01T00:00:00+01:00'],
    cash_in_max: [0, 1000, 100_000],
    data: [noisePng(2, 2).toString('base64')],
    idempotency_key: ['key-1', 'key-2', 'key-3'],
    q: ['5000', 'order-1'],
    // A callback of a provider, the only body without a schema.
    '': (seen['attempt_id'] ?? []).map((reference) => ({ reference })),
  };
}

function often<Word>(words: readonly Word[]): readonly Word[] {
  return [words, words, words].flat();
}
