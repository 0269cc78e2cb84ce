// index.d.ts exports
//   OrangeCountry
//   OrangeMoneyPushOptions
//   OrangeMoneyWebOptions
//   Reason
//   Words
//   orangeMoneyPush
//   orangeMoneyWeb
// imports
//   @mitako/contract/names
//   @mitako/core
//   @mitako/rail-kit

type OrangeCountry = 'CM' | 'CF';
interface OrangeMoneyPushOptions extends RailOptions {
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly apiUser: string;
  readonly apiPassword: string;
  readonly channelUserMsisdn: string;
  readonly pin: string;
  readonly environment: 'sandbox' | 'production';
  readonly id?: string;
  readonly baseUrl?: string;
  readonly limits?: {
    readonly min: number;
    readonly max: number;
  };
  readonly promptLifeMs?: number;
  readonly wrongPins?: readonly Words[];
  readonly reasons?: readonly Reason[];
}
interface OrangeMoneyWebOptions extends RailOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly merchantKey: string;
  readonly environment: 'sandbox' | 'production';
  readonly country?: OrangeCountry;
  readonly id?: string;
  readonly baseUrl?: string;
  readonly tokenPath?: string;
  readonly countryPath?: string;
  readonly limits?: {
    readonly min: number;
    readonly max: number;
  };
  readonly pageLifeMs?: number;
}
interface Reason {
  readonly words: Words;
  readonly failureCode: FailureCode;
}
type Words = readonly string[];
declare function orangeMoneyPush(options: OrangeMoneyPushOptions): Rail<'orange_money'>;
declare function orangeMoneyWeb(options: OrangeMoneyWebOptions): Rail<'orange_money'>;
