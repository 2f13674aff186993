import type { NewWidget } from './templates.ts';

const AREAS = ['header', 'search', 'forms', 'signups', 'shop', 'content', 'corporate', 'professional'];

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** Where a widget is asked for. */
interface Place {
  /** What is typed before the widget's place. */
  command?: string;
  /** Whether this is an area. */
  isArea?: (area: string) => boolean;
  /** Which areas there are, for who named another one. */
  areas?: string;
}

/**
 * Reads what was asked for.
 * @param place `<area>/<name>`, as `content/first-card`
 * @param title the name that editors read
 * @throws with one sentence where that is no good name
 */
export function readRequest(
  place = '',
  title = '',
  {
    command = 'npm run new-widget --',
    isArea = (area) => AREAS.includes(area),
    areas = `the areas are ${AREAS.join(', ')}`,
  }: Place = {},
): NewWidget {
  const [area = '', name = '', ...more] = place.split('/');
  if (!isArea(area) || more.length > 0 || !title.trim())
    throw new Error(
      `Say where and how it is called, as ${command} content/first-card "First card"; ${areas}.`,
    );
  if (!isName(name))
    throw new Error(`"${name}" is no name for a widget: use small letters, digits and single hyphens.`);
  return { area, name, title: title.trim(), component: pascal(name) };
}

/** Reads what was asked for in a project of other widgets, whose areas are its own. As `readRequest`. */
export const readOwnRequest = (place?: string, title?: string): NewWidget =>
  readRequest(place, title, {
    command: 'npx saaristo new-widget',
    isArea: isName,
    areas: 'an area is a folder of your choice, in small letters, digits and single hyphens',
  });
