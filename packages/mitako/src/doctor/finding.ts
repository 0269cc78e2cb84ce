/** The finding of one check. */
export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'failed';
  /** One sentence; if not ok, with the fix. Contains no secret. */
  readonly message: string;
}

export type Found = Omit<Finding, 'name'>;

export function ok(message: string): Found {
  return { state: 'ok', message };
}

export function warning(message: string): Found {
  return { state: 'warning', message };
}

export function failed(message: string): Found {
  return { state: 'failed', message };
}
