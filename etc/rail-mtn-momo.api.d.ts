// index.d.ts exports
//   MtnCountry
//   MtnCredentials
//   MtnMomoOptions
//   ProvisionedUser
//   Reasons
//   mtnMomo
//   provisionSandbox
// imports
//   @mitako/contract/names
//   @mitako/core
//   @mitako/rail-kit

type MtnCountry = 'CM' | 'CG';
interface MtnCredentials {
  readonly subscriptionKey: string;
  readonly apiUser: string;
  readonly apiKey: string;
}
interface MtnMomoOptions extends RailOptions {
  readonly country: MtnCountry;
  readonly environment: 'sandbox' | 'production';
  readonly collection: MtnCredentials;
  readonly disbursement?: MtnCredentials;
  readonly id?: string;
  readonly baseUrl?: string;
  readonly targetEnvironment?: string;
  readonly callbacks?: boolean;
  readonly limits?: RailMethod['limits'];
  readonly prompt?: RailMethod['prompt'];
  readonly promptLifeMs?: number;
  readonly lookUpsPerSecond?: number;
  readonly refundBy?: 'refund' | 'transfer';
  readonly refunds?: 'full' | 'partial';
  readonly reasons?: Reasons;
  readonly refundReasons?: Reasons;
}
interface ProvisionedUser {
  readonly apiUser: string;
  readonly apiKey: string;
}
type Reasons = Readonly<Record<string, FailureCode>>;
declare function mtnMomo(options: MtnMomoOptions): Rail<'mtn_momo'>;
declare function provisionSandbox(options: {
  readonly subscriptionKey: string;
  readonly callbackHost: string;
  readonly baseUrl?: string;
  readonly fetch?: Fetch;
}): Promise<ProvisionedUser>;
