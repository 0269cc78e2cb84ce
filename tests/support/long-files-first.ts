import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects whose work is in one file that takes a minute: begun last, it would keep one worker busy and the others not. */
const LONG = ['simulation'];

/** The usual order, by project, but for those. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is not an array
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ project }: TestSpecification): number {
  return LONG.includes(project.name) ? 0 : 1;
}
