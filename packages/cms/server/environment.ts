import path from 'node:path';
import { PASSWORD_LENGTH, getPasswordRefusal } from '../admin/password-rules.ts';
import type { OpenIdOptions } from '../accounts/open-id.ts';
import { FIRST_PUBLISHER } from '../accounts/users.ts';
import { parseTrustedProxies, type TrustedProxies } from '../platform/http/security/client-address.ts';
import { type ConfiguredHosts, isHost, isLoopback, parseHosts, removePort } from '../platform/http/hosts.ts';
import type { MailOptions } from '../platform/mail/mailer.ts';
import type { CacheTimes } from '../pages/render/shared-cache.ts';
import { IN_DATABASE, openFileStore } from '../platform/files/file-store.ts';
import { getErrorText, StartupError } from '../platform/model/startup-error.ts';

export interface ServerOptions {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Whether the start applies new migrations. */
  migrates: boolean;
  dist: string;
  dev: boolean;
  /** Whether `?edit=1` opens a page in edit mode; 'local': for requests from this machine. */
  editable: boolean | 'local';
  trustProxy: TrustedProxies;
  hosts: ConfiguredHosts;
  writesPerMinute: number;
  captchaSecret: string | undefined;
  paymentSecret: string | undefined;
  editorPassword: string | undefined;
  /** The only host with /editor; undefined for all hosts. */
  editorHost: string | undefined;
  openId: OpenIdOptions | undefined;
  /** The SMTP server for replies; undefined without one. */
  mail: MailOptions | undefined;
  /** Whether the demo accounts of the README, which have public passwords, can sign in. */
  demoUsers: boolean;
  /** Where files are stored: `database`, a folder or `s3://bucket/prefix`. */
  files: string;
  /** The port of the metrics; undefined if they are off. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Whether each request is logged. */
  logsRequests: boolean;
  /** How long caches keep pages; 0 fresh seconds: pages are not shared. */
  cacheTimes: CacheTimes;
  /** Caches that are asked to forget changed pages. */
  purgeUrls: readonly string[];
  purgeToken: string | undefined;
  /** Whether browsers may fetch the next page in advance. */
  prefetches: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');

function parseNumber(name: string, value: string | undefined, most: number, otherwise: number): number {
  if (!value) return otherwise;
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new StartupError(
    `${name} is "${value}", which is no number from 0 to ${most}: correct it or leave it out.`,
  );
}

function parseUrls(name: string, value: string | undefined): string[] {
  const urls = (value ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  const wrong = urls.find((url) => !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''));
  if (wrong === undefined) return urls;
  throw new StartupError(`${name} has "${wrong}", which is no address: write http://127.0.0.1:6081/.`);
}

function parseProxies(value: string | undefined): TrustedProxies {
  const proxies = parseTrustedProxies(value || '0');
  if (proxies !== undefined) return proxies;
  throw new StartupError(
    `SAARISTO_TRUST_PROXY is "${value}", which is neither how many proxies there are nor their addresses: write 1, or 10.0.0.1,10.0.1.0/24.`,
  );
}

function parseSiteHosts(value: string | undefined): ConfiguredHosts {
  const hosts = parseHosts(value ?? '');
  if (hosts) return hosts;
  throw new StartupError(
    `SAARISTO_HOSTS is "${value}", which does not name a host of its own for each site: write atriafi=www.example.fi,lihakauppa=shop.example.fi, or *.example.fi.`,
  );
}

function parsePassword(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const refusal = getPasswordRefusal(value, [FIRST_PUBLISHER]);
  if (!refusal) return value;
  const { least, most } = PASSWORD_LENGTH;
  throw new StartupError(
    refusal === 'length'
      ? `SAARISTO_EDITOR_PASSWORD has fewer than ${least} or more than ${most} characters: choose another one or leave it out.`
      : 'SAARISTO_EDITOR_PASSWORD is one that many people use: choose another one or leave it out.',
  );
}

function parseEditorHost(value: string | undefined, hosts: ConfiguredHosts): string | undefined {
  if (!value) return undefined;
  const host = value.trim().toLowerCase();
  const isSite = [...hosts.values()].some((one) => removePort(one) === removePort(host));
  if (isHost(host) && !isSite) return host;
  throw new StartupError(
    `SAARISTO_EDITOR_HOST is "${value}", which is not a host without a site: write editor.example.fi, or leave it out.`,
  );
}

function parseOpenId(env: NodeJS.ProcessEnv): OpenIdOptions | undefined {
  const [issuer, clientId, clientSecret] = [
    env.SAARISTO_OPENID_ISSUER,
    env.SAARISTO_OPENID_CLIENT_ID,
    env.SAARISTO_OPENID_CLIENT_SECRET,
  ];
  if (!issuer && !clientId && !clientSecret) return undefined;
  const url = URL.canParse(issuer ?? '') ? new URL(issuer ?? '') : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!issuer || !clientId || !clientSecret || !url || !isSafe)
    throw new StartupError(
      'SAARISTO_OPENID_ISSUER (an https address), SAARISTO_OPENID_CLIENT_ID and SAARISTO_OPENID_CLIENT_SECRET belong together: set all three or none.',
    );
  return { issuer, clientId, clientSecret, name: env.SAARISTO_OPENID_NAME || url.hostname };
}

