import { startServer } from '../faults/server.ts';
import { solvedToken } from '../../../packages/cms/test/support/captcha.ts';
import { bodyOf, question } from '../../../packages/cms/test/support/submissions.ts';
import { type Attack, type Answer, opened } from './browser.ts';

const CART = '/api/v1/lihakauppa/shoppingcart';
const MADE_UP = 'a'.repeat(43);

/** Sends tokens that are invented, belong to another visitor, or come from a page of another site. */
export const forgedTokens: Attack = async (folder) => {
  const server = await startServer(folder);
  const rows: Awaited<ReturnType<Attack>> = [];
  /** A write that must be refused. */
  const refused = (what: string, { status }: Answer): void => {
    rows.push({ what, tried: 1, through: String(status), allowed: 'refused', went: status < 400 });
  };
  const inShop = () => opened(server.origin, 'shop');
  const add = { body: { language: 'fi', code: '20106', quantity: 1 } };
  try {
    const own = await (await inShop()).send(`${CART}/add`, add);
    rows.push({
      what: 'the own token',
      tried: 1,
      through: String(own.status),
      allowed: 200,
      went: own.status !== 200,
    });

    const [attacker, victim] = [await inShop(), await inShop()];
    victim.cookies.set('XSRF-TOKEN', attacker.token);
    refused('another visitor’s token, call', await victim.send(`${CART}/add`, add));
    refused(
      'another visitor’s token, form',
      await victim.form('/ostoskori/lisaa', { code: '20106', quantity: '1' }),
    );
    victim.cookies.set('XSRF-TOKEN', MADE_UP);
    refused('a token that is made up', await victim.send(`${CART}/add`, add));
    const signed = await inShop();
    signed.cookies.set('lk-visitor', `${MADE_UP}.${MADE_UP}`);
    refused('an id that is not signed', await signed.send(`${CART}/add`, add));
    const before = await inShop();
    const { token } = before;
    await before.form('/kirjaudu', { email: 'kerttu@lihaluoto.example', password: 'kerttu-kantaasiakas' });
    before.cookies.set('XSRF-TOKEN', token);
    refused('a token from before the login', await before.send(`${CART}/add`, add));
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await (await inShop()).send(`${CART}/add`, { ...add, headers });
      refused(`a page of elsewhere, ${JSON.stringify(headers)}`, answer);
    }

    const editor = await opened(server.origin, 'main');
    editor.cookies.set('editor-session', MADE_UP);
    const inbox = await editor.send('/editor');
    const isOpen = inbox.status === 200 && !inbox.body.includes('type="password"');
    rows.push({
      what: 'an editor’s session that is made up',
      tried: 1,
      through: String(inbox.status),
      allowed: 'login',
      went: isOpen,
    });

    const writer = await opened(server.origin, 'main');
    const ask = (captcha: string) =>
      writer.send(question.path, { body: bodyOf(question, question.Data, captcha) });
    refused(
      'a captcha that is made up',
      await ask(Buffer.from('{"challenge":{},"solution":{}}').toString('base64')),
    );
    const solved = await solvedToken();
    const changed = JSON.parse(Buffer.from(solved, 'base64').toString()) as {
      challenge: { parameters: { expiresAt: number } };
    };
    changed.challenge.parameters.expiresAt += 1_000_000;
    refused(
      'a captcha of a changed challenge',
      await ask(Buffer.from(JSON.stringify(changed)).toString('base64')),
    );
    await ask(solved);
    const again = { ...question.Data, Message: 'another question' };
    refused(
      'a captcha for the second time',
      await writer.send(question.path, { body: bodyOf(question, again, solved) }),
    );

    for (const path of [`/maksu/${'a'.repeat(22)}`, `/kuitti/${'a'.repeat(22)}`])
      refused(`the order ${path}`, await (await inShop()).send(path));
    const notice = { order: 'a'.repeat(22), payment: 'x', cents: 100, status: 'paid', signature: MADE_UP };
    refused(
      'a payment that is made up',
      await (await inShop()).send('/api/v1/lihakauppa/payment', { body: notice }),
    );
  } finally {
    await server.kill();
  }
  return rows;
};
