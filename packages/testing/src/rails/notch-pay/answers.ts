import { json } from '../json.ts';

const STATUSES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Unprocessable Entity',
};

/** Notch Pay's envelope: the status of HTTP once more, as a number and as words. */
export function answered(code: number, message: string, parts: object = {}): Response {
  return json(code, { code, status: STATUSES[code] ?? 'Error', message, ...parts });
}

/** A request whose fields are refused. */
export function invalid(field: string, message: string): Response {
  return answered(422, 'The given data was invalid.', { errors: { [field]: [message] } });
}
