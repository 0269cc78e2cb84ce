import { type EngineStore, StoreUnavailableError } from '@mitako/core/engine';

/** A store that fails on demand. */
export interface Outages {
  readonly store: EngineStore;
  /** The next call but so many fails, once. */
  arm(kind: 'unavailable' | 'fault', after: number): void;
  disarm(): void;
}

export function createOutages(store: EngineStore): Outages {
  let armed: { readonly error: () => Error; left: number } | null = null;

  function guarded<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...given: readonly unknown[]) => {
          if (armed !== null && (armed.left -= 1) < 0) {
            const { error } = armed;
            armed = null;
            return Promise.reject(error());
          }
          return Reflect.apply(value, target, given) as unknown;
        };
      },
    });
  }

  return {
    store: { ...store, read: guarded(store.read), commit: guarded({ commit: store.commit }).commit },
    arm(kind, after) {
      const error = (): Error =>
        kind === 'unavailable' ? new StoreUnavailableError('away', null) : new Error('a fault on purpose');
      armed = { error, left: after };
    },
    disarm() {
      armed = null;
    },
  };
}
