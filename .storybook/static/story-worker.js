/* Answers calls with msw's worker, and leaves the page's own modules (hundreds in a run) to the network. */
addEventListener('install', (event) => {
  const own = ['script', 'style', 'font'];
  event.addRoutes?.(
    own.map((requestDestination) => ({ condition: { requestDestination }, source: 'network' })),
  );
});
importScripts('/mockServiceWorker.js');
