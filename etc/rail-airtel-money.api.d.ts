// index.d.ts exports
//   AirtelCountry
//   AirtelMoneyOptions
//   AirtelRefunds
//   airtelMoney
// imports
//   @mitako/contract/names
//   @mitako/core
//   @mitako/rail-kit

type AirtelCountry = 'CG' | 'GA' | 'TD';
interface AirtelMoneyOptions extends RailOptions {
  readonly country: AirtelCountry;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly environment: 'sandbox' | 'production';
  readonly id?: string;
  readonly baseUrl?: string;
  readonly refunds?: AirtelRefunds;
  readonly signing?: boolean;
  readonly callbackKey?: string;
  readonly collectionPath?: string;
  readonly msisdnPrefix?: string;
  readonly descriptionLengthMax?: number;
  readonly limits?: {
    readonly min: number;
    readonly max: number;
  };
  readonly ussd?: string;
  readonly promptLifeMs?: number;
  readonly firstLookupMs?: number;
  readonly failureCodes?: Readonly<Record<string, FailureCode>>;
}
type AirtelRefunds =
  | {
      readonly by: 'disbursement';
      readonly pin: string;
      readonly publicKey: string;
      readonly padding?: 'pkcs1' | 'oaep';
      readonly path?: string;
    }
  | {
      readonly by: 'reversal';
      readonly path?: string;
    };
declare function airtelMoney(options: AirtelMoneyOptions): Rail<'airtel_money'>;
