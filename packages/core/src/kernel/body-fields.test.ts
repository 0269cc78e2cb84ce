import {
  ABSENCE,
  type Absence,
  type Declaration,
  localOperations,
  type OperationName,
  routes,
  type RouteName,
  WRITING,
} from '@mitako/contract';
import { expect, it } from 'vitest';
import { type BodyFields, bodyFields, withoutNulls } from './body-fields.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { isGatewayError } from '../errors.ts';
import { parse } from './parse.ts';
import { routeFacts } from './route-facts.ts';

type Schema = ReturnType<typeof jsonSchemaOf>;

const DESCRIBES: Absence = 'describes';
const WIDENS: Absence = 'widens';
const CLEARS: Absence = 'clears';

/** Parameters of paths that are not any text. A merchant has no PIN, and no number to verify. */
const parametersOf = (operation: OperationName): Readonly<Record<string, string>> => ({
  role: ['setPin', 'requestPhoneVerification', 'verifyPhone'].includes(operation) ? 'user' : 'merchant',
});

/** What chooses between the forms of a body. */
const FORMS: Readonly<Partial<Record<OperationName, object>>> = {
  payCheckout: { method: 'wallet' },
  chargePayment: { method: 'card' },
};

/** An optional field of a body: its path, `methods.0.min`, and what leaving it out means. */
interface OptionalField {
  readonly path: readonly string[];
  readonly absence: unknown;
  readonly description: string | undefined;
}

function optionalFields(schema: Schema, path: readonly string[] = []): readonly OptionalField[] {
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter((form) => typeof form === 'object');
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? [schema.items] : [];
  return [
    ...forms.flatMap((form) => optionalFields(form, path)),
    ...items.flatMap((item) => optionalFields(item, [...path, '0'])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      if (typeof field !== 'object') return [];
      const own = [...path, name];
      const isOptional = schema.required?.includes(name) !== true;
      const found = { path: own, absence: field[ABSENCE], description: field.description };
      return [...(isOptional ? [found] : []), ...optionalFields(field, own)];
    }),
  ];
}

const FIELDS = Object.entries<Declaration>({ ...routes, ...localOperations }).flatMap(([name, { body, ...route }]) =>
  body === undefined || 'upload' in route || 'rawMethods' in route
    ? []
    : optionalFields(jsonSchemaOf(body)).map((field) => ({ ...field, operation: name as OperationName })),
);

const named = (absence: unknown): readonly string[] =>
  FIELDS.filter((field) => field.absence === absence).map(({ operation, path }) => `${operation} ${path.join('.')}`);

it('has no optional field that does not declare what leaving it out means', () => {
  expect(FIELDS.length).toBeGreaterThan(150);
  expect(named(undefined)).toEqual([]);
});

it('refuses null in every field whose absence widens an effect or a right', async () => {
  const widening = FIELDS.filter(({ absence }) => absence === WIDENS);
  expect(widening.length).toBeGreaterThan(40);
  for (const { operation, path } of widening) {
    const facts = routeFacts(operation);
    const parameters = Object.fromEntries(
      facts.parameterNames.map((name) => [name, parametersOf(operation)[name] ?? 'x']),
    );
    const field = path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), null);
    const body = Object.assign({}, FORMS[operation], field);
    const refused: unknown = await parse(facts, { way: 'in_process', parameters, body }).catch(
      (error: unknown) => error,
    );
    const fields = isGatewayError(refused) ? (refused.details['fields'] as object) : {};
    expect([operation, Object.keys(fields)]).toEqual([operation, expect.arrayContaining([path.join('.')])]);
  }
});

it('omits a field that only describes by null, and none within a list, where nothing is omitted', () => {
  const omitted = (fields: BodyFields, [name = '', ...inner]: readonly string[]): boolean => {
    const field = fields.get(name);
    return field !== undefined && (inner.length === 0 ? field.isOmittedByNull : omitted(field.fields, inner));
  };
  for (const { operation, path, absence } of FIELDS) {
    expect([operation, path, omitted(routeFacts(operation).bodyFields, path)]).toEqual([
      operation,
      path,
      absence === DESCRIBES,
    ]);
  }
});

it('says in the text of each field that null clears what null means', () => {
  const silent = FIELDS.filter(({ absence, description }) => absence === CLEARS && !/null:/.test(description ?? ''));
  expect(silent).toEqual([]);
});

