import { expect, test } from 'vitest';
import { combined } from '../src/basics/combined.ts';

const list = { method: 'GET', path: '/keys' } as const;
const get = { method: 'GET', path: '/keys/{key_id}' } as const;

test('the routes of all subjects are in one table, each with its type', () => {
  const routes = combined({ 'api-keys': { listKeys: list }, refunds: { getKey: get } });
  const path: '/keys/{key_id}' = routes.getKey.path;
  expect([path, routes]).toEqual(['/keys/{key_id}', { listKeys: list, getKey: get }]);
});

test('no route hides another of its name', () => {
  const twice = { refunds: { getRefund: get }, 'api-keys': { getRefund: list } };
  expect(() => combined(twice)).toThrow('getRefund is declared in refunds and api-keys');
});

test('no route hides another of its method and path, however the path names its parameters', () => {
  const same = { keys: { getKey: get }, more: { getOther: { method: 'GET', path: '/keys/{id}' } } } as const;
  expect(() => combined(same)).toThrow('GET /keys/{id} is getKey and getOther');
  const other = { keys: { getKey: get }, more: { deleteKey: { method: 'DELETE', path: '/keys/{key_id}' } } } as const;
  expect(Object.keys(combined(other))).toEqual(['getKey', 'deleteKey']);
});
