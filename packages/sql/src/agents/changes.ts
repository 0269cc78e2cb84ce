import { valuesOf, without } from '../engine/columns.ts';
import { agentColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(agentColumns, 'id', 'created_at_ms');

export const agentChanges: Definitions<'agent.insert' | 'agent.update' | 'assert.agent_active'> = {
  'agent.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_agents').values(valuesOf(agentColumns, change.agent))),
  ],

  'agent.update': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_agents')
        .set(valuesOf(changing, change.agent))
        .where('id', '=', change.agent.id)
        .where('version', '=', change.fromVersion),
    ),
  ],

  // A plain read, see `assert.api_key`.
  'assert.agent_active': ({ one }) => [
    one((db, change) =>
      db.selectFrom('mitako_agents').select('id').where('id', '=', change.id).where('suspended_at_ms', 'is', null),
    ),
  ],
};
