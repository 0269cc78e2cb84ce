import { z } from 'zod';
import { clearing, describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { pageFields } from '../basics/lists.ts';
import {
  CHANGE_NOTHING,
  changesSomething,
  optionalIdempotencyKey,
  phone,
  timestamp,
  nameText,
} from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import type {
  AgentLocation,
  AgentLocationCreate,
  AgentLocationCreateParams,
  AgentLocationPageQuery,
  AgentLocationsByTown,
  AgentLocationUpdateParams,
  PublicAgentLocation,
  TownQuery,
} from './types.ts';

const shown = {
  name: z.string(),
  town: z.string(),
  place: z.string(),
  hours: z.string().nullable(),
  phone: z.string().nullable(),
};

const publicAgentLocation = typed<PublicAgentLocation>()(z.object(shown).meta({ id: 'PublicAgentLocation' }));

export const agentLocation = typed<AgentLocation>()(
  z
    .object({ id: z.string(), ...shown, active: z.boolean(), created_at: timestamp, updated_at: timestamp })
    .meta({ id: 'AgentLocation' }),
);

export const agentLocationsByTown = typed<AgentLocationsByTown>()(
  z.object({ towns: z.array(z.string()), locations: z.array(publicAgentLocation) }),
);

const name = nameText(LIMITS.locationNameLengthMax);
const town = nameText(LIMITS.townLengthMax);
const place = nameText(LIMITS.placeLengthMax);
const hours = nameText(LIMITS.hoursLengthMax);

export const townQuery = typed<TownQuery>()(z.strictObject({ town: town.optional() }));

export const agentLocationPageQuery = typed<AgentLocationPageQuery>()(
  z.strictObject({ ...pageFields, town: town.optional() }),
);

export const agentLocationCreateParams = typedBody<AgentLocationCreate, AgentLocationCreateParams>()(
  z.strictObject({
    name,
    town,
    place,
    hours: describing(hours),
    phone: describing(phone),
    active: widening(z.boolean()).default(true),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const agentLocationUpdateParams = typedBody<AgentLocationUpdateParams>()(
  z
    .strictObject({
      name: describing(name),
      town: describing(town),
      place: describing(place),
      hours: clearing(hours).describe('null: not stated.'),
      phone: clearing(phone).describe('null: none.'),
      active: widening(z.boolean()),
      idempotency_key: optionalIdempotencyKey,
    })
    .refine(changesSomething, CHANGE_NOTHING),
);
