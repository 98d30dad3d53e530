/**
 * Room at the end of what scrolls, in steps of the theme: the help button floats over the corner, and the last
 * row can be scrolled clear of where it starts. A phone's bar below takes part of it.
 */
export const HELP_BUTTON_ROOM = { xs: 11, md: 18.5 } as const;
