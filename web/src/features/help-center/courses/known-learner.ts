import { LEARNING_ACCOUNT_TEXTS } from '@harborline/domain/texts/learning-account';
import { report } from '../../../shared/config/report';
import { isOnServer, ownProgress } from './own-progress';

/** Says below a lesson where the progress is kept: what the server rendered, or in the account. */
function showPlace(page: HTMLElement, courseId: string): void {
  for (const text of page.querySelectorAll<HTMLElement>('.lesson-toggle > .muted')) {
    const keptHere = text.dataset.keptHere ?? text.textContent;
    text.dataset.keptHere = keptHere;
    text.textContent = isOnServer(courseId) ? LEARNING_ACCOUNT_TEXTS.keptInAccount : keptHere;
  }
}

interface Page {
  /** shows the progress once more */
  again(): void;
  /** what is done for everybody else, and for this person where the server keeps nothing of them */
  count(): Promise<void>;
}

/**
 * Has the server keep how far a person has come who is signed in (D-83). Loaded only where the browser holds a session.
 * @param ids of the course, then of those to be finished first, of which this device may know less than the server
 * @returns what tells the server of what they have done
 */
export function knownLearner(
  page: HTMLElement,
  [courseId, ...requiredIds]: readonly [string, ...string[]],
  { again, count }: Page,
) {
  let isKnown = true;
  let isFirst = true;
  /** what the server knew last */
  let told = '';
  const own = () => JSON.stringify(ownProgress(courseId)?.read() ?? null);
  const sync = async () => {
    const { syncProgress } = await import('./sync-progress');
    const isRequiredKnown = told !== '';
    const [outcome] = await Promise.all([
      syncProgress(courseId),
      ...(isRequiredKnown ? [] : requiredIds.map(syncProgress)),
    ]);
    isKnown = outcome !== 'foreign';
    if (outcome === 'kept') told = own();
    // The visitor may have gone on to another page.
    if (!page.isConnected) return;
    showPlace(page, courseId);
    again();
  };
  const tell = async () => {
    const isOpened = isFirst;
    isFirst = false;
    if (isKnown && (!isOnServer(courseId) || own() !== told)) await sync();
    // Whoever leaves at once has not started.
    if (!isKnown && !isOpened) await count();
  };
  return () => tell().catch((error: unknown) => report('not-loaded', error));
}
