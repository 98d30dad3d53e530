import { copyCourse } from '@harborline/domain/api/articles/courses';
import type { Course } from '@harborline/domain/entities/course';
import { course, courseCopies } from '@harborline/domain/stores/courses';
import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { updateRecord } from '../../../shared/store/write-record';
import {
  type CopiesOf,
  type CopyOf,
  pairCopies,
  useCopies,
  useUpdatedCopies,
  versionOf,
} from '../../articles';

const loadCopies = async (firestore: Firestore, libraryId: string): Promise<CopiesOf<Course>> =>
  pairCopies(await readRecords(firestore, courseCopies(libraryId)), (id) =>
    readRecord(firestore, course(id)),
  );

/** Notes that the writer has seen the parent's present course; the copy stays as it is. @throws FirebaseError */
async function keepMine(firestore: Firestore, { copy, origin }: CopyOf<Course>, uid: string): Promise<void> {
  if (origin === null) return;
  const seen = { origin_updated_at: versionOf(origin), updated_at: serverTimestamp(), updated_by: uid };
  await updateRecord(firestore, course(copy.id), seen);
}

/** A function copies, because lessons have files. @throws ApiError */
const askForCopy = (course_id: string, replaces: boolean, deleted_lessons = 0) =>
  callApi(copyCourse, { body: { course_id, replaces, deleted_lessons } });

const NAME = 'course-copies';

/** Ids of the library's copies whose originals have changed since. */
export function useUpdatedCourses(): ReadonlySet<string> {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  return useUpdatedCopies({ name: NAME, load: () => loadCopies(firestore, libraryId) });
}

/** Replaces a copy, once the writer has agreed to the lessons that it loses. @throws ApiError */
async function takeTheirs(originId: string, agreesTo: (lessons: number) => Promise<boolean>) {
  let agreed = 0;
  for (;;) {
    const { refusal, lost_lessons } = await askForCopy(originId, true, agreed);
    if (refusal === 'has-edits') return refusal;
    if (refusal === '') return 'done';
    if (!(await agreesTo(lost_lessons))) return 'left';
    agreed = lost_lessons;
  }
}

/** A question that waits for its answer: may a copy lose so many lessons? */
interface AskedLoss {
  readonly lessons: number;
  readonly answer: (agrees: boolean) => void;
}

/** The library's copies of its parent's courses, and what their writer is asked. */
export function useCourseCopies() {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const [asked, setAsked] = useState<AskedLoss | null>(null);
  const agreesTo = async (lessons: number): Promise<boolean> => {
    const agrees = await new Promise<boolean>((answer) => setAsked({ lessons, answer }));
    setAsked(null);
    return agrees;
  };
  const copies = useCopies({
    name: NAME,
    load: () => loadCopies(firestore, libraryId),
    make: async (originId) => {
      const { course_id: id, is_new: isNew } = await askForCopy(originId, false);
      return { id, isNew };
    },
    take: async ({ origin }) => (origin === null ? 'done' : takeTheirs(origin.id, agreesTo)),
    keep: (copy) => keepMine(firestore, copy, uid),
    editAddress: adminLinks.course,
    texts: DEFAULT_COURSE_TEXTS,
  });
  return { copies, asked };
}
