import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The proxies whose `X-Forwarded-…` headers are trusted, as fastify's `trustProxy`. */
export type TrustedProxies = boolean | string[] | ((address: string, hop: number) => boolean);

/** Networks in which a proxy may be that is given by number only: this machine and private networks. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_PROXIES = 10;

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return NETWORK_NAMES.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * Parses the trusted proxies: either their number, with the nearest one on this machine or in a private network, or
 * their addresses and networks separated by commas. Header values that were added before the first trusted proxy are
 * ignored.
 * @returns undefined if the value is neither
 */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (/^\d+$/.test(value)) {
    const proxies = Number(value);
    if (proxies > MAX_PROXIES) return undefined;
    return proxies > 0 && ((address, hop) => hop < proxies && (hop > 0 || isPrivateAddress(address)));
  }
  const networks = value.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the first four of the eight groups of an IPv6 address. */
function getNetwork(address: string): string {
  const [left = '', right = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = left.split(':').filter(Boolean);
  const after = right.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Math.max(0, 8 - groups.length - after.length) : 0;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Returns the key by which a client is counted: an IPv4 address, or the /64 network of an IPv6 address, because a
 * connection usually gets a whole /64.
 */
export function getClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, v4] = MAPPED_IPV4.exec(ip) ?? [];
  return v4 ?? (isIPv6(ip) ? `${getNetwork(ip)}::/64` : ip);
}
