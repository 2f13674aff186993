/** Pictures for examples, as data URLs, because examples have no server. */

const createPicture = (width: number, height: number, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  )}`;

/** Draws a plate with food of this colour. */
export const drawDish = (colour: string): string =>
  createPicture(
    900,
    600,
    '<rect width="900" height="600" fill="#dfe5dc"/><circle cx="450" cy="310" r="246" fill="#c3ccc0"/>' +
      '<circle cx="450" cy="296" r="244" fill="#fff"/><circle cx="450" cy="296" r="180" fill="#f4efe7"/>' +
      `<g fill="none" stroke="${colour}" stroke-width="58" stroke-linecap="round"><path d="M356 246q94-48 190-6M352 332q98-44 196-6"/></g>` +
      '<g fill="#5b8c3e"><circle cx="408" cy="398" r="26"/><circle cx="448" cy="412" r="22"/><circle cx="488" cy="398" r="28"/></g>',
  );

/** Draws a package with a label of this colour. */
export const drawPackage = (colour: string): string =>
  createPicture(
    600,
    600,
    '<rect width="600" height="600" fill="#f0e9dd"/><rect x="110" y="150" width="380" height="320" rx="28" fill="#2b2623"/>' +
      '<rect x="132" y="172" width="336" height="276" rx="16" fill="#a8452f"/>' +
      `<path d="M110 262h380v104H110z" fill="${colour}"/>`,
  );

/** Boathouses by the sea in the evening. */
export const harbour = createPicture(
  1600,
  900,
  '<rect width="1600" height="900" fill="#f2c79b"/><circle cx="1180" cy="420" r="120" fill="#f9e3b4"/>' +
    '<path d="M0 470q400-90 800-20t800-40v490H0z" fill="#2f5d62"/><path d="M0 620q420-50 860 0t740-10v290H0z" fill="#234a50"/>' +
    '<g fill="#8f3226"><path d="M180 300l150-110 150 110v260H180z"/><path d="M520 340l120-90 120 90v220H520z"/></g>' +
    '<g fill="#f6eee2"><path d="M290 420h80v140h-80zM610 440h60v120h-60z"/></g>',
);
