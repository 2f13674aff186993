/** Widths of the window at which layouts change, in px (NAV-28). */
export const BREAKPOINTS = { xs: 280, sm: 376, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
