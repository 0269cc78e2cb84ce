import type { LedgerCheckpoint, PublishedCheckpoint } from '@mitako/contract/names';
import { timestamp } from '../../basics/timestamp.ts';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import type { ReadOperation } from '../../kernel/operation.ts';
import { bare, succeeded } from '../../kernel/result.ts';
import type { Checkpoint } from './model.ts';

const PUBLISHED_MAX = 31;

export const getLedgerCheckpoint: ReadOperation<'getLedgerCheckpoint'> = async (context, { parameters }) =>
  succeeded(200, { checkpoint: checkpointToWire(await ofDay(context, parameters.day)) });

export const listPublishedCheckpoints: ReadOperation<'listPublishedCheckpoints'> = async ({ store, checkpointKey }) => {
  const jwks = await checkpointKey.publicJwks();
  const keys = jwks.map(({ kty = '', crv = '', x = '', kid = '', alg = '', use = '' }) => ({
    kty,
    crv,
    x,
    kid,
    alg,
    use,
  }));
  const checkpoints = await store.read.newestCheckpoints(PUBLISHED_MAX);
  return bare(200, { keys, checkpoints: checkpoints.map(published) });
};

export const getPublishedCheckpoint: ReadOperation<'getPublishedCheckpoint'> = async (context, { parameters }) =>
  bare(200, published(await ofDay(context, parameters.day)));

async function ofDay({ store }: Context, day: string): Promise<Checkpoint> {
  const checkpoint = await store.read.checkpointOfDay(day);
  if (checkpoint === null) throw new GatewayError('LEDGER_CHECKPOINT_NOT_FOUND');
  return checkpoint;
}

function published({ sequence, day, hash, signature }: Checkpoint): PublishedCheckpoint {
  return { sequence, day, hash, signature };
}

function checkpointToWire(checkpoint: Checkpoint): LedgerCheckpoint {
  return {
    ...published(checkpoint),
    document: checkpoint.document,
    created_at: timestamp(checkpoint.createdAtMs),
    rechecked_at: timestamp(checkpoint.recheckedAtMs),
  };
}
