import type { CheckoutOptions } from '@mitako/checkout';
import { InvalidArgumentError, Option, type Command } from 'commander';

/** The appearance of the service on the hosted pages. */
export type Product = Pick<CheckoutOptions, 'serviceName' | 'legal' | 'app' | 'texts' | 'languages' | 'color'>;

/** The flags of {@link addProductOptions} as parsed by commander. */
export interface ProductFlags {
  readonly serviceName?: string;
  readonly appName?: string;
  readonly appLink?: string;
}

const PLACE = '{checkout_url}';

/** `--service-name`, `--app-name` and `--app-link`, each with its variable. */
export function addProductOptions(command: Command): Command {
  return command
    .addOption(new Option('--service-name <name>', 'name of the wallet on the pages').env('MITAKO_SERVICE_NAME'))
    .addOption(
      new Option('--app-name <name>', "name of the wallet's app (default: the service's)").env('MITAKO_APP_NAME'),
    )
    .addOption(
      new Option('--app-link <template>', `link that opens a checkout in the app: wallet://pay?url=${PLACE}`)
        .env('MITAKO_APP_LINK')
        .argParser(readAppLink),
    );
}

/** The values for the pages; absent ones keep their defaults, and there is no app unless a flag names one. */
export function productOf({ serviceName, appName, appLink }: ProductFlags): Product {
  const hasApp = appName !== undefined || appLink !== undefined;
  return {
    ...(serviceName !== undefined && { serviceName }),
    ...(hasApp && {
      app: {
        ...(appName !== undefined && { name: appName }),
        ...(appLink !== undefined && {
          link: (checkoutUrl: string) => appLink.replaceAll(PLACE, encodeURIComponent(checkoutUrl)),
        }),
      },
    }),
  };
}

/** Customers follow this link: a template that would run a script is rejected. */
function readAppLink(text: string): string {
  const isLink = URL.canParse(text.replaceAll(PLACE, 'x')) && !/^\s*(javascript|data|vbscript|blob|file):/i.test(text);
  if (isLink && text.includes(PLACE)) return text;
  throw new InvalidArgumentError(
    `It must be a link with ${PLACE} in it, such as https://app.example.cm/pay?url=${PLACE}.`,
  );
}
