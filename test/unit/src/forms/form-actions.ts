/** Fills in and sends forms as visitors do, and hears what they send. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from '../../../setup.ts';

/** Writes into fields by their labels. */
export function fill(texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

export const tick = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));

/** The bodies that are posted to `path` from now on; each gets what `respond` says. */
export function captureRequests(
  path: string,
  respond: () => Response | Promise<Response> = () => HttpResponse.json({ isSuccess: true, success: true }),
): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(path, async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
}

/** The lines of the error list. */
export const listed = (): (string | null)[] =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The fields that are flagged, by name, each with what it says. */
export const flagged = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((field) => [
      field.name,
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .find((one) => one?.id.endsWith('-error'))?.textContent ?? '',
    ]),
  );

/** Every way in which a call can fail. */
export const failures: [string, () => Response][] = [
  ['answers 500', () => HttpResponse.json({}, { status: 500 })],
  ['answers 400', () => HttpResponse.json({ title: 'Bad Request' }, { status: 400 })],
  ['answers HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
  ['is cut', () => HttpResponse.error()],
];
