/** The layers of the browser side. A file may import layers before its own, but not after it. */
const layers = ['lib', 'schemas', 'i18n', 'island', 'api', 'store', 'ui', 'forms', 'widgets'];

/** Packages of this repository that use Saaristo as any other project does, by their names in sentences. */
const customers = { cms: 'The reference CMS', editor: 'The block editor' };

/** Packages that only certain files may import. */
const homes = {
  axios: /^src\/api\//,
  swiper: /^src\/ui\//,
  qs: /^src\/store\/search/,
  yup: /^src\/(schemas|forms)\//,
};

/** Tests of what serves all widgets. Removing a widget must not break them. */
const anyWidgetTests = /^(test\/unit\/(mount|stories|styles)|packages\/(editor|server|wordpress)\/test)\//;

/** @returns the part of the repository that a file (path relative to the root) belongs to, or undefined */
function findArea(file) {
  const [top, second, third] = file.split('/');
  if (top === 'src') return layers.includes(second) ? second : undefined;
  if (top === 'packages')
    return third === 'test' || third === 'vite.config.ts' || !customers[second] ? undefined : second;
  return ['widgets', 'mount'].includes(top) ? top : undefined;
}

function checkAlias(area, target) {
  if (customers[area]) return `${customers[area]} reaches Saaristo by what its package exports (saaristo/…).`;
  if (area === 'mount') return undefined;
  if (target === 'mount') return `${area} must not know the runtime (#mount).`;
  if (target === area) return `Within ${area} import by "./", not by the alias of its own layer.`;
  return layers.indexOf(target) < layers.indexOf(area)
    ? undefined
    : `Imports run ${layers.join(' ← ')}: ${area} must not import ${target}.`;
}

function checkPackage(file, source) {
  const name = Object.keys(homes).find((one) => source === one || source.startsWith(`${one}/`));
  return !name || homes[name].test(file)
    ? undefined
    : `${name} is not imported here; it belongs to ${homes[name].source}.`;
}

function checkRelative(area, file, source, isDynamic) {
  const reaches = /(^|\/)widgets\//.test(source);
  if (area === 'mount' && reaches)
    return isDynamic ? undefined : 'The runtime reaches widgets by dynamic import only.';
  if (!source.startsWith('../')) return undefined;
  // A relative path may lead upwards within its layer, its widget, the server or the runtime, but not out of them.
  const climbs = source.match(/^(\.\.\/)+/)[0].length / 3;
  const depth = file.split('/').length - ({ src: 3, widgets: 4, packages: 3 }[file.split('/')[0]] ?? 2);
  if (climbs <= depth) return undefined;
  return area === 'widgets'
    ? 'A widget imports only its own folder and the layers by their aliases.'
    : 'Within a folder import by "./", across layers by the aliases of package.json.';
}

/**
 * Checks one import.
 * @param file path of the importing file, relative to the root
 * @param source the specifier
 * @param kind `isDynamic` for `import()`
 * @returns the fault in one sentence, or undefined
 */
export function checkImport(file, source, { isDynamic = false } = {}) {
  if (anyWidgetTests.test(file) && /\/widgets\/[a-z-]+\/[a-z-]+\//.test(source))
    return 'A test that needs any widget takes one of test/fixtures/.';
  const area = findArea(file);
  if (!area) return undefined;
  if (source.startsWith('.')) return checkRelative(area, file, source, isDynamic);
  if (source.startsWith('#')) return checkAlias(area, source.slice(1).split('/')[0]);
  return checkPackage(file, source);
}