const SENDER = /^(?:[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Reads the SMTP server for replies. Both values or neither are set. */
function parseMail({
  SAARISTO_SMTP_URL: url,
  SAARISTO_MAIL_FROM: from,
}: NodeJS.ProcessEnv): MailOptions | undefined {
  if (!url && !from) return undefined;
  if (!url || !URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new StartupError(
      'SAARISTO_SMTP_URL is no address of an SMTP server: write smtp://user:password@host:587 or smtps://user:password@host.',
    );
  if (!from || !SENDER.test(from))
    throw new StartupError('SAARISTO_MAIL_FROM is no sender: write an e-mail address, or Name <address>.');
  return { url, from };
}

/** Checks the store of files and its credentials. */
function parseFiles(env: NodeJS.ProcessEnv): string {
  const location = env.SAARISTO_FILES || IN_DATABASE;
  try {
    openFileStore(location, env);
    return location;
  } catch (error) {
    throw new StartupError(`SAARISTO_FILES: ${getErrorText(error)}`);
  }
}

/** Returns whether only this machine can reach the server: it listens locally and has no proxy. */
const isOnlyLocal = (host: string, env: NodeJS.ProcessEnv): boolean =>
  isLoopback(host) && !env.SAARISTO_TRUST_PROXY && !env.SAARISTO_HOSTS;

/**
 * Reads the options from the environment and the command line (docs/deployment.md).
 * @throws StartupError with one sentence for each invalid value
 */
export function readEnvironment(env: NodeJS.ProcessEnv, args: readonly string[]): ServerOptions {
  const problems: string[] = [];
  const read = <T>(parse: () => T, otherwise: T): T => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      problems.push(error.message);
      return otherwise;
    }
  };
  const readNumber = (name: string, most: number, otherwise: number): number =>
    read(() => parseNumber(name, env[name], most, otherwise), otherwise);
  const dev = args.includes('--dev');
  const host = env.HOST || 'localhost';
  const hosts = read<ConfiguredHosts>(() => parseSiteHosts(env.SAARISTO_HOSTS), new Map());
  const options: ServerOptions = {
    port: readNumber('PORT', 65_535, 4000),
    host,
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: env.SAARISTO_DATA || path.join(ROOT, '.data'),
    migrates: env.SAARISTO_MIGRATE !== '0',
    dist: env.SAARISTO_DIST || path.join(ROOT, 'dist'),
    dev,
    editable: env.SAARISTO_EDIT === '1' || (dev && 'local'),
    hosts,
    trustProxy: read<TrustedProxies>(() => parseProxies(env.SAARISTO_TRUST_PROXY), false),
    writesPerMinute: readNumber('SAARISTO_WRITES_PER_MINUTE', 1_000_000, 120),
    captchaSecret: env.SAARISTO_CAPTCHA_SECRET || undefined,
    paymentSecret: env.SAARISTO_PAYMENT_SECRET || undefined,
    editorPassword: read(() => parsePassword(env.SAARISTO_EDITOR_PASSWORD), undefined),
    editorHost: read(() => parseEditorHost(env.SAARISTO_EDITOR_HOST, hosts), undefined),
    openId: read(() => parseOpenId(env), undefined),
    mail: read(() => parseMail(env), undefined),
    demoUsers: env.SAARISTO_DEMO_USERS ? env.SAARISTO_DEMO_USERS === '1' : isOnlyLocal(host, env),
    files: read(() => parseFiles(env), IN_DATABASE),
    metricsPort: readNumber('SAARISTO_METRICS_PORT', 65_535, 0) || undefined,
    metricsHost: env.SAARISTO_METRICS_HOST || 'localhost',
    logsRequests: env.SAARISTO_REQUEST_LOG === '1',
    cacheTimes: {
      freshSeconds: readNumber('SAARISTO_CACHE_SECONDS', 31_536_000, 0),
      staleSeconds: readNumber('SAARISTO_CACHE_STALE_SECONDS', 31_536_000, 600),
    },
    purgeUrls: read(() => parseUrls('SAARISTO_PURGE_URLS', env.SAARISTO_PURGE_URLS), []),
    purgeToken: env.SAARISTO_PURGE_TOKEN || undefined,
    prefetches: env.SAARISTO_PREFETCH !== '0',
  };
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return options;
}
