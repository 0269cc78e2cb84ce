import type { StoreReads } from '@mitako/core/engine';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { agentLocations } from './tables.ts';

export function createAgentLocationReads(
  reader: Reader,
): Pick<StoreReads, 'agentLocationById' | 'agentLocations' | 'activeAgentLocations' | 'agentTowns'> {
  return {
    agentLocationById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_agent_locations').selectAll().where('id', '=', id)),
        agentLocations.fromRow,
      ),

    agentLocations: (town, page) =>
      allOf(
        reader.rows((db) => {
          const query = db.selectFrom('mitako_agent_locations').selectAll();
          return paged(town === undefined ? query : query.where('town', '=', town), page);
        }),
        agentLocations.fromRow,
      ),

    activeAgentLocations: (town, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_agent_locations')
            .selectAll()
            .where('is_active', '=', 1)
            .where('town', '=', town)
            .orderBy('name')
            .orderBy('id')
            .limit(limit),
        ),
        agentLocations.fromRow,
      ),

    async agentTowns(limit) {
      const rows = await reader.rows((db) =>
        db
          .selectFrom('mitako_agent_locations')
          .select('town')
          .distinct()
          .where('is_active', '=', 1)
          .orderBy('town')
          .limit(limit),
      );
      return rows.map(({ town }) => town);
    },
  };
}
