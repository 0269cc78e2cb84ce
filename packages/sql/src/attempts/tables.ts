import { type Attempt, pollRankOf } from '@mitako/core/engine';
import { bigint, bytes, flag, group, id, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const attempts = table<Attempt>()(
  'mitako_attempts',
  {
    id: id('attempt').fixed(),
    paymentId: id('payment').fixed(),
    merchantId: id('merchant').fixed(),
    livemode: flag().fixed(),
    amount: bigint().fixed(),
    currency: text().fixed(),
    methodType: text(),
    methodProvider: text().nullable(),
    methodCountry: text().nullable(),
    phoneMasked: text().nullable(),
    encryptedPhone: text().nullable(),
    phoneHash: bytes('base64url').nullable(),
    payerId: id('user').nullable(),
    customerId: id('customer').nullable().fixed(),
    rail: text(),
    railChoice: text().fixed(),
    railReference: text().nullable(),
    status: text(),
    failureCode: text().nullable(),
    railDetail: json().nullable(),
    resolution: group('resolution_', { outcome: text(), reason: text(), atMs: bigint() }).nullable(),
    acceptedAtMs: bigint().nullable(),
    chargeAgainAtMs: bigint().nullable(),
    calledBackAtMs: bigint().nullable(),
    callbacksCount: integer(),
    nextPollAtMs: bigint().nullable(),
    pollsCount: integer(),
    ageAtEndMs: bigint().nullable(),
    nextAction: group('next_action_', { type: text(), url: text().nullable() }).nullable(),
    traceparent: text().nullable().fixed(),
    codesTried: integer(),
    codesWrong: integer(),
    expiresAtMs: bigint(),
    createdAtMs: bigint().fixed(),
    clockMovedMs: bigint().fixed(),
    updatedAtMs: bigint().rising(),
    version: integer(),
  },
  {
    // To find an attempt by it; read it from `railDetail`.
    railRequestId: text()
      .nullable()
      .computed(({ railDetail }: Attempt) => railDetail?.requestId ?? null),
    // The order within the queue of a rail.
    pollRank: integer().computed((attempt: Attempt) => pollRankOf(attempt)),
    // Writing an attempt ends its lease.
    leaseToken: text()
      .nullable()
      .computed(() => null),
  },
);
