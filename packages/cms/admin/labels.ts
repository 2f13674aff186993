import type { EditorLanguage } from '@saaristo/editor/contract';
import { type Html, html } from '../platform/http/html.ts';
import { ESTATE_TIME_ZONE } from '../platform/model/time-zone.ts';
import { getPartCents, type OrderProgress } from '../shop/orders.ts';
import { formatEuros } from '../platform/model/money.ts';
import { LABELS } from './messages/labels.ts';
import type { EditorMessages } from './messages/common.ts';

/** Returns the label of a property, or its name if it has none. */
const getLabel = (name: string, { language }: EditorMessages): string =>
  LABELS[name.toLowerCase()]?.[language] ?? name;

function formatValue(value: unknown, messages: EditorMessages): string {
  if (value === true || value === 'true') return messages.yes;
  if (value === false || value === 'false') return messages.no;
  if (Array.isArray(value)) return value.map((entry) => formatValue(entry, messages)).join('\n');
  if (typeof value === 'object' && value !== null)
    return listFields(value as Record<string, unknown>, messages)
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const ORDER = new Map(Object.keys(LABELS).map((name, index) => [name, index]));
const getOrder = (name: string): number => ORDER.get(name.toLowerCase()) ?? ORDER.size;

/** Returns the non-empty fields as label and text. */
export const listFields = (data: Record<string, unknown>, messages: EditorMessages): [string, string][] =>
  Object.entries(data)
    .toSorted(([a], [b]) => getOrder(a) - getOrder(b) || (a < b ? -1 : 1))
    .flatMap(([name, value]): [string, string][] => {
      const text = formatValue(value, messages);
      return text === '' ? [] : [[getLabel(name, messages), text]];
    });

/** Returns the first non-empty text of the properties, in any spelling of their names. */
function findFirstText(data: Record<string, unknown>, ...names: string[]): string {
  const entries = Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]);
  const texts = new Map(
    entries.filter(([, value]) => typeof value === 'string' && value !== '') as [string, string][],
  );
  return names.map((name) => texts.get(name)).find((text) => text !== undefined) ?? '';
}

/** Returns the sender's name or e-mail address, '' if the form asks for neither. */
export function getSender(data: Record<string, unknown>): string {
  const name = ['firstname', 'lastname']
    .map((part) => findFirstText(data, part))
    .join(' ')
    .trim();
  return findFirstText(data, 'fullname') || name || findFirstText(data, 'email');
}

export const getEmail = (data: Record<string, unknown>): string => findFirstText(data, 'email');

const MAX_EXCERPT_CHARACTERS = 140;

/** Returns the message of a form. */
export const getMessage = (data: Record<string, unknown>): string =>
  findFirstText(data, 'message', 'subject');

/** Returns the first characters of the message. */
export function getExcerpt(data: Record<string, unknown>): string {
  const characters = [...getMessage(data)];
  return characters.length > MAX_EXCERPT_CHARACTERS
    ? `${characters.slice(0, MAX_EXCERPT_CHARACTERS).join('').trimEnd()}…`
    : characters.join('');
}

/** Locales of times by language of editors. */
export const LOCALES = { fi: 'fi-FI', en: 'en-GB', sv: 'sv-SE' } satisfies Record<EditorLanguage, string>;

/**
 * Formats a time with its zone.
 * @param timeZone of the site to which the time belongs
 */
export const formatTime = (time: Date, { language }: EditorMessages, timeZone = ESTATE_TIME_ZONE): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(time);

/** Formats a day (`2026-12-24`) for people; other values stay. */
export const formatDay = <Value>(day: Value, { language }: EditorMessages): Value | string =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeZone: 'UTC' }).format(
        new Date(day),
      )
    : day;

/** Returns the label of a kind, or its key if no form has the kind any more. */
export const getKindLabel = (kind: string, { kinds }: EditorMessages): string =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : kind;

/** Returns the label of an order's status. */
const getStatusLabel = (status: string, { statuses }: EditorMessages): string =>
  Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : status;

/** Describes a step of an order to editors. */
export const getStepLabel = (
  step: OrderProgress['steps'][number],
  order: OrderProgress,
  t: EditorMessages,
): string => {
  const part = getPartCents(step, order);
  return part === undefined ? getStatusLabel(step.step, t) : t.partRefunded(formatEuros(part));
};

/** Describes the last step of an order, or its state. */
export const getOrderLabel = (order: OrderProgress, t: EditorMessages): string => {
  const last = order.steps.at(-1);
  return last ? getStepLabel(last, order, t) : getStatusLabel(order.status, t);
};

/** Renders a badge that shows whether an enquiry is answered. */
export const renderAnsweredState = (answeredAt: Date | null, messages: EditorMessages): Html =>
  html`<span class="editor-state" data-state="${answeredAt ? 'answered' : 'open'}"
    >${answeredAt ? messages.answered : messages.open}</span
  >`;
