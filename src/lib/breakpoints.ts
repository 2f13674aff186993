/** Window widths in px at which layouts change (NAV-28). */
export const BREAKPOINTS = { xs: 280, sm: 376, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;
