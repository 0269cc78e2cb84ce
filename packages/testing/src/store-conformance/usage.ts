import { deepStrictEqual as deepEqual } from 'node:assert';
import type { EngineStore } from '@mitako/core/engine';
import { CONTESTS } from './contests/contests.ts';
import type { Suite } from './suite.ts';

/** The parts of the port that the tests have used so far. */
export interface Usage {
  readonly applied: Set<string>;
  readonly refused: Set<string>;
  /** Methods, such as `read.paymentById`, that a store has. */
  readonly known: Set<string>;
  readonly called: Set<string>;
}

export function createUsage(): Usage {
  return { applied: new Set(), refused: new Set(), known: new Set(), called: new Set() };
}

/** The same store, which records its use. */
export function noting(store: EngineStore, usage: Usage): EngineStore {
  const commit: EngineStore['commit'] = async (changes) => {
    const outcome = await store.commit(changes);
    if (outcome.kind === 'applied') for (const { type } of changes) usage.applied.add(type);
    if (outcome.kind === 'refused') usage.refused.add(outcome.guard);
    return outcome;
  };
  const instead: Partial<EngineStore> = {
    commit,
    read: door('read', store.read, usage),
    audit: door('audit', store.audit, usage),
    claim: door('claim', store.claim, usage),
    limits: door('limits', store.limits, usage),
    leaves: store.leaves && door('leaves', store.leaves, usage),
  };
  return new Proxy(store, {
    get: (target, name) => Reflect.get(instead, name) ?? ofTarget(target, name),
  });
}

function door<Door extends object>(name: string, methods: Door, usage: Usage): Door {
  for (const method of namesIn(methods)) usage.known.add(`${name}.${method}`);
  return new Proxy(methods, {
    get(target, method) {
      usage.called.add(`${name}.${String(method)}`);
      return ofTarget(target, method);
    },
  });
}

/** Names of methods, also of those that a class gives. */
function namesIn(methods: object): readonly string[] {
  const names: string[] = [];
  for (let owner: object = methods; owner !== Object.prototype; owner = Object.getPrototypeOf(owner) as object) {
    names.push(...Object.getOwnPropertyNames(owner));
  }
  return names.filter((name) => name !== 'constructor' && typeof Reflect.get(methods, name) === 'function');
}

/** A store may be a class, whose methods need their `this`. */
function ofTarget(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? value.bind(target) : value;
}

/** The last test: fails if the port contains something that no test uses. */
export function usageTests({ describe, it }: Suite, usage: Usage): void {
  describe('the conformance suite', () => {
    it('applies every change, triggers every guard and calls every method', async () => {
      const types = Object.keys(CONTESTS);
      const guarded = Object.entries(CONTESTS).flatMap(([type, contest]) => (contest === null ? [] : [type]));
      deepEqual(
        {
          'never applied': types.filter((type) => !usage.applied.has(type)),
          'never refused': guarded.filter((type) => !usage.refused.has(type)),
          'never called': [...usage.known].filter((method) => !usage.called.has(method)),
        },
        { 'never applied': [], 'never refused': [], 'never called': [] },
      );
    });
  });
}