it('lists the fields that null clears', () => {
  expect(named(CLEARS).toSorted()).toEqual([
    'openShop support_email',
    'openShop support_phone',
    'updateAgentLocation hours',
    'updateAgentLocation phone',
    'updateCustomer name',
    'updateCustomer notes',
    'updateMerchant fees.maximum',
    'updatePaymentLink expires_at',
    'updatePaymentLink max_payments',
    'updateProfile brand_color',
    'updateProfile checkout_note',
    'updateProfile checkout_note.en',
    'updateProfile checkout_note.fr',
    'updateProfile receipt_note',
    'updateProfile receipt_note.en',
    'updateProfile receipt_note.fr',
    'updateProfile support_email',
    'updateProfile support_phone',
    'updateWebhookEndpoint description',
  ]);
});

interface OpenString {
  readonly path: string;
  readonly writing: unknown;
}

/** Strings that any text may be, each with where it is: what an object's names may be is at `{}`. */
function openStrings(schema: Schema, path: string): readonly OpenString[] {
  const inner = (one: unknown, at: string): readonly OpenString[] =>
    typeof one === 'object' && one !== null ? openStrings(one as Schema, at) : [];
  const isOpen =
    schema.type === 'string' &&
    // Whatever is not blank may be any text, too.
    (schema.pattern === undefined || schema.pattern === String.raw`\S`) &&
    [schema.enum, schema.const, schema.format].every((bound) => bound === undefined);
  return [
    ...(isOpen ? [{ path, writing: schema[WRITING] }] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((form) => inner(form, path)),
    ...inner(schema.items, `${path}.0`),
    ...inner(schema.additionalProperties, `${path}.*`),
    ...inner(schema.propertyNames, `${path}.{}`),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => inner(field, `${path}.${name}`)),
  ];
}

const STRINGS = Object.entries<Declaration>({ ...routes, ...localOperations }).flatMap(([name, { body, ...route }]) =>
  body === undefined || 'upload' in route || 'rawMethods' in route ? [] : openStrings(jsonSchemaOf(body), name),
);

it('has no string in a body that does not declare what becomes of control and direction characters', () => {
  expect(STRINGS.length).toBeGreaterThan(60);
  expect(STRINGS.filter(({ writing }) => writing === undefined)).toEqual([]);
});

it('lists the strings that are kept as they are, because they are compared and never shown', () => {
  const names = STRINGS.filter(({ writing }) => writing === 'compared').map(({ path }) => path.replace(/\.0$/, ''));
  const others = names.filter((path) => !/(?:password|_ids?|code|token|cursor)$/.test(path));
  expect([...new Set(others)].toSorted()).toEqual([
    'addPasskey.credential',
    'cashOut.user',
    'createHandOver.id',
    'createHandOver.role',
    'createHandOver.to',
    'endHostPerson.id',
    'enterHostSession.id',
    'enterHostSession.role',
    'login.email',
    'loginWithFactor.passkey.credential',
    'lookUpCashHolders.user',
    'reauthenticate.passkey.credential',
    'resetPassword.email',
    'setKeyAddresses.allowed_from',
    'setOperatorKeyAddresses.allowed_from',
  ]);
});

it('refers to nothing outside: each field of each body is known', () => {
  const referring = Object.entries(routes)
    .filter(([, route]) => 'body' in route && JSON.stringify(jsonSchemaOf(route.body)).includes('$ref'))
    .map(([name]) => name);
  expect(referring).toEqual([]);
});

it('has the idempotency key in every body, also where there are no fields, and it is not omitted by null', () => {
  for (const [name, route] of Object.entries(routes)) {
    if (route.method === 'GET' || 'rawMethods' in route || 'upload' in route) continue;
    expect([name, routeFacts(name as RouteName).bodyFields.get('idempotency_key')?.isOmittedByNull]).toEqual([
      name,
      false,
    ]);
  }
});

it('leaves everything else as it is', () => {
  const fields = bodyFields({
    properties: {
      one: { type: 'string', [ABSENCE]: DESCRIBES },
      two: { type: 'string' },
      both: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['two'],
  });
  const body: unknown = JSON.parse('{"one":null,"two":null,"both":null,"three":null,"__proto__":null}');
  expect(JSON.stringify(withoutNulls(body, fields))).toBe('{"two":null,"both":null,"three":null,"__proto__":null}');
  for (const value of [null, undefined, 1, 'text', [null]]) expect(withoutNulls(value, fields)).toBe(value);
});
