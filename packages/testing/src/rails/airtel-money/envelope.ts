import { json } from '../json.ts';

/** Airtel's envelope. Most failures come with HTTP 200. */
export function envelope(
  codes: { readonly response?: string; readonly result?: string },
  message: string,
  data?: object,
): Response {
  const { response, result } = codes;
  const success = result === undefined || result === 'ESB000010';
  const status = {
    code: '200',
    message,
    ...(result === undefined ? {} : { result_code: result }),
    ...(response === undefined ? {} : { response_code: response }),
    success,
  };
  return json(200, data === undefined ? { status } : { data, status });
}

/** The gateway in front, before anything of Airtel's is reached. */
export function routed(code: string, message: string): Response {
  return json(400, { status: { code, message, success: false } });
}

/** The object in a field; empty for anything else. */
export function partOf(
  fields: Readonly<Record<string, unknown>> | null,
  name: string,
): Readonly<Record<string, unknown>> {
  const part = fields?.[name];
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

/** A sum as Airtel writes it, `37,600.00`. */
export function written(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
}
