/**
 * `npm run wordpress`: starts a WordPress with the plugin. `-- --zip` creates the plugin's archive, `-- --check` runs its browser tests.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../setup/build.ts';
import { ensureChromium } from '../setup/chromium.ts';
import { giveUp, root } from '../setup/ensure.mjs';
import { run } from '../setup/run.ts';
import { ensureWordPress, NoWordPress } from './packages.ts';
import { writeZip } from './plugin.ts';
import { cache, LOGINS, startWordPress } from './site.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    grep: { type: 'string', short: 'g', default: '' },
    zip: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    port: { type: 'string', default: '8080' },
    theme: { type: 'string', default: 'twentytwentyone' },
  },
});

async function serve(): Promise<void> {
  const site = await startWordPress({
    port: Number(values.port),
    isFresh: values.fresh,
    theme: values.theme,
  });
  console.log(`WordPress with Saaristo: ${site.url}/  (its administration: ${site.url}/wp-admin/)`);
  for (const [name, password] of Object.entries(LOGINS))
    console.log(`  ${name} with the password ${password}`);
  console.log('Ctrl-C ends it. Its data stays in .cache/wordpress/site; --fresh deletes the data first.');
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void site.stop().then(() => process.exit(0));
    });
  await new Promise(() => undefined);
}

try {
  const code = await buildIfNeeded();
  if (code) process.exit(code);
  if (values.zip) {
    const file = path.join(root, '.cache/wordpress/saaristo.zip');
    await writeZip(file);
    console.log(path.relative(process.cwd(), file));
  } else if (values.check) {
    // Done once here, because the tests run in several processes.
    ensureWordPress(cache);
    process.env['CHROMIUM_PATH'] = ensureChromium();
    process.env['WORDPRESS_CHECK'] = '1';
    process.exitCode = await run('playwright', [
      'test',
      'wordpress',
      '--project=desktop',
      ...(values.grep === '' ? [] : ['-g', values.grep]),
    ]);
  } else await serve();
} catch (error) {
  if (!(error instanceof NoWordPress)) throw error;
  giveUp(`WordPress cannot be started: ${error.message}.`);
}
