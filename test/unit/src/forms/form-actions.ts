/** Fills in and sends forms like a visitor, and records the calls. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from '../../../setup.ts';

/** Sets text fields by label. */
export function fill(texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

export const check = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));

/** Records the bodies that are posted to `path` from now on. Answers each with `respond`. */
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

/** Returns the lines of the error list. */
export const listedErrors = (): (string | null)[] =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Returns the errors of invalid fields by name. */
export const fieldErrors = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((field) => [
      field.name,
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .find((one) => one?.id.endsWith('-error'))?.textContent ?? '',
    ]),
  );
