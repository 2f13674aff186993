/** Pictures for the examples as data URLs, which need no server. */

const picture = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">${content}</svg>`,
  )}`;

/** Returns a tray with a label of this colour. */
export const pack = (colour: string): string =>
  picture(
    '<rect width="600" height="600" fill="#f0e9dd"/><ellipse cx="300" cy="478" rx="200" ry="24" fill="#d9cfbe"/>' +
      '<rect x="110" y="150" width="380" height="320" rx="28" fill="#2b2623"/>' +
      '<rect x="132" y="172" width="336" height="276" rx="16" fill="#a8452f"/>' +
      '<g fill="none" stroke="#c96b4d" stroke-width="26" stroke-linecap="round"><path d="M170 220q130-34 260 0M170 400q130 34 260 0"/></g>' +
      `<path d="M110 262h380v104H110z" fill="${colour}"/><path d="M210 302h180M240 332h120" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`,
  );

/** The product on a plate. */
export const served = picture(
  '<rect width="600" height="600" fill="#dfe5dc"/><ellipse cx="300" cy="320" rx="236" ry="228" fill="#c9d1c6"/>' +
    '<circle cx="300" cy="306" r="232" fill="#fff"/><circle cx="300" cy="306" r="168" fill="#f6f3ee"/>' +
    '<g stroke-linecap="round" stroke-width="58"><path d="M212 250q90-44 180-6" fill="none" stroke="#8f3a26"/><path d="M208 330q96-40 188-4" fill="none" stroke="#a8452f"/></g>' +
    '<g fill="#5b8c3e"><circle cx="262" cy="398" r="26"/><circle cx="300" cy="412" r="22"/><circle cx="338" cy="398" r="28"/></g>',
);

/** A close-up of a slice. */
export const slice = picture(
  '<rect width="600" height="600" fill="#8c6a4f"/><rect x="70" y="130" width="460" height="360" rx="40" fill="#c79a6b"/>' +
    '<circle cx="300" cy="310" r="140" fill="#a8452f"/><circle cx="300" cy="310" r="118" fill="#d9795c"/>' +
    '<g fill="#f0c0a4"><circle cx="260" cy="270" r="14"/><circle cx="338" cy="290" r="10"/><circle cx="290" cy="350" r="16"/><circle cx="350" cy="356" r="9"/></g>',
);
