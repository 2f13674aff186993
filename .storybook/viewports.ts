/** The widths, in pixels, that every widget is looked at. */
const widths = [320, 375, 768, 1280, 1440] as const;

/** The presets of the toolbar, by name `w320` and so on. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 768 ? '812px' : '900px' } },
  ]),
);
