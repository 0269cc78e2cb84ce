import { MitakoError } from '../errors.ts';

/** As the API refuses a field, before anything is sent: a program's handler of errors answers it alike. */
export function invalid(path: string, message: string): MitakoError {
  return new MitakoError('VALIDATION_ERROR', `${path}: ${message}`, {
    status: 422,
    details: { fields: { [path]: [{ rule: 'type', message }] } },
  });
}
