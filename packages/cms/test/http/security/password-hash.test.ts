import { beforeAll, describe, expect, it } from 'vitest';
import { COST, verifyPassword, hashPassword } from '../../../platform/http/security/password-hash.ts';
import { cheapHash, FULL_COST, hashOf, oldHash, PHC } from '../../support/hashes.ts';

describe('password hash', () => {
  beforeAll(() => void Object.assign(COST, FULL_COST));

  it('hash: it is a PHC string with its cost and a new salt each time', async () => {
    const [one, two] = await Promise.all([hashPassword('salainen sana'), hashPassword('salainen sana')]);
    expect(one).toMatch(PHC);
    expect(one).not.toBe(two);
    expect(await verifyPassword('salainen sana', one)).toEqual({ isRight: true });
    expect(await verifyPassword('salainen sana ', one)).toEqual({ isRight: false });
  });

  it('hash: a letter may be composed of two characters', async () => {
    const { isRight } = await verifyPassword('pa\u0308a', hashOf('p\u00e4a', 4, 8, 1));
    expect(isRight).toBe(true);
  });

  it.each([
    ['other parameters of the same cost', 14, 16, 3, false],
    ['parameters of two digits', 10, 10, 10, true],
  ])('verify: a hash with %s (%i, %i, %i) is replaced: %s', async (_, ln, r, p, isReplaced) => {
    const hash = hashOf('sana', ln, r, p);
    const { isRight, renewed } = await verifyPassword('sana', hash);
    expect([isRight, renewed !== undefined]).toEqual([true, isReplaced]);
  });

  it.each([
    ['of a lower cost', cheapHash],
    ['without its cost', oldHash],
  ])('verify: a hash %s is correct and is replaced by one of the current cost', async (_, make) => {
    const hash = make('vanha salasana');
    const { isRight, renewed } = await verifyPassword('vanha salasana', hash);
    expect([isRight, renewed]).toEqual([true, expect.stringMatching(PHC)]);
    expect(await verifyPassword('vanha salasana', renewed)).toEqual({ isRight: true });
    expect(await verifyPassword('väärä salasana', hash)).toEqual({ isRight: false });
  });

  it.each([
    undefined,
    '',
    '$scrypt$',
    '$scrypt$ln=40,r=8,p=3$AAAA$AAAA',
    '$scrypt$ln=15,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$',
    `$scrypt$ln=18,r=8,p=1$AAAA$${'A'.repeat(43)}`,
    '$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAA',
  ])('verify: an invalid hash (%s) matches no password', async (hash) => {
    expect(await verifyPassword('', hash)).toEqual({ isRight: false });
  });
});
