#!/usr/bin/env node
/** `npm create saaristo`: asks for missing answers, and creates a project of widgets. */
import { spawnSync } from 'node:child_process';
import { cancel, confirm, intro, isCancel, log, outro, select, text } from '@clack/prompts';
import { CMS, DEFAULTS, findPackage, findWrongLanguage, HELP, listCommands, readArguments } from './plan.js';

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
      validate: (value) => (value?.trim() ? undefined : 'Give the name of a folder.'),
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

async function main() {
  const { help, yes, saaristo, ...given } = readArguments(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return;
  }
  const isAsking = !yes && process.stdin.isTTY && process.stdout.isTTY;
  if (isAsking) intro('Saaristo: widgets for pages of any CMS');
  const answers = isAsking ? await askMissing(given) : { ...DEFAULTS, ...dropUndefined(given) };
  for (const { command, args, inFolder } of listCommands(
    answers,
    saaristo ?? findPackage(import.meta.dirname),
  )) {
    if (isAsking) log.step([command, ...args].join(' '));
    const { status, error } = spawnSync(command, args, {
      cwd: inFolder ? answers.folder : process.cwd(),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with ${status}.`);
  }
  if (isAsking)
    outro(`Done. Next: cd ${answers.folder} && ${answers.install ? '' : 'npm install && '}npm run dev`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
