/**
 * The cells of the chaos test: each widget, each call that its visits make, and each way in which the call can fail. All
 * are generated: a new widget, call, or field of an answer adds cells.
 */
import { API, type OperationKey } from '#api/contract/index.ts';
import type { Visit, Visits } from '#island/examples.ts';
import { findCall } from '../../../scripts/docs/calls.ts';
import { listFieldFaults, type FieldFault } from './faulty-fields.ts';

/** The ways in which a call fails as a whole. */
export const FAILURES = [
  'slow',
  '500',
  '503',
  '429',
  '401',
  'timeout',
  'cut',
  'html',
  'out of order',
  'offline',
  'left',
] as const;

export type Failure = (typeof FAILURES)[number];

/** A call of a widget with the visit that makes it. */
export interface CallOfWidget {
  widget: string;
  /** For example `GET /api/products/20101`. */
  call: string;
  operation: OperationKey;
  visit: Visit;
  /** Whether the visit's `says` and `again` are about this call. */
  isDeclared: boolean;
}

export interface Cell extends CallOfWidget {
  name: string;
  failure: Failure | 'field';
  /** Set if `failure` is `field`. */
  fault?: FieldFault;
}

/** Returns the call of a visit that its `says` and `again` are about. */
const getFailing = ({ fails, calls }: Visit): string | undefined => fails ?? calls.at(-1);

/** Lists each call of a widget once, with the visit that states the text of its failure, if there is one. */
export function listCallsOf({ name, visits }: { name: string; visits: Visits }): CallOfWidget[] {
  const all = [...new Set(visits.flatMap(({ calls }) => calls))];
  return all.map((call) => {
    const declared = visits.find((visit) => getFailing(visit) === call);
    const visit = declared ?? visits.find(({ calls }) => calls.includes(call))!;
    const operation = findCall(call);
    if (!operation) throw new Error(`${name} makes a call without an operation: ${call}`);
    return { widget: name, call, operation, visit, isDeclared: declared !== undefined };
  });
}

const faultsOf = new Map<OperationKey, FieldFault[]>();

function getFaults(operation: OperationKey): FieldFault[] {
  const faults = faultsOf.get(operation) ?? listFieldFaults(API[operation]);
  faultsOf.set(operation, faults);
  return faults;
}

/** Calls that succeed by their status, whatever their body is (API-45). Only a browser knows that such a body was cut. */
const SUCCEEDS_WITHOUT_JSON: ReadonlySet<OperationKey> = new Set(['POST /api/review/lihakauppa/']);

/** Lists the cells of a call. */
export const listCellsOf = (one: CallOfWidget): Cell[] => [
  ...FAILURES.filter((failure) => failure !== 'cut' || !SUCCEEDS_WITHOUT_JSON.has(one.operation)).map(
    (failure): Cell => ({ ...one, name: `${one.widget}: ${one.call}: ${failure}`, failure }),
  ),
  ...getFaults(one.operation).map((fault): Cell => ({
    ...one,
    name: `${one.widget}: ${one.call}: ${fault.name}`,
    failure: 'field',
    fault,
  })),
];
