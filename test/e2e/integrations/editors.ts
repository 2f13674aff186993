/** Starts the examples of `examples/` that have the block editor. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Example, examples, freePort, INTEGRATIONS, type Running, runExample } from './servers.ts';

export interface EditorExample extends Example {
  /** Address of the API. */
  api: string;
  /** Header and cookie of the CSRF token. */
  csrf: [header: string, cookie: string];
  /** Whether people are known by HTTP Basic authentication. */
  usesBasic: boolean;
  signIn: (page: Page, who: string) => Promise<void>;
  /** Prepares the database. */
  prepare?: (env: Record<string, string>) => void;
}

/** Creates a publisher and an editor with Django's own users and permissions. */
const PEOPLE = `
from django.contrib.auth.models import Permission, User
User.objects.create_superuser('pia', password='pia-secret')
eero = User.objects.create_user('eero', password='eero-secret')
eero.user_permissions.add(Permission.objects.get(codename='change_page'))
`;

const exampleOf = (name: string): Example => examples.find((one) => one.name === name)!;

export const editorExamples: readonly EditorExample[] = [
  {
    ...exampleOf('express'),
    api: '/editor/api',
    csrf: ['x-xsrf-token', 'XSRF-TOKEN'],
    usesBasic: true,
    signIn: () => Promise.resolve(),
  },
  {
    ...exampleOf('django'),
    api: '/editor/api',
    csrf: ['x-csrftoken', 'csrftoken'],
    usesBasic: false,
    prepare(env) {
      const { command, folder } = exampleOf('django').start(0);
      const manage = (...args: string[]): void => {
        const [python] = command;
        const { status, stderr } = spawnSync(python, ['manage.py', ...args], {
          cwd: join(INTEGRATIONS, folder),
          env: { ...process.env, ...env },
          encoding: 'utf8',
        });
        if (status !== 0) throw new Error(stderr);
      };
      manage('migrate', '--verbosity', '0');
      manage('shell', '-c', PEOPLE);
    },
    async signIn(page, who) {
      await page.goto('/editor');
      await page.getByLabel('Username').fill(who);
      await page.getByLabel('Password').fill(`${who}-secret`);
      await page.getByRole('button', { name: 'Sign in' }).click();
    },
  },
];

/**
 * Starts an example with a publisher, `pia`, and an editor, `eero`.
 * @param page the file of its front page
 * @param folder where its pages are stored
 * @param sidecar checks and renders pages, if the example does not do it itself
 */
export async function startEditorExample(
  example: EditorExample,
  page: string,
  folder: string,
  sidecar: string,
): Promise<Running> {
  const env = {
    EDITORS: 'pia:pia-secret:publisher,eero:eero-secret:editor',
    PAGES: folder,
    ...(example.usesSidecar && { SAARISTO_SIDECAR: `${sidecar}/` }),
  };
  example.prepare?.(env);
  return runExample(example, page, await freePort(), env);
}
