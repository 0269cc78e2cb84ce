import { InvalidArgumentError, Option } from 'commander';

/** `--forward-to`: where webhooks go. */
export function forwardToOption(description: string): Option {
  return new Option('--forward-to <url>', description).argParser(readForwardUrl);
}

/**
 * The URL of a webhook receiver. On this machine scheme and host may be omitted: `localhost:3000/webhooks`,
 * `3000/webhooks`.
 * @throws InvalidArgumentError when it is not an http(s) address
 */
export function readForwardUrl(text: string): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:\/\//i.exec(text) ?? [];
  const full = scheme === '' ? `http://${text.replace(/^:?(?=\d{1,5}(\/|$))/, 'localhost:')}` : text;
  const url = URL.canParse(full) ? new URL(full) : undefined;
  if (url === undefined || !/^(https?:\/\/)?$/i.test(scheme) || url.username + url.password !== '') {
    throw new InvalidArgumentError(
      'It must be an address such as localhost:3000/webhooks or https://example.cm/hooks.',
    );
  }
  url.hash = '';
  return url.href;
}
