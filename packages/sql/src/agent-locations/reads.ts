import type { AgentLocationReads } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { agentLocations } from './tables.ts';

export function createAgentLocationReads(reader: Reader): AgentLocationReads {
  const rows = rowsOf(reader, agentLocations);
  return {
    agentLocations: (town, page) => rows.list(page, { town }),

    activeAgentLocations: (town, limit) =>
      rows.all((all) =>
        all.where('is_active', '=', sql.lit(1)).where('town', '=', town).orderBy('name').orderBy('id').limit(limit),
      ),

    async agentTowns(limit) {
      const towns = await reader.rows((db) =>
        db
          .selectFrom('mitako_agent_locations')
          .select('town')
          .distinct()
          .where('is_active', '=', sql.lit(1))
          .orderBy('town')
          .limit(limit),
      );
      return towns.map(({ town }) => town);
    },
  };
}
