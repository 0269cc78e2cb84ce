import type { DataOf } from '@mitako/contract';
import { LIMITS, type Role } from '@mitako/contract/names';
import type { Ids } from '../basics/ids.ts';
import { GatewayError } from '../errors.ts';
import { type CommitContext, decideAndCommit } from '../kernel/decide-and-commit.ts';
import { type CryptoKey, type JWK, SignJWT, errors, exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose';
import type { Session, SigningKey } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { Keyring } from './keyring.ts';

const ALGORITHM = 'EdDSA';
/**
 * How long tokens are verified with cached keys: a key stays valid, and an unknown `kid` triggers a read. Signing and
 * publishing read each time, because another process may have created a newer key.
 */
const CACHE_MS = 60_000;

export interface AccessClaims {
  readonly sessionId: string;
  readonly role: Role;
  readonly principalId: string;
}

export interface RefreshClaims extends AccessClaims {
  readonly generation: number;
}

/**
 * Access and refresh tokens: EdDSA JWTs (RFC 8037), distinguished by `typ` and `aud` (RFC 8725 §3.11), signed with the
 * newest key and verified with any published key.
 */
export interface Tokens {
  /** A pair for the session's current generation. */
  issue(session: Session): Promise<{ readonly accessToken: string; readonly refreshToken: string }>;
  /** @throws GatewayError `TOKEN_EXPIRED` (only with a valid signature) or `INVALID_TOKEN` */
  verifyAccess(token: string): Promise<AccessClaims>;
  /** @throws GatewayError `REFRESH_TOKEN_INVALID` */
  verifyRefresh(token: string, role: Role): Promise<RefreshClaims>;
  /** Public keys (RFC 7517). */
  jwks(): Promise<DataOf<'getSigningKeys'>>;
  /** Creates the first signing key unless one exists. */
  prepare(): Promise<void>;
  /** Makes a key. Once its changes are committed, tokens are signed with it; those of the old keys remain valid. */
  newKey(): Promise<{ readonly id: string; readonly changes: readonly Change[] }>;
}

interface LoadedKeys {
  readonly signing: { readonly id: string; readonly key: CryptoKey } | null;
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  readonly jwks: DataOf<'getSigningKeys'>['keys'];
}

export function createTokens(
  parts: CommitContext & { readonly ids: Ids; readonly keyring: Keyring; readonly publicUrl: string },
): Tokens {
  const { store, clock, ids, keyring, publicUrl } = parts;
  const accessAudience = `${publicUrl}/api/v1`;
  const refreshAudience = `${publicUrl}/auth/refresh`;
  const imported = new Map<string, Promise<CryptoKey>>();
  let cache: Promise<LoadedKeys> | null = null;
  let cachedAtMs = 0;
  let making: Promise<void> | null = null;

  async function load(): Promise<LoadedKeys> {
    const rows = await store.read.signingKeys();
    const verifying = new Map<string, CryptoKey>();
    const jwks: Readonly<Record<string, string>>[] = [];
    for (const row of rows) {
      const jwk = JSON.parse(row.publicJwk) as Readonly<Record<string, string>>;
      jwks.push({ ...jwk, kid: row.id, alg: ALGORITHM, use: 'sig' });
      verifying.set(row.id, await importOnce(`public ${row.id}`, () => jwk));
    }
    const newest = rows.find((row) => row.retiredAtMs === null);
    const signing =
      newest === undefined
        ? null
        : { id: newest.id, key: await importOnce(`private ${newest.id}`, () => openKey(newest)) };
    return { signing, verifying, jwks };
  }

  /** A key never changes, so it is decrypted and imported once. */
  function importOnce(name: string, jwk: () => JWK): Promise<CryptoKey> {
    let key = imported.get(name);
    if (key === undefined) {
      key = importKey(jwk());
      imported.set(name, key);
    }
    return key;
  }

  function openKey({ id, encryptedPrivateJwk }: SigningKey): JWK {
    return JSON.parse(keyring.open(encryptedPrivateJwk, signingKeyContext(id))) as JWK;
  }

  function keys(options: { readonly fresh?: boolean } = {}): Promise<LoadedKeys> {
    if (cache === null || options.fresh === true || clock.now() - cachedAtMs > CACHE_MS) {
      cachedAtMs = clock.now();
      cache = load().catch((error: unknown) => {
        cache = null;
        throw error;
      });
    }
    return cache;
  }

  async function newKey(): ReturnType<Tokens['newKey']> {
    const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
    const id = ids.secret(12);
    const made: SigningKey = {
      id,
      publicJwk: JSON.stringify(await exportJWK(pair.publicKey)),
      encryptedPrivateJwk: keyring.seal(JSON.stringify(await exportJWK(pair.privateKey)), signingKeyContext(id)),
      createdAtMs: clock.now(),
      retiredAtMs: null,
    };
    return {
      id,
      changes: [
        { type: 'signing_key.insert', signingKey: made },
        { type: 'signing_key.retire_others', id, nowMs: clock.now() },
      ],
    };
  }

  /** Committed outside of any operation: it depends on no decision, and an extra key is harmless. */
  function createFirstKey(): Promise<void> {
    return decideAndCommit(
      parts,
      async () => {
        // Another process, or a commit whose response was lost, may have created it meanwhile.
        const { signing } = await load();
        return { changes: signing === null ? (await newKey()).changes : [], value: undefined };
      },
      { unwitnessed: 'repeat' },
    );
  }

  /** The newest, of any process. */
  async function signingKey(): Promise<{ readonly id: string; readonly key: CryptoKey }> {
    const loaded = await keys({ fresh: true });
    if (loaded.signing !== null) return loaded.signing;
    // The first token ever: the key is created here, so that an engine without logins has none. Concurrent logins share
    // it.
    making ??= createFirstKey().finally(() => {
      making = null;
    });
    await making;
    const { signing } = await keys({ fresh: true });
    if (signing === null) throw new Error('the signing key that was just stored is not there');
    return signing;
  }

  async function sign(
    session: Session,
    { id, key }: { readonly id: string; readonly key: CryptoKey },
    token: { readonly type: string; readonly audience: string; readonly expiresAtMs: number; readonly claims: object },
  ): Promise<string> {
    return new SignJWT({ sid: session.id, role: session.role, ...token.claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: token.type })
      .setSubject(session.principalId)
      .setIssuer(publicUrl)
      .setAudience(token.audience)
      .setJti(ids.secret(16))
      .setIssuedAt(Math.floor(clock.now() / 1000))
      .setExpirationTime(Math.floor(token.expiresAtMs / 1000))
      .sign(key);
  }

  async function verify(token: string, type: string, audience: string): Promise<Readonly<Record<string, unknown>>> {
    const { payload } = await jwtVerify(
      token,
      async (header) => {
        const kid = header.kid ?? '';
        const found = (await keys()).verifying.get(kid) ?? (await keys({ fresh: true })).verifying.get(kid);
        if (found === undefined) throw new errors.JWKSNoMatchingKey();
        return found;
      },
      {
        algorithms: [ALGORITHM],
        typ: type,
        audience,
        issuer: publicUrl,
        currentDate: new Date(clock.now()),
        requiredClaims: ['sub', 'sid', 'role', 'exp'],
      },
    );
    return payload;
  }

  return {
    async issue(session) {
      const newest = await signingKey();
      const [accessToken, refreshToken] = await Promise.all([
        sign(session, newest, {
          type: 'at+jwt',
          audience: accessAudience,
          expiresAtMs: Math.min(clock.now() + LIMITS.accessTokenLifeMs, session.expiresAtMs),
          claims: {},
        }),
        sign(session, newest, {
          type: 'rt+jwt',
          audience: refreshAudience,
          expiresAtMs: Math.min(session.idleExpiresAtMs, session.expiresAtMs),
          claims: { gen: session.generation },
        }),
      ]);
      return { accessToken, refreshToken };
    },
    async verifyAccess(token) {
      try {
        return accessClaims(await verify(token, 'at+jwt', accessAudience));
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new GatewayError('TOKEN_EXPIRED');
        if (error instanceof errors.JOSEError) throw new GatewayError('INVALID_TOKEN');
        throw error;
      }
    },
    async verifyRefresh(token, role) {
      try {
        const claims = await verify(token, 'rt+jwt', refreshAudience);
        if (claims['role'] !== role) throw new GatewayError('REFRESH_TOKEN_INVALID');
        return { ...accessClaims(claims), generation: Number(claims['gen']) };
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new GatewayError('REFRESH_TOKEN_INVALID');
        throw error;
      }
    },
    jwks: async () => ({ keys: (await keys({ fresh: true })).jwks }),
    async prepare() {
      await signingKey();
    },
    newKey,
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('a signing key is not an Ed25519 key');
  return key;
}

function accessClaims(payload: Readonly<Record<string, unknown>>): AccessClaims {
  return {
    sessionId: String(payload['sid']),
    // Signed by us, so it is a role.
    role: payload['role'] as Role,
    principalId: String(payload['sub']),
  };
}

export function signingKeyContext(keyId: string): string {
  return `signing-key:${keyId}`;
}
