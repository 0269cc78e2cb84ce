import { openDatabase } from './database.ts';
import type { Mutant } from './mutants.ts';
import { createPeople } from './people.ts';
import { makeSignaturesRepeatable } from './signatures.ts';
import { simulate, type SeedResult } from './simulate.ts';

/** Runs seeds sequentially on one database. */
export interface Player {
  play(seed: number, options?: { readonly steps?: number; readonly keepTrace?: boolean }): Promise<SeedResult>;
  close(): Promise<void>;
}

/** @param mutant runs the engine with this defect */
export async function openPlayer(mutant: Mutant = {}): Promise<Player> {
  makeSignaturesRepeatable();
  const database = openDatabase(mutant.engine);
  const { people, snapshot } = await createPeople(database);
  await database.run(mutant.schema ?? []);
  return {
    play: (seed, options = {}) => simulate(seed, { database, people, snapshot, mutant, ...options }),
    close: () => database.close(),
  };
}
