import type { Part } from '@mitako/contract';
import type { Locale, Role } from '@mitako/contract/names';
import type { Texts } from './messages/texts/texts.ts';
import type { ShownBrand } from './brand/brand.ts';
import type { SignUpModes } from './people/sign-up-mode.ts';
import type { KnownKey } from './api-keys/reads.ts';
import type { AddressGuard } from './system/address-guard.ts';
import type { Ids } from './basics/ids.ts';
import type { ClockWatch } from './health/clock-watch.ts';
import type { Outage } from './health/outage.ts';
import type { Places } from './limits/places.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { Terms } from './methods/terms.ts';
import type { Worker } from './model.ts';
import type { BankAccount } from './payout-exports/pain-001.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Mailer, Sms } from './ports/mailer.ts';
import type { Rail } from './ports/rail.ts';
import type { WakeReason } from './ports/store-wakeups.ts';
import type { RailAccounts } from './rails/rail-accounts.ts';
import type { MissingRails } from './rails/missing-rails.ts';
import type { RailsHealth } from './rails/rails-health.ts';
import type { EngineStore } from './ports/store.ts';
import type { Clock, Hasher, Logger, PasswordCheck, Random, Sender } from './ports/system.ts';
import type { CheckpointKey } from './ledger/checkpoints/signature.ts';
import type { Unlock } from './root-secret/unlock.ts';
import type { Keyring } from './system/keyring.ts';
import type { Tokens } from './system/tokens.ts';
import type { DeliveryLog } from './webhooks/delivery-log.ts';
import type { AnyHandler } from './webhooks/event-handler.ts';
import type { WalletTiers } from './wallets/tiers.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { SigningKeys } from './webhooks/signing-keys.ts';

/** Everything that an operation or a worker may use, passed explicitly. There is no other state. */
export interface Context {
  readonly store: EngineStore;
  readonly clock: Clock;
  /** Whether this process may work by its clock. */
  readonly clockWatch: ClockWatch;
  readonly random: Random;
  readonly ids: Ids;
  readonly logger: Logger;
  /** Where errors of requests and background work are reported. */
  readonly outage: Outage;
  /** Metrics and traces. */
  readonly telemetry: Telemetry;
  readonly hasher: Hasher;
  readonly passwordCheck: PasswordCheck;
  /** Verified when an account does not exist, so that the check takes as long as for a wrong password. */
  readonly decoyHash: () => Promise<string>;
  readonly sender: Sender;
  /** How messages to people go; null: this gateway sends none this way. */
  readonly channels: { readonly mail: Mailer | null; readonly sms: Sms | null };
  /** Where the bytes of files are. */
  readonly files: FileStore;
  /** Files that are being received. */
  readonly uploads: Places;
  /** Empty until `unlock` has resolved. */
  readonly keyring: Keyring;
  readonly unlock: Unlock;
  /** Signs the days of the ledger. */
  readonly checkpointKey: CheckpointKey;
  /**
   * API keys as they were last read, by hash. Where several machines share the store, a key is looked up in the round trip
   * of the operation, which begins with the kept one. Null: the store itself answers at once.
   */
  readonly keptKeys: Map<string, KnownKey> | null;
  /** Merchants that the embedding program has named, and that there are. */
  readonly namedMerchants: Set<string>;
  readonly deliveryLog: DeliveryLog;
  /** Of webhook secrets. */
  readonly signingKeys: SigningKeys;
  readonly tokens: Tokens;
  /** Event handlers that this process has registered, by id. */
  readonly handlers: Map<string, AnyHandler>;
  readonly rails: readonly Rail[];
  readonly railsHealth: RailsHealth;
  readonly missingRails: MissingRails;
  readonly railAccounts: RailAccounts;
  /** Addresses that webhooks may reach. */
  readonly addresses: AddressGuard;
  readonly settings: Settings;
  /** Null: no rate limits. */
  readonly limits: RequestLimits | null;
  /** Notifies the background work of all processes of a commit. A lost notification only costs one poll interval. */
  readonly wake: (reason: WakeReason) => void;
}

/** Options of the embedder. */
export interface Settings {
  /** Without a trailing slash; the API is below `/api/v1`, the checkout below `/checkout`. */
  readonly publicUrl: string;
  /** Where merchants, operators and agents have their pages; the public URL unless it is set. */
  readonly staffUrl: string;
  /** Networks from which the operator's panel, its API and its login are open; empty: all. */
  readonly panelAllowFrom: readonly string[];
  /** Roles whose people the embedding program logs in. */
  readonly hosted: ReadonlySet<Role>;
  /** What is open to others than the embedding program. */
  /** Rails lead to simulated providers. */
  readonly rehearses: boolean;
  readonly parts: ReadonlySet<Part>;
  /** Whether test mode causes messages to members and payers: where they are shown instead of sent. */
  readonly messagesInTestMode: boolean;
  /** Words of mails and text messages. */
  readonly texts: Readonly<Record<Locale, Texts>>;
  /** The look of the service. */
  readonly brand: ShownBrand;
  readonly currencies: readonly string[];
  /** Of merchants about which the operator set nothing. */
  readonly terms: Terms;
  /** Whether operators and agents need a second factor. */
  readonly requiresSecondFactor: boolean;
  /** How people open accounts by themselves. */
  readonly signUp: SignUpModes;
  /** Limits of wallets; null: they have none. */
  readonly walletTiers: WalletTiers | null;
  /** Whether the sandbox is enabled: test wallets are funded, and scenarios of seeded users run. */
  readonly sandbox: boolean;
  /** The account that payouts come from, for bank files; null: not configured. */
  readonly payoutsFrom: BankAccount | null;
  /** Null: only on request. */
  readonly ledgerCheckEveryMs: number | null;
  /** Whether payments are looked up by the words of their descriptions. */
  readonly search: { readonly descriptions: boolean };
  /** How long old rows are kept; null: for ever. */
  readonly retention: {
    readonly eventsMs: number | null;
    readonly sessionsMs: number | null;
    /** Files of a dispute, after it was resolved. */
    readonly filesMs: number | null;
    /** Business verifications with their documents, after another one was submitted. */
    readonly kycMs: number | null;
    readonly testMs: number | null;
  };
  /** Of the root secret that this process has. */
  readonly rootFingerprint: string;
  /** Name of this process in health reports. */
  readonly process: Pick<Worker, 'name' | 'pid' | 'version'>;
}
