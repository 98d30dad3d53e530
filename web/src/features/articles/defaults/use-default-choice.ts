import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  type ChoiceChange,
  choiceOf,
  type DefaultChoice,
  endsShowingNew,
  isSameChoice,
  takenBack,
} from '@harborline/domain/help-center/choose-default-content';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import type { Firestore } from 'firebase/firestore';
import { useCallback, useRef, useState } from 'react';
import { type LibraryWriter, saveLibraryArea } from '../../../shared/library/save-library-area';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useAttempt } from '../categories/use-attempt';

interface Choosing {
  readonly choice: DefaultChoice;
  /** stores a change, says so, and offers to undo it alone */
  readonly choose: (change: ChoiceChange, message: string) => void;
}

/** Kinds that are chosen in lists of their own. */
export type ListedKind = 'newsFlash' | 'courses' | 'sopArticles';
/** What one view chooses: topics with their articles, or a kind of its own. */
type Chosen = 'content' | ListedKind;

/** Stores the part of a choice that belongs to a view, which has its own permission. @throws FirebaseError */
function saveChoice(
  firestore: Firestore,
  writer: LibraryWriter,
  chosen: Chosen,
  choice: DefaultChoice,
): Promise<void> {
  if (chosen === 'newsFlash') {
    const { disabled_default_newsFlash, enabled_default_newsFlash } = choice;
    const changes = { disabled_default_newsFlash, enabled_default_newsFlash: [...enabled_default_newsFlash] };
    return saveLibraryArea(firestore, { ...writer, area: 'defaultNews', changes });
  }
  if (chosen === 'courses') {
    const { disabled_default_courses, enabled_default_courses } = choice;
    const changes = { disabled_default_courses, enabled_default_courses: [...enabled_default_courses] };
    return saveLibraryArea(firestore, { ...writer, area: 'defaultCourses', changes });
  }
  if (chosen === 'sopArticles') {
    const { disabled_default_sopArticles, enabled_default_sopArticles: ids } = choice;
    const changes = { disabled_default_sopArticles, enabled_default_sopArticles: [...ids] };
    return saveLibraryArea(firestore, { ...writer, area: 'defaultSops', changes });
  }
  return saveLibraryArea(firestore, {
    ...writer,
    area: 'defaultContent',
    changes: {
      disabled_default_categories: choice.disabled_default_categories,
      disabled_default_articles: choice.disabled_default_articles,
      enabled_default_categories: [...choice.enabled_default_categories],
      enabled_default_articles: [...choice.enabled_default_articles],
    },
  });
}

/** What the library shows of its parent, and a way to change it. A change shows at once and goes back if it fails. */
export function useDefaultChoice(library: LibraryPublic, chosen: Chosen): Choosing {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  const { attempt, undo } = useAttempt();
  const [pending, setPending] = useState<DefaultChoice | null>(null);
  const { id: libraryId } = library;
  const choice = pending ?? choiceOf(library);
  // What the next change starts from: a toast outlives the render that showed it, and the library follows a save late.
  const latest = useRef(choice);
  const seen = useRef(library);
  if (seen.current !== library) {
    seen.current = library;
    latest.current = choice;
  }

  const store = useCallback(
    async (next: DefaultChoice): Promise<boolean> => {
      // Rules refuse to log a change that is none.
      if (isSameChoice(next, latest.current)) return false;
      const earlier = latest.current;
      latest.current = next;
      setPending(next);
      try {
        await saveChoice(firestore, { libraryId, uid }, chosen, next);
        return true;
      } catch (error) {
        if (latest.current === next) latest.current = earlier;
        throw error;
      } finally {
        // A later change may be waiting by now.
        setPending((waiting) => (waiting === next ? null : waiting));
      }
    },
    [firestore, libraryId, uid, chosen],
  );

  const choose = (change: ChoiceChange, message: string) =>
    void attempt(DEFAULT_CONTENT_TEXTS.saveFailed, async () => {
      const before = latest.current;
      const after = change.make(before);
      await store(after);
      toasts.success(
        endsShowingNew(before, after) ? `${message} ${DEFAULT_CONTENT_TEXTS.noNewOnes}` : message,
        undo(CATEGORY_TEXTS.saveFailed, async () => {
          const hasChanged = await store(takenBack(latest.current, change, { before, after }));
          return hasChanged ? undefined : DEFAULT_CONTENT_TEXTS.nothingToUndo;
        }),
      );
    });
  return { choice, choose };
}
