/** What a screen reader says while a row is moved by keyboard; the wording is ours. */
export const MOVING_TEXTS = {
  pickedUp: (title: string, place: string) => `Picked up ${title}. ${place}`,
  movedTo: (title: string, place: string) => `${title}: ${place}`,
  dropped: (title: string, place: string) => `Dropped ${title}. ${place}`,
  cancelled: (title: string) => `Cancelled. ${title} is back where it was.`,
  cannotMove: 'It cannot move further in this direction.',
} as const;
