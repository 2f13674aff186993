/** The pictures of the demo content, drawn by code. */

/** The SVG text of a picture, or null where no picture has that path. `path` is below /media/. */
export const drawPicture = (path: string): string | null =>
  /^(products|recipes|news|heroes|teasers|stories|icons)\/[\w-]+\.svg$/.test(path)
    ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><rect width="900" height="600" fill="#f3e7d3"/><circle cx="450" cy="300" r="180" fill="#c8553d"/></svg>'
    : null;
