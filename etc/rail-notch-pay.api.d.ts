// index.d.ts exports
//   NotchPayChannel
//   NotchPayOptions
//   notchPay
//   notchPayChannels
// imports
//   @mitako/core
//   @mitako/rail-kit

interface NotchPayChannel extends Omit<RailMethod, 'currencies' | 'description' | 'refunds'> {
  readonly channel: string;
}
interface NotchPayOptions extends RailOptions {
  readonly publicKey: string;
  readonly environment: 'sandbox' | 'production';
  readonly privateKey?: string;
  readonly webhookKey?: string;
  readonly email?: string;
  readonly channels?: readonly NotchPayChannel[];
  readonly id?: string;
  readonly baseUrl?: string;
  readonly promptLifeMs?: number;
  readonly absentMarginMs?: number;
}
declare function notchPay(options: NotchPayOptions): Rail;
declare const notchPayChannels: Readonly<Record<'MTN_CM' | 'ORANGE_CM' | 'CARD', NotchPayChannel>>;
