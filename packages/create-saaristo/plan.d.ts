export interface Answers {
  folder: string;
  languages: string;
  storybook: boolean;
  cms: string;
  install: boolean;
  git: boolean;
}
export interface Command {
  command: string;
  args: string[];
  inFolder?: boolean;
  isOptional?: boolean;
}
export const CMS: Readonly<Record<string, string>>;
export const HELP: string;
export const DEFAULTS: Answers;
export function readArguments(
  args: readonly string[],
): Partial<Answers> & { saaristo?: string; yes?: boolean; help?: boolean };
export function findFolderFault(folder: string): string | undefined;
export function listMissing(given: Partial<Answers>): string[];
export function findWrongLanguage(list: string): string | undefined;
export function findPackage(own: string): string;
export function listCommands(answers: Answers, source: string): Command[];
