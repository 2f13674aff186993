import { SITES } from 'saaristo/sites';
import { describe, expect, it } from 'vitest';
import { createHosts, isHost, isLoopback, parseHosts } from '../../platform/http/hosts.ts';

const { getSiteOrigin: originOf, getSite: siteOf } = createHosts();

describe('sites by host name [I18N-05]', () => {
  it.each([
    ['localhost', 'atriafi'],
    ['127.0.0.1', 'atriafi'],
    ['www.example.test', 'atriafi'],
    ['example.test', 'atriafi'],
    ['lihakauppa.localhost', 'lihakauppa'],
    ['LIHAKAUPPA.localhost', 'lihakauppa'],
    ['shop.example.test', 'lihakauppa'],
    ['goohse.example.test', 'goohse'],
    ['shop.localhost', 'lihakauppa'],
    ['unknown.localhost', 'atriafi'],
    ['constructor', 'atriafi'],
    ['', 'atriafi'],
  ])('host: %s is %s', (host, site) => {
    expect(siteOf(host)).toBe(site);
  });

  it.each([
    ['lihakauppa', 'localhost:4000', 'http://lihakauppa.localhost:4000'],
    ['lihakauppa', '127.0.0.1:4000', 'http://lihakauppa.localhost:4000'],
    ['atriafi', 'goohse.localhost:4000', 'http://localhost:4000'],
    ['lihakauppa', '[::1]:4000', 'http://lihakauppa.localhost:4000'],
    ['lihakauppa', 'www.example.test', 'http://shop.example.test'],
    ['lihakauppa', 'example.test', 'http://shop.example.test'],
    ['atriafi', 'shop.example.test:80', 'http://www.example.test:80'],
    ['sibylla', 'www.example.test', 'http://sibylla.example.test'],
    ['sibylla', 'somewhere.fi', undefined],
    ['sibylla', 'notexample.test', undefined],
    ['sibylla', 'example.test.evil.example', undefined],
    ['sibylla', 'localhost.evil.example', undefined],
    ['sibylla', '127.0.0.10', undefined],
    ['sibylla', '1127.0.0.1', undefined],
    ['sibylla', 'notlocalhost', undefined],
    ['sibylla', 'localhost:123456', undefined],
    ['sibylla', '[::1]x', undefined],
    ['sibylla', 'localhost" onload="', undefined],
  ] as const)('origin: %s seen from %s is at %s', (site, host, origin) => {
    expect(originOf(site, 'http', host)).toBe(origin);
  });
});

describe('configured hosts', () => {
  const configured = new Map([
    ['atriafi', 'www.example.fi'],
    ['lihakauppa', 'shop.example.fi:8443'],
  ] as const);
  const hosts = createHosts(configured, 'editor.example.fi:8443');

  it.each([
    ['www.example.fi', 'atriafi'],
    ['SHOP.example.fi', 'lihakauppa'],
    ['goohse.localhost', 'goohse'],
    ['other.example.fi', 'atriafi'],
  ])('site: %s is %s', (host, site) => expect(hosts.getSite(host)).toBe(site));

  it.each([
    ['atriafi', 'shop.example.fi:8443', 'https://www.example.fi'],
    ['lihakauppa', 'WWW.example.fi', 'https://shop.example.fi:8443'],
    ['lihakauppa', 'editor.example.fi:8443', 'https://shop.example.fi:8443'],
    ['sibylla', 'www.example.fi', undefined],
    ['lihakauppa', 'www.localhost', 'https://lihakauppa.localhost'],
    ['lihakauppa', 'other.example.fi', undefined],
    ['lihakauppa', '"', undefined],
  ] as const)('origin of a site: %s seen from %s is at %s', (site, host, origin) =>
    expect(hosts.getSiteOrigin(site, 'https', host)).toBe(origin),
  );

  it.each([
    ['atriafi=www.example.fi', { atriafi: 'www.example.fi' }],
    [' Atriafi=WWW.example.fi:8443 , ,', { atriafi: 'www.example.fi:8443' }],
    ['atriafi=[::1]:80', { atriafi: '[::1]:80' }],
    ['', {}],
    ['www.example.fi', undefined],
    ['nowhere=www.example.fi', undefined],
    ['atriafi=', undefined],
    ['atriafi=a b', undefined],
    ['atriafi=www.example.fi:123456', undefined],
    ['atriafi=https://www.example.fi', undefined],
    ['atriafi=www.example.fi/x', undefined],
    ['atriafi=www.example.fi=x', undefined],
    ['*.', undefined],
    ['x*.example.fi', undefined],
    ['atriafi=www.example.fi,lihakauppa=WWW.example.fi', undefined],
    ['atriafi=www.example.fi:1,lihakauppa=www.example.fi:2', undefined],
  ])('SAARISTO_HOSTS: %j is read as %j', (value, expected) => {
    const parsed = parseHosts(value);
    expect(parsed && Object.fromEntries(parsed)).toEqual(expected);
  });

  it('SAARISTO_HOSTS: a pattern names the sites that are not listed', () => {
    const parsed = parseHosts('atriafi=www.example.fi,*.example.fi');
    expect([parsed?.size, parsed?.get('atriafi'), parsed?.get('sibylla')]).toEqual([
      SITES.length,
      'www.example.fi',
      'sibylla.example.fi',
    ]);
  });

  it.each([
    ['localhost', true, true],
    ['shop.LOCALHOST', true, true],
    ['127.0.0.1', true, true],
    ['::1', false, true],
    ['[::1]', true, true],
    ['::1:', false, false],
    ['x::1', false, false],
    ['.localhost', true, false],
    ['[::1]:80', true, false],
    ['www.example.fi:8443', true, false],
    ['www.example.fi:', false, false],
    ['[zz]', false, false],
    ['x[::1]', false, false],
  ])('names: %s is a host: %s, and this machine: %s', (name, host, local) => {
    expect([isHost(name), isLoopback(name)]).toEqual([host, local]);
  });
});
