import { keptText } from '../../../../shared/storage/kept';

const kept = keptText('tab', 'harborline-cobrowse');

/** Whether the visitor agreed in this tab: what they open elsewhere stays theirs. @param id of the question */
export const isSharedHere = (id: string): boolean => kept.read() === id;

/** Notes to which question the visitor agreed in this tab; null forgets it. */
export const noteSharedHere = (id: string | null): void => void kept.write(id);
