/** The attribute with the id of a row, by which the list finds what an event is about: its rows listen to nothing. */
export const ROW_ID = 'data-row';
const PART = 'data-part';

type Part = 'handle' | 'menu';

/** The part of a row that an event is about, and the row's id; null if it is about something else. */
export function rowPart(target: EventTarget, part: Part): { id: string; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[${PART}="${part}"]`) : null;
  const id = element?.closest(`[${ROW_ID}]`)?.getAttribute(ROW_ID) ?? null;
  return element === null || id === null ? null : { id, element };
}
