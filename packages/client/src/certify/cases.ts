import {
  capturedYesterday,
  changedBody,
  emptySignature,
  futureTime,
  oldTime,
  oneOfTwo,
  reformattedBody,
  unsigned,
  wrongSignature,
} from './forged.ts';
import {
  genuine,
  lateEvent,
  newSecret,
  oldSecret,
  ping,
  replayedEvent,
  slowBody,
  unknownEvent,
  unknownField,
} from './genuine.ts';
import type { CertifyCase } from './outcome.ts';
import { atTheSameTime, changedId, duplicate, failedAttempt, reordered } from './repeated.ts';

/** Required behaviours of a receiver, in the order of a run. */
export const CERTIFY_CASES = {
  genuine,
  ping,
  unknown_event: unknownEvent,
  unknown_field: unknownField,
  slow_body: slowBody,
  late_event: lateEvent,
  replayed_event: replayedEvent,
  new_secret: newSecret,
  old_secret: oldSecret,
  one_of_two_signatures: oneOfTwo,
  wrong_signature: wrongSignature,
  unsigned,
  part_of_a_signature: emptySignature,
  changed_body: changedBody,
  reformatted_body: reformattedBody,
  old_time: oldTime,
  future_time: futureTime,
  captured_yesterday: capturedYesterday,
  duplicate,
  at_the_same_time: atTheSameTime,
  changed_id: changedId,
  reordered,
  failed_attempt: failedAttempt,
} as const satisfies Readonly<Record<string, CertifyCase>>;

/** A case that `mitako certify` plays to a webhook receiver. */
export type CertifyCaseName = keyof typeof CERTIFY_CASES;
