import { useEffect, useState } from 'react';
import { askAvailability } from './availability';
import { followAnswers } from './follow-answers';

/**
 * Whether the database still answers, while a chat is open: true until it does not.
 * @param libraryId null asks nothing
 */
export function useIsAnswered(libraryId: string | null): boolean {
  const [isAnswered, setAnswered] = useState(true);
  useEffect(() => {
    setAnswered(true);
    if (libraryId === null) return;
    return followAnswers((signal) => askAvailability(libraryId, signal), setAnswered);
  }, [libraryId]);
  return isAnswered;
}
