/** Widths in pixels at which every widget is reviewed. */
const widths = [320, 375, 768, 1280, 1440] as const;

/** The presets of the toolbar, named `w320` and so on. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 768 ? '812px' : '900px' } },
  ]),
);
