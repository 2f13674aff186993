import { describe, expect, it } from 'vitest';
import { getClientAddress, parseTrustedProxies } from '../../../platform/http/security/client-address.ts';
import { readEnvironment } from '../../../server/environment.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.255', '192.0.2.255'],
  ['::1:ffff:192.0.2.1', '0:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1:2::', '2001:db8:0:1::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['2001:0DB8:000a:0000:ffff::2', '2001:db8:a:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80:1:2:3:4:5:6:7%a::b', 'fe80:1:2:3::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['x::ffff:192.0.2.1', 'x::ffff:192.0.2.1'],
  ['::ffff:192.0.2.1x', '::ffff:192.0.2.1x'],
])('client address: %s counts as %s', (ip, counted) => expect(getClientAddress({ ip })).toBe(counted));

describe('SAARISTO_TRUST_PROXY', () => {
  const isTrusted = (value: string, address: string, hop = 0) =>
    (parseTrustedProxies(value) as (address: string, hop: number) => boolean)(address, hop);

  it.each([
    ['127.0.0.1', true],
    ['128.0.0.1', false],
    ['10.255.0.1', true],
    ['11.0.0.1', false],
    ['172.15.255.255', false],
    ['172.16.0.0', true],
    ['172.31.255.255', true],
    ['172.32.0.0', false],
    ['192.168.1.1', true],
    ['192.169.1.1', false],
    ['169.254.1.1', true],
    ['169.253.1.1', false],
    ['203.0.113.1', false],
    ['::ffff:10.0.0.3', true],
    ['::1', true],
    ['::2', false],
    ['fc00::1', true],
    ['fd00::1', true],
    ['fe00::1', false],
    ['fe80::1', true],
    ['febf::1', true],
    ['fec0::1', false],
  ])('trusted proxies: of one, the proxy at %s is trusted: %s', (address, trusted) =>
    expect(isTrusted('1', address)).toBe(trusted),
  );

  it('trusted proxies: a number trusts that many, and only the nearest has to be near', () => {
    expect([0, 1, 2].map((hop) => isTrusted('2', '203.0.113.1', hop))).toEqual([false, true, false]);
    expect([9, 10].map((hop) => isTrusted('10', '203.0.113.1', hop))).toEqual([true, false]);
    expect(parseTrustedProxies('0')).toBe(false);
  });

  it.each([
    ['10.0.0.1, fd00::/8,loopback', ['10.0.0.1', 'fd00::/8', 'loopback']],
    ['linklocal,uniquelocal', ['linklocal', 'uniquelocal']],
    ['10.0.0.0/32', ['10.0.0.0/32']],
    ['10.0.0.0/33', undefined],
    ['fd00::/128', ['fd00::/128']],
    ['fd00::/129', undefined],
    ['10.0.0.0/', undefined],
    ['10.0.0.0/a8', undefined],
    ['10.0.0.0/8a', undefined],
    ['10.0.0.0/8/8', undefined],
    ['10.0.0', undefined],
    ['loopback,nowhere', undefined],
    ['a1', undefined],
    ['1a', undefined],
    ['11', undefined],
  ])('trusted proxies: %s is read as %j', (value, networks) =>
    expect(parseTrustedProxies(value)).toEqual(networks),
  );

  it.each(['yes', '-1', '11', '10.0.0.1/33', '10.0.0', '1,2'])(
    'trusted proxies: the value %s is refused with the reason',
    (value) =>
      expect(() => readEnvironment({ SAARISTO_TRUST_PROXY: value }, [])).toThrow(
        /SAARISTO_TRUST_PROXY is .*: write 1, or .*\.$/,
      ),
  );

  it('trusted proxies: none by default', () => expect(readEnvironment({}, []).trustProxy).toBe(false));
});
