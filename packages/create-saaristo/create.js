#!/usr/bin/env node
/** `npm create saaristo`: asks for missing answers, and creates a project of widgets. */
import { spawnSync } from 'node:child_process';
import { cancel, confirm, intro, isCancel, log, outro, select, text } from '@clack/prompts';
import {
  CMS,
  DEFAULTS,
  findFolderFault,
  findPackage,
  findWrongLanguage,
  HELP,
  listCommands,
  listMissing,
  readArguments,
} from './plan.js';

/** Ends the process if the question was cancelled. */
async function ask(question) {
  const answer = await question;
  if (!isCancel(answer)) return answer;
  cancel('Nothing was written.');
  process.exit(1);
}

const QUESTIONS = {
  folder: () =>
    text({
      message: 'Folder of the project',
      initialValue: DEFAULTS.folder,
      validate: (value) => findFolderFault(value ?? ''),
    }),
  languages: () =>
    text({
      message: 'Languages of the texts, the default first',
      initialValue: DEFAULTS.languages,
      validate: (value) => findWrongLanguage(value ?? ''),
    }),
  storybook: () => confirm({ message: 'Storybook', initialValue: DEFAULTS.storybook }),
  cms: () =>
    select({
      message: 'CMS or server of the pages',
      initialValue: DEFAULTS.cms,
      options: Object.entries(CMS).map(([value, label]) => ({ value, label })),
    }),
  install: () => confirm({ message: 'Install the packages', initialValue: DEFAULTS.install }),
  git: () => confirm({ message: 'Create a Git repository', initialValue: DEFAULTS.git }),
};

/** Asks each question that the arguments do not answer. */
async function askMissing(given) {
  const answers = {};
  for (const [name, question] of Object.entries(QUESTIONS))
    answers[name] = given[name] ?? (await ask(question()));
  return answers;
}

const dropUndefined = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Writes a word as a shell reads it. */
const quote = (word) => (/^[\w./:@=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/**
 * Runs a command. The first one writes the project, and the later ones run in it.
 * @throws with one sentence if it fails, unless the project is complete without it
 */
function run({ command, args, inFolder, isOptional }, folder) {
  const { status, error } = spawnSync(command, args, {
    cwd: inFolder ? folder : process.cwd(),
    // `saaristo init` lists steps that follow here.
    stdio: inFolder ? 'inherit' : ['inherit', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const called = inFolder ? [command, ...args].join(' ') : 'saaristo init';
  const reason = error?.code === 'ENOENT' ? `${command} is not installed` : `${called} failed`;
  const fault = inFolder ? `${reason}. The project is in ${folder}: run ${called} there.` : `${reason}.`;
  if (!isOptional) throw new Error(fault);
  console.warn(fault);
}

async function main() {
  const { help, yes, saaristo, ...given } = readArguments(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return;
  }
  const isAsking = !yes && process.stdin.isTTY && process.stdout.isTTY;
  const missing = isAsking || yes ? [] : listMissing(given);
  if (missing.length > 0)
    throw new Error(`There is no terminal for questions: give ${missing.join(', ')}, or --yes.`);
  const wanted = given.folder ?? (isAsking ? undefined : DEFAULTS.folder);
  const fault = wanted === undefined ? undefined : findFolderFault(wanted);
  if (fault) throw new Error(fault);
  if (isAsking) intro('Saaristo: widgets for pages of any CMS');
  const answers = isAsking ? await askMissing(given) : { ...DEFAULTS, ...dropUndefined(given) };
  const { folder, install } = answers;
  for (const command of listCommands(answers, saaristo ?? findPackage(import.meta.dirname))) {
    if (isAsking)
      log.step(command.inFolder ? [command.command, ...command.args].join(' ') : `Writing ${folder}`);
    run(command, folder);
  }
  const next = `Done. Next: cd ${quote(folder)} && ${install ? '' : 'npm install && '}npm run dev`;
  if (isAsking) outro(next);
  else console.log(next);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
