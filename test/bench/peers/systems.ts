/** The compared systems: the script of each, and the markup that its documentation describes. */

/** One marker to write. */
export interface Place {
  index: number;
  /** Props as JSON, possibly cut. */
  json: string;
  /** Registered name of the component, or another one. */
  name: string;
  /** The server's HTML and the prefix of its ids, if the marker is hydrated. */
  rendered?: { html: string; prefix: string } | undefined;
}

export interface System {
  name: string;
  /** Source of the module that starts the system. `Like` is the component. */
  script?: string;
  /** More modules that the page imports by URL. */
  modules?: Readonly<Record<string, string>>;
  /** Returns the HTML of a marker. */
  write: (place: Place) => string;
  /** Whether it can hydrate a server's HTML. */
  canHydrate?: boolean;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const LIKE = `import Like from 'peers/like';\n`;
const REACT = `import { createElement } from 'react';\nimport { createRoot, hydrateRoot } from 'react-dom/client';\n`;
const FALLBACK = '♥';

/** Returns a prop of the JSON for systems that write attributes; the whole JSON if it is cut. */
function readProp(json: string, key: string): string {
  try {
    return String((JSON.parse(json) as Record<string, unknown>)[key]);
  } catch {
    return json;
  }
}

const KNOWN = 'like-button';
const controller = 'symfony--ux-react--react';

/** Astro serializes each value as a pair of type and value. */
function toAstroProps(json: string): string {
  try {
    const pairs = Object.entries(JSON.parse(json) as Record<string, unknown>);
    return JSON.stringify(Object.fromEntries(pairs.map(([key, value]) => [key, [0, value]])));
  } catch {
    return json;
  }
}

/** The loop without a system: all others are compared with it. */
export const BARE = 'bare loop';
export const OWN = 'saaristo';

export const SYSTEMS: readonly System[] = [
  {
    name: BARE,
    canHydrate: true,
    script: `${LIKE}${REACT}
let roots = [];
window.peer = {
  start(list) {
    roots = [...list.querySelectorAll('[data-like]')].map((place) => {
      const island = createElement({ '${KNOWN}': Like }[place.dataset.like], JSON.parse(place.dataset.props));
      if (place.dataset.prefix) return hydrateRoot(place, island, { identifierPrefix: place.dataset.prefix });
      const root = createRoot(place);
      root.render(island);
      return root;
    });
  },
  stop: () => roots.forEach((root) => root.unmount()),
};`,
    write: ({ json, name, rendered }) =>
      `<div class="place" data-like="${name}" data-props="${escape(json)}"${rendered ? ` data-prefix="${rendered.prefix}"` : ''}>${rendered?.html ?? FALLBACK}</div>`,
  },
  {
    name: OWN,
    canHydrate: true,
    write: ({ json, name, rendered }) =>
      `<div class="place" data-widget="${name}" data-load="eager" data-props="${escape(json)}"${rendered ? ` data-widget-prerendered="${rendered.prefix}"><template data-widget-fallback>${FALLBACK}</template><saaristo-root>${rendered.html}</saaristo-root>` : `>${FALLBACK}`}</div>`,
  },
  ...(['load', 'only'] as const).map((directive) => ({
    name: `astro client:${directive}`,
    canHydrate: directive === 'load',
    // Astro writes these two scripts into the page.
    script: `import island from 'peers/astro/server/astro-island.prebuilt.js';
import directive from 'peers/astro/client/${directive}.prebuilt.js';
for (const code of [directive, island]) {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
}`,
    modules: {
      'astro-like': `${LIKE}export default Like;`,
      'astro-react': `export { default } from '@astrojs/react/client.js';`,
    },
    write: ({ index, json, name, rendered }: Place) =>
      `<astro-island class="place" uid="${index}" prefix="${rendered?.prefix ?? `r${index}`}" component-url="/peers/${name === KNOWN ? 'astro-like' : name}.js" component-export="default" renderer-url="/peers/astro-react.js" props="${escape(toAstroProps(json))}" client="${directive}" opts="${escape(JSON.stringify({ name, value: directive === 'only' ? 'react' : true }))}" ssr await-children>${rendered?.html ?? ''}<!--astro:end--></astro-island>`,
  })),
  {
    name: 'is-land',
    script: `${LIKE}${REACT}import { Island } from '@11ty/is-land';
const roots = [];
const components = { '${KNOWN}': Like };
Island.addInitType('react', (element) => {
  const root = createRoot(element);
  root.render(createElement(components[element.getAttribute('component')], JSON.parse(element.dataset.props)));
  roots.push(root);
});
window.peer = { stop: () => roots.splice(0).forEach((root) => root.unmount()) };`,
    write: ({ json, name }) =>
      `<is-land class="place" type="react" component="${name}" data-props="${escape(json)}">${FALLBACK}</is-land>`,
  },
  {
    name: 'r2wc',
    script: `${LIKE}import r2wc from '@r2wc/react-to-web-component';
customElements.define('r2wc-${KNOWN}', r2wc(Like, { props: { contentId: 'string', likeCount: 'number' } }));`,
    write: ({ json, name }) =>
      `<r2wc-${name} class="place" content-id="${escape(readProp(json, 'contentId'))}" like-count="${escape(readProp(json, 'likeCount'))}">${FALLBACK}</r2wc-${name}>`,
  },
  {
    name: 'remount',
    script: `${LIKE}import { define } from 'remount';
define({ 'remount-${KNOWN}': Like });`,
    write: ({ json, name }) =>
      `<remount-${name} class="place" props-json="${escape(json)}">${FALLBACK}</remount-${name}>`,
  },
  {
    name: 'react-habitat',
    script: `${LIKE}${REACT}import ReactHabitat from 'react-habitat';
const roots = new Map();
const factory = {
  inject(Component, props, target) {
    const root = createRoot(target);
    roots.set(target, root);
    root.render(createElement(Component, props));
  },
  dispose: (target) => roots.get(target)?.unmount(),
};
class Page extends ReactHabitat.Bootstrapper {
  constructor() {
    super();
    const builder = new ReactHabitat.ContainerBuilder();
    builder.factory = factory;
    builder.register(Like).as('${KNOWN}');
    this.setContainer(builder.build());
  }
}
const page = new Page();
window.peer = {
  start: (list) => page.update(list),
  stop() {
    for (const root of roots.values()) root.unmount();
    roots.clear();
  },
};`,
    write: ({ json, name }) =>
      `<div class="place" data-component="${name}" data-props="${escape(json)}">${FALLBACK}</div>`,
  },
  {
    name: 'react-on-rails',
    canHydrate: true,
    script: `${LIKE}import ReactOnRails from 'react-on-rails/client';
ReactOnRails.register({ '${KNOWN}': Like });
window.peer = { start: () => ReactOnRails.reactOnRailsPageLoaded() };`,
    write: ({ index, json, name, rendered }) =>
      `<div class="place" id="rails-${index}">${rendered?.html ?? ''}</div><script type="application/json" class="js-react-on-rails-component" data-component-name="${name}" data-dom-id="rails-${index}">${json.replaceAll('<', '\\u003c')}</script>`,
  },
  {
    name: 'ux-react',
    script: `${LIKE}import { Application } from '@hotwired/stimulus';
import ReactController from '@symfony/ux-react/dist/render_controller.js';
import { registerReactControllerComponents } from '@symfony/ux-react/dist/loader.js';
registerReactControllerComponents({ '${KNOWN}': Like });
Application.start().register('${controller}', ReactController);`,
    write: ({ json, name }) =>
      `<div class="place" data-controller="${controller}" data-${controller}-component-value="${name}" data-${controller}-props-value="${escape(json)}">${FALLBACK}</div>`,
  },
];

/** Head of a page of React on Rails. */
export const RAILS_CONTEXT =
  '<script type="application/json" id="js-react-on-rails-context">{"inMailer":false,"serverSide":false}</script>';

/**
 * Script of the renderers that run in Node, all with the same component: `renderers` has a function for each system, which
 * renders the component with the given props.
 */
export const RENDERERS = `${LIKE}import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import astro from 'peers/astro-react-server';
import ReactOnRails from 'react-on-rails';
ReactOnRails.register({ '${KNOWN}': Like });
const rails = { name: '${KNOWN}', domNodeId: 'rails', trace: false, railsContext: { serverSide: true } };
export const renderers = {
  '${BARE}': (props) => renderToString(createElement(Like, props)),
  astro: (props) => astro.renderToStaticMarkup.call({ result: {} }, Like, { ...props }, {}),
  'react-on-rails': (props) => ReactOnRails.serverRenderReactComponent({ ...rails, props }),
};
`;
