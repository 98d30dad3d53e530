const begin = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/**
 * The field for the picture at the head of a text (D-47).
 * @param noun its one name on the screen, such as 'feature image'
 */
export const coverTexts = (noun: string) => ({
  noun,
  title: begin(noun),
  file: `File of the ${noun}`,
  add: `Add ${noun}`,
  change: `Change ${noun}`,
  remove: `Remove ${noun}`,
  tooLarge: `The ${noun} is too large. The limit is 10 MB.`,
  refused: `Choose a PNG, JPEG, GIF or WebP file as ${noun}.`,
  unreadable: `This ${noun} cannot be read. Please choose another one.`,
  failed: `The ${noun} could not be saved. Please try again.`,
});

export type CoverTexts = ReturnType<typeof coverTexts>;
