import { describe, expect, it } from 'vitest';
import { type Declaration, isMutating, localOperations, type OperationName, routes } from '../src/index.ts';
import { AUDIT_ACTIONS } from '../src/names.ts';

const ALL = Object.entries<Declaration>({ ...routes, ...localOperations }) as readonly (readonly [
  OperationName,
  Declaration,
])[];

const AUDITED = ALL.flatMap(([name, route]) => (route.audit ? [{ name, route, ...route.audit }] : []));

/** What merchants or operators change something with, and the audit log leaves out. */
const LEFT_OUT: Partial<Record<OperationName, string>> = {
  confirmPayment: "of keys alone: the attempt is an entry of the payment's own timeline",
  requestEmailVerification: 'asks for a mail; the link that it has is recorded',
  requestPasswordReset: 'anybody asks, and what is written says nothing of whether there is an account',
  beginPasskey: 'asks for options; the passkey that is made with them is recorded',
  challengeLogin: 'asks what a passkey is to sign; the login is recorded',
  challengePasskey: 'asks what a passkey is to sign; the authentication is recorded',
  setNotices: 'what one member wants to be told of changes nothing for anybody else',
  requestUnlock: 'anybody asks, as for a new password',
  requestSignUp: 'anybody asks; the account that its link opens is recorded',
  readInvitation: 'reads what an invitation is for, by its token, and changes nothing',
  refresh: 'keeps a login alive: the login is there, and so is its end',
};

/** What no line may hold. Names are looked at whole, and so is what is inside an object. */
const SECRET = /password|^pin$|otp|^code$|token|secret|^key$|phone|^data$|evidence|_number$|address/;

/** Whether a merchant or an operator may be the one who calls. */
function isTheirs({ auth, path }: Declaration): boolean {
  switch (auth.kind) {
    case 'api_key':
    case 'merchant':
    case 'operator':
    case 'legacy':
      return true;
    case 'token':
      return auth.roles.includes('merchant') || auth.roles.includes('operator');
    case 'none':
      return path?.startsWith('/auth/') === true;
  }
}

describe('the audit log', () => {
  it('records all changes by merchants and operators, except documented ones', () => {
    const changing = ALL.filter(([, route]) => isMutating(route) && isTheirs(route));
    expect(changing.length).toBeGreaterThan(40);
    const silent = changing.flatMap(([name, { audit }]) => (audit === undefined ? [name] : []));
    expect(silent.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
  });

  it('records no reads, customers or agents', () => {
    const misplaced = AUDITED.filter(({ route }) => !isMutating(route) || !isTheirs(route));
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });

  it('omits actions of keys only if payments record them', () => {
    const ofSessions = AUDITED.filter(({ by }) => by === 'session').map(({ name }) => name);
    expect(ofSessions.toSorted()).toEqual(['cancelPayment', 'chargePayment', 'createPayment', 'createSandboxPayment']);
  });

  it.each(AUDITED)('records fields of $name that its body has, and no secret', ({ route, details = [] }) => {
    const fields = propertiesOf(route.body);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...details]));
    for (const inside of details.flatMap((name) => namesIn(name, fields[name]))) expect(inside).not.toMatch(SECRET);
  });

  it.each(AUDITED)('finds the subject of $name', ({ route, subject }) => {
    const parameters = 'parameter' in subject ? [subject.parameter] : [];
    expect(Object.keys(propertiesOf(route.parameters))).toEqual(expect.arrayContaining(parameters));
    const [success] = Object.values(route.success);
    const reported = 'answer' in subject ? [propertiesOf(success)[subject.answer]?.properties] : [];
    for (const fields of reported) expect(fields).toHaveProperty('id', expect.objectContaining({ type: 'string' }));
  });

  it('has no unused action', () => {
    const ofRoutes = new Set(AUDITED.map(({ action }) => action));
    const others = AUDIT_ACTIONS.filter((action) => !ofRoutes.has(action));
    // A refused login, which changes something although it is refused.
    expect(others).toEqual(['session.login_failed']);
  });
});

interface Property {
  readonly type?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Property>>;
}

function propertiesOf(schema: Declaration['parameters'] | undefined): Readonly<Record<string, Property>> {
  if (schema === undefined) return {};
  const json = schema.toJSONSchema({ io: 'input', unrepresentable: 'any', reused: 'inline' }) as Property & {
    readonly $defs?: Readonly<Record<string, Property>>;
    readonly oneOf?: readonly Property[];
  };
  const forms = [json, ...(json.oneOf ?? [])].flatMap(({ properties = {} }) => Object.entries(properties));
  const resolved = forms.map(([name, property]) => {
    const definition = property.$ref === undefined ? undefined : json.$defs?.[property.$ref.replace('#/$defs/', '')];
    return [name, definition ?? property] as const;
  });
  return Object.fromEntries(resolved);
}

/** The name itself, and those of all fields below it. */
function namesIn(name: string, property: Property | undefined): readonly string[] {
  const below = Object.entries(property?.properties ?? {}).flatMap(([inner, value]) => namesIn(inner, value));
  return [name, ...below];
}
