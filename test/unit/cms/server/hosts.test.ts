import { describe, expect, it } from 'vitest';
import { createHosts } from '../../../../cms/http/hosts.ts';

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
    ['sibylla', 'localhost" onload="', undefined],
  ] as const)('origin: %s seen from %s is at %s', (site, host, origin) => {
    expect(originOf(site, 'http', host)).toBe(origin);
  });
});
