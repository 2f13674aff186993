/** Icons of the navigation's tabs and links, 24 by 24. */

const strokes: Record<string, string> = {
  chat: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  van: 'M2 6h12v10H2zM14 9h4l4 4v3h-8zM6 18a2 2 0 1 0 0-.1M17 18a2 2 0 1 0 0-.1',
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 21q1-7 8-7t8 7',
  leaf: 'M5 19Q4 6 20 4q1 14-12 14M5 20Q8 12 14 9',
  flame: 'M12 3q7 6 6 12a6 6 0 0 1-12 0q0-3 3-5q0 3 2 3q3-3 1-10',
  pin: 'M12 21q-7-7-7-12a7 7 0 0 1 14 0q0 5-7 12M12 6.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5',
};

/** Returns an icon as SVG, or null if the name is unknown. */
export const drawIcon = (name: string): string | null => {
  const d = strokes[name];
  if (!d) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="${d}" fill="none" stroke="#3a3330" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
};
