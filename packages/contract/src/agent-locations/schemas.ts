import { z } from 'zod';
import { clearing, describing, widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, nullableString, updatedAt } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { pageFields } from '../basics/schemas.ts';
import { nameText, phone } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import type * as types from './types.ts';

const shown = {
  name: z.string().describe("Name of the agent's shop."),
  town: z.string().describe('Town, by which customers look.'),
  place: z.string().describe('Quarter, street or landmark.'),
  hours: nullableString.describe("Opening hours, in the operator's words; null: not known."),
  phone: nullableString.describe('E.164; null: not known.'),
};

/** Where a customer finds an agent, as the checkout shows it. */
const publicAgentLocation = typed<types.PublicAgentLocation>('PublicAgentLocation').component(shown);

/** An agent's place, as the operator keeps it. */
export const agentLocation = typed<types.AgentLocation>('AgentLocation').component({
  id: z.string().describe('Identifier, with the prefix of its kind.'),
  ...shown,
  active: z.boolean().describe('False: checkouts do not show it.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** The agents of one town, and the towns that have any. */
export const agentLocationsByTown = typed<types.AgentLocationsByTown>('AgentLocationsByTown').object({
  towns: z.array(z.string()).describe('Towns with an active agent, in alphabetical order; at most 200.'),
  locations: z
    .array(publicAgentLocation)
    .describe('The active locations of the requested town, or of the only one; at most 60.'),
});

const name = nameText(LIMITS.locationNameLengthMax);
const town = nameText(LIMITS.townLengthMax);
const place = nameText(LIMITS.placeLengthMax);
const hours = nameText(LIMITS.hoursLengthMax);

export const townQuery = typed<types.TownQuery>('TownQuery').strict({
  town: town.optional().describe('One of `towns`.'),
});

export const agentLocationPageQuery = typed<types.AgentLocationPageQuery>('AgentLocationPageQuery').strict({
  ...pageFields,
  town: town.optional().describe('One of `towns`.'),
});

export const agentLocationCreateParams = typedBody<types.AgentLocationCreateParams, types.AgentLocationCreate>(
  'AgentLocationCreateParams',
  'AgentLocationCreate',
).object({
  name: name.describe("Name of the agent's shop, up to 80 characters."),
  town: town.describe('Town, up to 60 characters. Customers look by it: spell it the same for all its agents.'),
  place: place.describe('Quarter, street or landmark, up to 160 characters.'),
  hours: describing(hours).describe('Opening hours in a few words, up to 80 characters.'),
  phone: describing(phone).describe('E.164, `+237653456789`.'),
  active: widening(z.boolean()).default(true).describe('Default: true.'),
});

export const agentLocationUpdateParams = typedBody<types.AgentLocationUpdateParams>('AgentLocationUpdateParams').change(
  {
    name: describing(name).describe("Name of the agent's shop, up to 80 characters."),
    town: describing(town).describe('Town, up to 60 characters.'),
    place: describing(place).describe('Quarter, street or landmark, up to 160 characters.'),
    hours: clearing(hours).describe('Opening hours in a few words; null: not stated.'),
    phone: clearing(phone).describe('E.164; null: none.'),
    active: widening(z.boolean()).describe('False: checkouts do not show it.'),
  },
);
