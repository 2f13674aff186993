import { AREA_TITLES } from '../../build/estate/areas.ts';
import type { NewWidget } from './templates.ts';

const AREAS = Object.keys(AREA_TITLES);

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** Places where a widget may be created. */
interface Place {
  /** The command, for the usage message. */
  command?: string;
  /** Whether this is the name of an area. */
  isArea?: (area: string) => boolean;
  /** The sentence that describes valid areas in an error message. */
  areas?: string;
}

/**
 * Parses the command's arguments.
 * @param place `<area>/<name>`, for example `content/first-card`
 * @param title the name for editors
 * @throws with one sentence if an argument is invalid
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
      `Give its place and its title, for example ${command} content/first-card "First card"; ${areas}.`,
    );
  if (!isName(name))
    throw new Error(
      `"${name}" is not a valid name for a widget: use small letters, digits and single hyphens.`,
    );
  return { area, name, title: title.trim(), component: toPascalCase(name) };
}

/** Parses the arguments like `readRequest`, for a project with its own areas. */
export const readOwnRequest = (place?: string, title?: string): NewWidget =>
  readRequest(place, title, {
    command: 'npx saaristo new-widget',
    isArea: isName,
    areas: 'an area is a folder of your choice, in small letters, digits and single hyphens',
  });
