/* Answers calls as msw's own worker, and leaves alone what the page itself is made of: hundreds of modules a run. */
addEventListener('install', (event) => {
  const own = ['script', 'style', 'font'];
  event.addRoutes?.(
    own.map((requestDestination) => ({ condition: { requestDestination }, source: 'network' })),
  );
});
importScripts('/mockServiceWorker.js');
