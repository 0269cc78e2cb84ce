import type { Ids } from './basics/ids.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { Worker } from './model.ts';
import type { Rail } from './ports/rail.ts';
import type { WakeReason } from './ports/store-wakeups.ts';
import type { Store } from './ports/store.ts';
import type { Clock, Hasher, Logger, Random, Sender } from './ports/system.ts';
import type { Keyring } from './system/keyring.ts';
import type { Tokens } from './system/tokens.ts';

/** All that an operation or a worker may use, handed to it explicitly. There is no other state. */
export interface Context {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly hasher: Hasher;
  /** Verified when there is no such account, so that its absence takes as long as a wrong password. */
  readonly decoyHash: () => Promise<string>;
  readonly sender: Sender;
  readonly keyring: Keyring;
  readonly tokens: Tokens;
  readonly rails: readonly Rail[];
  readonly settings: Settings;
  /** Null: requests are not limited. */
  readonly limits: RequestLimits | null;
  /** Tells the background work of all processes what was committed. Losing it only costs a poll interval. */
  readonly wake: (reason: WakeReason) => void;
}

/** What the embedder chose. */
export interface Settings {
  /** Without a trailing slash; the API is below `/api/v1`, the checkout below `/checkout`. */
  readonly publicUrl: string;
  readonly currencies: readonly string[];
  /** The sandbox is there: test wallets are funded, scenarios of seeded users are played. */
  readonly sandbox: boolean;
  /** null: only when somebody asks. */
  readonly ledgerCheckEveryMs: number | null;
  /** What this process is called when it tells that it is there. */
  readonly process: Pick<Worker, 'name' | 'pid' | 'version'>;
}
