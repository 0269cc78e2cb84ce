import { type MerchantRecord, OPERATOR_KEY_PREFIX, SCOPES, type Scope } from '@mitako/contract/names';
import { newApiKey } from './api-keys/api-keys.ts';
import { formatKey } from './api-keys/format.ts';
import { IN_PROCESS } from './audit/actor.ts';
import { type Audited, appendAuditEntry } from './audit/append-audit-entry.ts';
import type { Context } from './context.ts';
import { GatewayError } from './errors.ts';
import type { Call } from './kernel/call.ts';
import { decideAndCommit } from './kernel/decide-and-commit.ts';
import { dataOf } from './kernel/result.ts';
import { type OperatorAccount, createOperator, disableOperator, listOperators } from './people/operators.ts';
import type { Change } from './ports/changes.ts';

/** What an operator sets up in process or from the command line, before anybody has a credential. */
export interface Admin {
  /** @throws GatewayError `EMAIL_TAKEN` */
  createMerchant(params: {
    readonly email: string;
    readonly password: string;
    readonly name: string;
  }): Promise<MerchantRecord>;
  /** The secret is shown this once. @throws GatewayError `MERCHANT_NOT_FOUND`, `KYC_REQUIRED` for a live key */
  createApiKey(params: {
    readonly merchantId: string;
    readonly livemode: boolean;
    readonly name: string;
    readonly scopes?: readonly Scope[];
  }): Promise<{ readonly id: string; readonly secret: string }>;
  /** The secret is shown this once. */
  createOperatorKey(params: { readonly name: string }): Promise<{ readonly id: string; readonly secret: string }>;
  /** Somebody who logs in as operator. No request over HTTP makes one. @throws GatewayError `EMAIL_TAKEN` */
  createOperator(params: {
    readonly email: string;
    readonly password: string;
    readonly name: string;
  }): Promise<OperatorAccount>;
  /** Newest first, disabled ones too. */
  listOperators(): Promise<readonly OperatorAccount[]>;
  /** Ends the login for good, on every device at once. @throws GatewayError `USER_NOT_FOUND` */
  disableOperator(id: string): Promise<OperatorAccount>;
  /** Tokens are signed with a new key from now on; those of the old keys stay good for their life. */
  rotateSigningKey(): Promise<void>;
}

export function createAdmin(context: Context, call: Call): Admin {
  return {
    createMerchant: async (body) =>
      dataOf(await call('createMerchant', { way: 'in_process', credential: { kind: 'operator' }, body })).merchant,
    async createApiKey({ merchantId, livemode, name, scopes }) {
      const merchant = await context.store.read.merchantById(merchantId);
      if (merchant === null) throw new GatewayError('MERCHANT_NOT_FOUND');
      if (livemode && merchant.kycStatus !== 'approved') {
        throw new GatewayError('KYC_REQUIRED', { kyc_status: merchant.kycStatus });
      }
      const made = newApiKey(context, { merchantId, livemode, name, scopes: scopes ?? SCOPES, expiresAtMs: null });
      await commit(
        context,
        { type: 'api_key.insert', apiKey: made.apiKey },
        {
          action: 'api_key.create',
          subjectType: 'api_key',
          subjectId: made.apiKey.id,
          merchantId,
          livemode,
          details: { name, livemode, scopes },
        },
      );
      return { id: made.apiKey.id, secret: made.secret };
    },
    async createOperatorKey({ name }) {
      const secret = formatKey(OPERATOR_KEY_PREFIX, context.ids.secret(30));
      const id = context.ids.next('operatorKey');
      await commit(
        context,
        {
          type: 'operator_key.insert',
          operatorKey: {
            id,
            name,
            hash: context.keyring.hashKey(secret),
            createdAtMs: context.clock.now(),
            revokedAtMs: null,
          },
        },
        {
          action: 'operator_key.create',
          subjectType: 'operator_key',
          subjectId: id,
          merchantId: null,
          livemode: null,
          details: { name },
        },
      );
      return { id, secret };
    },
    async createOperator(params) {
      await context.tokens.prepare();
      return createOperator(context, params);
    },
    listOperators: () => listOperators(context),
    disableOperator: (id) => disableOperator(context, id),
    rotateSigningKey: () =>
      context.tokens.rotate((id) => [
        appendAuditEntry(context, IN_PROCESS, undefined, {
          action: 'signing_key.rotate',
          subjectType: 'signing_key',
          subjectId: id,
          merchantId: null,
          livemode: null,
        }),
      ]),
  };
}

/** A secret is shown only once its key is surely stored, and under this root secret. */
async function commit(context: Context, change: Change, audited: Audited): Promise<void> {
  await context.tokens.prepare();
  const changes = [change, appendAuditEntry(context, IN_PROCESS, undefined, audited)];
  await decideAndCommit(context, () => ({ changes, value: null }));
}
