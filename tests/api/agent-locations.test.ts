import type { AgentLocation, AgentLocationsByTown } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { dataOf, detailsOf, gatewayForEachTest, invalidFields, testKey } from './support.ts';

const api = gatewayForEachTest();

const KIOSK = {
  name: 'Kiosque Akwa',
  town: 'Douala',
  place: 'Face à la pharmacie',
  hours: '8 h – 20 h',
  phone: '+237653456789',
};

async function add(params: object): Promise<AgentLocation> {
  const added = await asOperator(api, 'POST', '/admin/agent-locations', { ...KIOSK, ...params });
  return dataOf<{ agent_location: AgentLocation }>(added, 201).agent_location;
}

async function find(town?: string): Promise<AgentLocationsByTown> {
  const query = town === undefined ? '' : `?town=${encodeURIComponent(town)}`;
  return dataOf(await api.request('GET', `/gateway/agents${query}`), 200);
}

test('customers find the active agents of a town, and the towns that have any', async () => {
  expect(await find()).toEqual({ towns: [], locations: [] });
  await add({});
  // With one town there is nothing to choose.
  expect(await find()).toEqual({ towns: ['Douala'], locations: [KIOSK] });
  const closed = await add({ town: 'Yaoundé', name: 'Mokolo' });
  await add({ town: 'Yaoundé', name: 'Bastos', hours: undefined, phone: undefined });
  expect(await find()).toEqual({ towns: ['Douala', 'Yaoundé'], locations: [] });
  expect((await find('Yaoundé')).locations.map(({ name, hours, phone }) => [name, hours, phone])).toEqual([
    ['Bastos', null, null],
    ['Mokolo', KIOSK.hours, KIOSK.phone],
  ]);
  dataOf(await asOperator(api, 'PATCH', `/admin/agent-locations/${closed.id}`, { active: false }), 200);
  expect((await find('Yaoundé')).locations).toHaveLength(1);
  expect((await find('Kribi')).locations).toEqual([]);
});

test('only the operator adds, changes, clears and lists locations', async () => {
  const { id } = await add({});
  const cleared = await asOperator(api, 'PATCH', `/admin/agent-locations/${id}`, { hours: null, place: 'Marché' });
  expect(dataOf(cleared, 200)).toMatchObject({
    agent_location: { id, name: KIOSK.name, place: 'Marché', hours: null, phone: KIOSK.phone, active: true },
  });
  expect(dataOf(await asOperator(api, 'GET', '/admin/agent-locations?town=Douala'), 200)).toMatchObject({
    agent_locations: [{ id }],
  });
  expect(dataOf(await asOperator(api, 'GET', `/admin/agent-locations/${id}`), 200)).toMatchObject({
    agent_location: { id },
  });
  detailsOf(
    await asOperator(api, 'PATCH', '/admin/agent-locations/loc_none', { active: false }),
    'AGENT_LOCATION_NOT_FOUND',
  );
  const blank = await asOperator(api, 'POST', '/admin/agent-locations', { ...KIOSK, name: '  ', phone: '653' });
  expect(invalidFields(blank)).toEqual(['name', 'phone']);
  const asMerchant = await api.request('POST', '/admin/agent-locations', { bearer: testKey(api), body: KIOSK });
  detailsOf(asMerchant, 'INVALID_API_KEY');
  const log = await asOperator(api, 'GET', '/admin/audit-log?action=agent_location.create');
  expect(log.text).toContain(id);
});
