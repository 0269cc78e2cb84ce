/** A rail as `mitako configure` writes it. */
export interface WrittenRail {
  readonly imported: string;
  readonly from: string;
  /** Lines of its call. */
  readonly call: readonly string[];
}

/** By their names in `--rails`. */
export const WRITTEN_RAILS: Readonly<Record<string, WrittenRail>> = {
  'airtel-money': {
    imported: 'airtelMoney',
    from: '@mitako/rail-airtel-money',
    call: [
      'airtelMoney({',
      "  environment: 'sandbox',",
      "  country: 'GA',",
      "  clientId: process.env.AIRTEL_CLIENT_ID ?? '',",
      "  clientSecret: process.env.AIRTEL_CLIENT_SECRET ?? '',",
      '}),',
    ],
  },
  'mtn-momo-cm': mtnMomo('CM'),
  'mtn-momo-cg': mtnMomo('CG'),
  'notch-pay': {
    imported: 'notchPay',
    from: '@mitako/rail-notch-pay',
    call: [
      'notchPay({',
      "  environment: 'sandbox',",
      "  publicKey: process.env.NOTCH_PAY_PUBLIC_KEY ?? '',",
      "  privateKey: process.env.NOTCH_PAY_PRIVATE_KEY ?? '',",
      "  webhookKey: process.env.NOTCH_PAY_WEBHOOK_KEY ?? '',",
      '}),',
    ],
  },
  'orange-money-web': {
    imported: 'orangeMoneyWeb',
    from: '@mitako/rail-orange-money',
    call: [
      'orangeMoneyWeb({',
      "  environment: 'sandbox',",
      "  clientId: process.env.ORANGE_CLIENT_ID ?? '',",
      "  clientSecret: process.env.ORANGE_CLIENT_SECRET ?? '',",
      "  merchantKey: process.env.ORANGE_MERCHANT_KEY ?? '',",
      '}),',
    ],
  },
  'orange-money-push': {
    imported: 'orangeMoneyPush',
    from: '@mitako/rail-orange-money',
    call: [
      'orangeMoneyPush({',
      "  environment: 'production',",
      "  consumerKey: process.env.ORANGE_CONSUMER_KEY ?? '',",
      "  consumerSecret: process.env.ORANGE_CONSUMER_SECRET ?? '',",
      "  apiUser: process.env.ORANGE_API_USER ?? '',",
      "  apiPassword: process.env.ORANGE_API_PASSWORD ?? '',",
      "  channelUserMsisdn: process.env.ORANGE_CHANNEL_USER ?? '',",
      "  pin: process.env.ORANGE_PIN ?? '',",
      '}),',
    ],
  },
  pawapay: {
    imported: 'pawapay',
    from: '@mitako/rail-pawapay',
    call: ['pawapay({', "  environment: 'sandbox',", "  apiToken: process.env.PAWAPAY_API_TOKEN ?? '',", '}),'],
  },
};

/** MTN MoMo of a country, each with credentials of its own. */
function mtnMomo(country: 'CM' | 'CG'): WrittenRail {
  const product = (name: string): readonly string[] => [
    `  ${name}: {`,
    ...Object.entries({ subscriptionKey: 'SUBSCRIPTION_KEY', apiUser: 'API_USER', apiKey: 'API_KEY' }).map(
      ([option, end]) => `    ${option}: process.env.MTN_${country}_${name.toUpperCase()}_${end} ?? '',`,
    ),
    '  },',
  ];
  return {
    imported: 'mtnMomo',
    from: '@mitako/rail-mtn-momo',
    call: [
      'mtnMomo({',
      `  country: '${country}',`,
      "  environment: 'sandbox',",
      ...product('collection'),
      ...product('disbursement'),
      '}),',
    ],
  };
}
