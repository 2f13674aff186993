/** Answers every call of a visit rightly. Failing calls are in `chaos.test.ts`. */
import type { Visit } from '#island/examples.ts';
import type { ApiCall } from '../../src/api/mocks/answers.ts';
import { handlers, respond } from '../../src/api/mocks/handlers.ts';
import { api } from '../setup.ts';

let answers: NonNullable<Visit['page']>['answers'];
/** Created once, because there are many. */
const answering = handlers((call: ApiCall, request, requestId) => {
  const own = answers?.[`${request.method} ${new URL(request.url).pathname}`];
  return respond.ok(own ? { ...call, answer: own } : call, requestId);
});

export function serve({ page }: Pick<Visit, 'page'>): void {
  answers = page?.answers;
  api.use(...answering);
}
