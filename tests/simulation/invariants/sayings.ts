import type { Mutant } from '../mutants.ts';
import type { World } from '../world.ts';
import { checkClaims } from './claims.ts';
import { checkSentences } from './sentences.ts';
import { checkStatements } from './statements.ts';

/** Everything that is said of the provider. @throws Violation */
export async function checkSayings(world: World, { claims, tells, states }: Mutant): Promise<void> {
  for (const facts of await world.facts.read()) {
    checkClaims(world, facts, claims);
    checkSentences(world, facts, tells);
    checkStatements(world, facts, states);
  }
}
