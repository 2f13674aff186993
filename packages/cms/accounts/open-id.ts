/** Sign-in by an OpenID Connect provider: the authorization code flow with PKCE, state and nonce. */
import * as client from 'openid-client';
import { tracedFetch } from 'saaristo/tracing';
import type { Database, Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { isLoopback } from '../platform/http/hosts.ts';
import { createToken, hashToken } from '../platform/http/security/tokens.ts';
import { normalizeEmail } from '../platform/model/emails.ts';
import { USER_COLUMNS, type User } from './users.ts';

/** The provider that the environment names (docs/deployment.md). */
export interface OpenIdOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name on the button of the login page. */
  name: string;
}

/** Maximum minutes between the redirect to the provider and its answer. */
export const OPENID_MINUTES = 10;
const TIMEOUT_SECONDS = 10;

export interface OpenIdLogin {
  /** The address of the provider to redirect to. */
  url: string;
  /** The value of the cookie, which the answer must match. */
  token: string;
}

export interface OpenId {
  name: string;
  /** Starts a login. @throws Error if the provider does not answer */
  start(redirectUri: string): Promise<OpenIdLogin>;
  /**
   * Verifies the provider's answer. Each login is accepted once.
   * @param url the address with the answer
   * @param token of the cookie
   * @returns the user; 'unknown' if no account has the identity
   * @throws Error if the answer is not the one to this login, or the provider does not answer
   */
  finish(url: URL, token: string): Promise<User | 'unknown'>;
}

/** An identity of the provider. */
interface Identity {
  /** Issuer and subject. */
  subject: string;
  email: string | undefined;
}

/**
 * Returns the user of an identity. At the first login the account with the same verified address is linked to it, unless the account is
 * linked to another identity.
 */
async function findIdentityUser(queries: Queries, { subject, email }: Identity): Promise<User | undefined> {
  const linked = await queries
    .selectFrom('editor_user')
    .select(USER_COLUMNS)
    .where('openid_subject', '=', subject)
    .executeTakeFirst();
  if (linked || email === undefined) return linked;
  return queries
    .updateTable('editor_user')
    .set({ openid_subject: subject })
    .where('email', '=', normalizeEmail(email))
    .where('openid_subject', 'is', null)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
}

/** Creates the sign-in by a provider. It is contacted at the first login. */
export function createOpenId(database: Database, options: OpenIdOptions): OpenId {
  const issuer = new URL(options.issuer);
  let discovered: Promise<client.Configuration> | undefined;
  const discover = (): Promise<client.Configuration> => {
    discovered ??= client
      .discovery(issuer, options.clientId, options.clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        [client.customFetch]: (address, init) => tracedFetch(address, init as RequestInit),
        execute: [
          // Verifies the signature of each ID token by the provider's keys.
          client.enableNonRepudiationChecks,
          // Plain http is only for a provider on this machine.
          ...(isLoopback(issuer.hostname) ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  async function readIdentity(
    config: client.Configuration,
    tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  ): Promise<Identity> {
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider has sent no ID token.');
    const { iss, sub } = claims;
    // Many providers send the address only in the user info.
    const found =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(config, tokens.access_token, sub)
        : claims;
    const { email, email_verified: isVerified } = found;
    return {
      subject: `${iss} ${sub}`,
      email: typeof email === 'string' && isVerified === true ? email : undefined,
    };
  }

  return {
    name: options.name,
    async start(redirectUri) {
      const config = await discover();
      const verifier = client.randomPKCECodeVerifier();
      const nonce = client.randomNonce();
      const token = await createToken(database, 'editor_openid_login', `${OPENID_MINUTES} minutes`, {
        verifier,
        nonce,
      });
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: hashToken(token),
        nonce,
      });
      return { url: url.href, token };
    },
    async finish(url, token) {
      const login = await database
        .deleteFrom('editor_openid_login')
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', now)
        .returning(['verifier', 'nonce'])
        .executeTakeFirst();
      if (!login) throw new Error('There is no such login.');
      const config = await discover();
      const tokens = await client.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: login.verifier,
        expectedState: hashToken(token),
        expectedNonce: login.nonce,
        idTokenExpected: true,
      });
      return (await findIdentityUser(database, await readIdentity(config, tokens))) ?? 'unknown';
    },
  };
}
