/* * Sets every marker to `failed` if the widgets' script does not load. The server's HTML then looks as it does without JavaScript
 * (docs/embedding.md#where-the-script-does-not-come). The build writes it to `lost-script.js`. A page contains the text
 * of that file in a script element before its stylesheets: a browser runs an inline script only when the stylesheets before it are there,
 * and parses nothing after it until then.
 */
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Partial<HTMLScriptElement>).type !== 'module') return;
    const fail = () => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>(
        '[data-widget]:not([data-widget-state])',
      ))
        Object.assign(dataset, { widgetState: 'failed', widgetFailed: '' });
    };
    fail();
    addEventListener('DOMContentLoaded', fail);
  },
  // Errors of elements do not bubble.
  true,
);
