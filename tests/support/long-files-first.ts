import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of half a minute and more: begun last, one would keep one worker busy and the others not. */
const LONG = [
  'tests/simulation/simulation.test.ts',
  'packages/postgres/test/conformance-variants.test.ts',
  'packages/postgres/test/conformance.test.ts',
  'tests/browser/checkout.test.ts',
];

/** The usual order, by project, but for those. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is not an array
    const sorted = await super.sort(files);
    const rank = (file: TestSpecification): number => {
      const place = LONG.indexOf(relative(this.ctx.config.root, file.moduleId));
      return place === -1 ? LONG.length : place;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
