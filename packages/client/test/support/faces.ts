import { agentClientOf } from '../../src/clients/create-agent-client.ts';
import type { AgentClient } from '../../src/agent.ts';
import { merchantClientOf } from '../../src/clients/create-merchant-client.ts';
import type { MerchantClient } from '../../src/merchant.ts';
import { operatorAccountOf } from '../../src/clients/create-operator-account.ts';
import { operatorClientOf } from '../../src/clients/create-operator-client.ts';
import type { OperatorAccount } from '../../src/operator-account.ts';
import type { OperatorClient } from '../../src/operator.ts';
import { readConnection, type Fetch, type Settings } from '../../src/options.ts';
import type { SessionStore, StoredSession } from '../../src/session/session-store.ts';
import { walletClientOf } from '../../src/clients/create-wallet-client.ts';
import type { WalletClient } from '../../src/wallet.ts';
import { baseUrl } from './api.ts';

export const operatorKey = 'svc_operator_0123456789abcdefghijABCDEFGHIJ';

/** A session from an earlier start of the app. */
export const stored: StoredSession = { principal_id: 'usr_1', refresh_token: 'refresh-0', refresh_key: 'key-0' };

/** A store that shows what it was told. */
export function storeOf(session: StoredSession | null): SessionStore & { readonly written: (StoredSession | null)[] } {
  const written: (StoredSession | null)[] = [];
  return {
    written,
    read: async () => (written.length === 0 ? session : (written.at(-1) ?? null)),
    write: async (next) => {
      written.push(next);
    },
  };
}

export function operatorOver(fetch: Fetch): OperatorClient {
  return operatorClientOf({ ...quick(fetch), key: () => operatorKey });
}

/** What an operator's account adds to the client that it holds. */
export function operatorAccountOver(
  fetch: Fetch,
  session: SessionStore = storeOf(stored),
): Omit<OperatorAccount, 'client'> {
  const { client: _, ...account } = operatorAccountOf(quick(fetch), { session });
  return account;
}

/** The operator's client after a login. */
export function loggedInOperatorOver(fetch: Fetch): OperatorClient {
  return operatorAccountOf(quick(fetch), { session: storeOf(stored) }).client;
}

export function walletOver(
  fetch: Fetch,
  session: SessionStore = storeOf(stored),
  mode?: 'live' | 'test',
): WalletClient {
  return walletClientOf(quick(fetch), { session, mode });
}

export function agentOver(fetch: Fetch, session: SessionStore = storeOf(stored), mode?: 'live' | 'test'): AgentClient {
  return agentClientOf(quick(fetch), { session, mode });
}

export function merchantOver(fetch: Fetch, session: SessionStore = storeOf(stored)): MerchantClient {
  return merchantClientOf(quick(fetch), { session });
}

/** No waiting between attempts. */
function quick(fetch: Fetch): Settings {
  return { ...readConnection({ baseUrl, fetch }, []), backoffMs: 0 };
}
