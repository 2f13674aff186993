import type { SampleForm } from '../../../packages/cms/test/support/submissions.ts';
import {
  complaint,
  contents,
  fileOf,
  question,
  sampleForms,
} from '../../../packages/cms/test/support/submissions.ts';

/** A submission that can be identified. */
export interface Submission {
  /** Part of its message and of the names of its files. */
  mark: string;
  form: SampleForm;
  files: { Name: string; Data: string }[];
}

const [, feedback = question] = sampleForms;

/** Every fourth has two pictures of some hundred kilobytes, so that a kill can happen between an enquiry and its files. */
export function createSubmission(number: number): Submission {
  const mark = `merkki ${number}`;
  if (number % 4 !== 0) return { mark, form: number % 4 === 1 ? feedback : question, files: [] };
  const picture = Buffer.concat([contents.jpeg, Buffer.alloc(200_000, number)]);
  const files = [1, 2].map((part) => fileOf(`${mark} kuva ${part}.jpg`, 'image/jpeg', picture));
  return { mark, form: complaint, files };
}

/** Opens a page of the server once for each start. Returns the headers of a write from it. */
export const getHeaders = (() => {
  const pages = new Map<string, Promise<Record<string, string>>>();
  const visit = async (origin: string): Promise<Record<string, string>> => {
    const page = await fetch(origin);
    await page.text();
    const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
    return { cookie: cookies.join('; '), 'x-xsrf-token': token };
  };
  return (origin: string) => {
    const standing = pages.get(origin) ?? visit(origin);
    pages.set(origin, standing);
    // A server that is killed meanwhile is requested again after its next start.
    standing.catch(() => pages.delete(origin));
    return standing;
  };
})();
