import type { Course } from '@harborline/domain/entities/course';
import { LIMITS } from '@harborline/domain/limits';
import { editedCourses, searchedCourses } from '@harborline/domain/stores/courses';
import { useCallback, useMemo } from 'react';
import type { WindowOptions } from '../../../shared/live/merge-window';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type PagedList, usePagedList } from '../../../shared/live/use-paged-list';
import type { Loadable } from '../../../shared/requests/loadable';
import { useSearchAfterPause } from '../../../shared/requests/use-search-after-pause';
import { readRecords } from '../../../shared/store/read-records';
import { recordPages } from '../../../shared/store/record-pages';
import type { Stored } from '../../../shared/store/snapshot-record';
import { matchByWords } from '../../../shared/text/match-by-words';

export type CourseRow = Stored<Course>;

const ORDER: WindowOptions<CourseRow> = {
  size: LIMITS.listPageSize,
  idOf: (row) => row.id,
  timeOf: (row) => row.updated_at.toMillis(),
};

/** The courses of a library, last edited first. */
export function useCourseList(libraryId: string): PagedList<CourseRow> {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () => ({ scope: libraryId, ...recordPages(firestore, editedCourses(libraryId)) }),
    [firestore, libraryId],
  );
  return usePagedList(source, ORDER);
}

/** Courses whose titles contain the typed words, once the typing pauses; null without a search. */
export function useCourseSearch(libraryId: string, words: string): Loadable<readonly CourseRow[]> | null {
  const firestore = useStaffFirestore();
  const find = useCallback(
    async (typed: string) => {
      const rows = await readRecords(firestore, searchedCourses(libraryId));
      const findable = rows.map((row) => ({
        ...{ id: row.id, title: row.course_title, keywords: [], categoryId: '' },
        row,
      }));
      return matchByWords(findable, typed).map(({ row }) => row);
    },
    [firestore, libraryId],
  );
  return useSearchAfterPause(find, words);
}
