// index.d.ts exports
//   PawapayOptions
//   PawapayProvider
//   PawapaySigning
//   pawapay
//   pawapayProviders
// imports
//   @mitako/contract/names
//   @mitako/core
//   @mitako/rail-kit

type Code = 'MTN_MOMO_CMR' | 'ORANGE_CMR' | 'MTN_MOMO_COG' | 'AIRTEL_COG' | 'AIRTEL_GAB';
interface PawapayOptions extends RailOptions {
  readonly apiToken: string;
  readonly environment: 'sandbox' | 'production';
  readonly providers?: readonly PawapayProvider[];
  readonly signing?: PawapaySigning;
  readonly signedCallbacks?: boolean;
  readonly id?: string;
  readonly baseUrl?: string;
  readonly promptLifeMs?: number;
  readonly absentMarginMs?: number;
  readonly callbackLateMs?: number;
  readonly publicKeysPath?: string;
  readonly failureCodes?: Readonly<Record<string, FailureCode>>;
  readonly nowMs?: () => number;
}
interface PawapayProvider extends Omit<RailMethod, 'type' | 'currencies' | 'description'> {
  readonly code: string;
}
interface PawapaySigning {
  readonly keyId: string;
  readonly privateKey: string;
  readonly ecdsaEncoding?: 'der' | 'ieee-p1363';
}
declare function pawapay(options: PawapayOptions): Rail;
declare const pawapayProviders: Readonly<Record<Code, PawapayProvider>>;
