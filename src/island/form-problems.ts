/** Checks the props in a form by the rules of the runtime, and describes problems in the editor's language. */
import { type Fault, type Path, type PropSchema, readProps, type Rule } from './check-props.ts';
import { readDay } from '#lib/day.ts';
import { listLeaves, type Schema, withoutNull } from './form-model.ts';

/** A problem of a prop. */
export interface Problem {
  path: Path;
  message: string;
}

type Limit = Exclude<Rule, 'type' | 'enum' | 'const' | 'anyOf' | 'required' | 'either'>;

/** The messages of problems. A limit is a number, a number of characters or a number of items. */
export type ProblemMessages = Record<
  'required' | 'text' | 'number' | 'wholeNumber' | 'choice' | 'wrong',
  string
> &
  Record<Limit, (limit: number) => string> & {
    /** @param names titles of the props of which one must be given */
    either: (names: string) => string;
  };

/** Replaces a fault of alternatives by the faults of the alternative that fits best: its first fault is deepest. */
function resolve(fault: Fault): Fault[] {
  const alternatives = (fault.choices ?? []).map((faults) => faults.flatMap(resolve));
  const depth = ([first]: Fault[]): number => first!.path.length;
  const [best] = alternatives.sort((a, b) => depth(b) - depth(a));
  return best ?? [fault];
}

const TYPES = { string: 'text', number: 'number', integer: 'wholeNumber' } as const;

function describeFault({ rule, schema }: Fault, form: Schema, messages: ProblemMessages): string {
  switch (rule) {
    case 'required':
      return messages.required;
    case 'either':
      return messages.either(
        schema.either![0]!.map((name) => form.properties?.[name]?.title ?? name).join(', '),
      );
    case 'enum':
      return messages.choice;
    case 'type':
      return messages[TYPES[schema.type as keyof typeof TYPES] ?? 'wrong'];
    case 'const':
    case 'anyOf':
      return messages.wrong;
    default: {
      const limit = schema[rule]!;
      return rule === 'minLength' && limit === 1 ? messages.required : messages[rule](limit);
    }
  }
}

/** Returns all problems of a block's props, and days that the calendar does not have. Returns none if the runtime accepts them. */
export function findFormProblems(schema: Schema, props: unknown, messages: ProblemMessages): Problem[] {
  const either = schema.allOf?.map(({ anyOf = [] }) => anyOf.flatMap(({ required = [] }) => required));
  const faults: Fault[] = [];
  readProps({ ...(schema as PropSchema), ...(either && { either }) }, props, faults);
  const days = [...listLeaves(schema, props)].filter(
    ({ kind, value }) =>
      kind === 'date' && typeof value === 'string' && value !== '' && readDay(value) === undefined,
  );
  return [
    ...faults
      .flatMap(resolve)
      .map((fault) => ({ path: fault.path, message: describeFault(fault, schema, messages) })),
    ...days.map(({ path }) => ({ path, message: messages.wrong })),
  ];
}

/**
 * Describes a path for editors: 'Slides › No. 1 › Picture'.
 * @param nameItem names an item of a list by its number, from 1
 */
export function describePath(
  schema: Schema | undefined,
  path: Path,
  nameItem: (number: number) => string,
): string {
  const names: string[] = [];
  let here = schema;
  for (const step of path) {
    const now: Schema | undefined = here && withoutNull(here).schema;
    if (typeof step === 'number') {
      names.push(nameItem(step + 1));
      here = now?.items;
    } else {
      here = [now, ...(now?.anyOf ?? [])].find((one) => one?.properties?.[step])?.properties![step];
      names.push((here && withoutNull(here).schema.title) ?? step);
    }
  }
  return names.join(' › ');
}
