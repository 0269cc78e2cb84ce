import type { Figure } from '../model.ts';

/** Changes of reports. */
export interface ReportChanges {
  /** Takes these figures from the queue and adds to the sums of their days; refused unless all of them wait. */
  'figures.count': { ids: readonly string[]; sums: readonly Figure[] };
}
