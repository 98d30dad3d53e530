import { courseList } from '@harborline/domain/stores/courses';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import type { Firestore } from 'firebase/firestore';
import { companyName } from '../../../shared/library/library-scope';
import { readRecord } from '../../../shared/store/read-records';
import type { ParentTexts } from '../../articles';

/** The courses that visitors of the parent can take, by title, in two reads. @throws FirebaseError */
export async function loadParentCourses(firestore: Firestore, parentId: string): Promise<ParentTexts> {
  const [parent, list] = await Promise.all([
    readRecord(firestore, libraryDocument(parentId)),
    readRecord(firestore, courseList(parentId)),
  ]);
  return {
    name: parent === null ? '' : companyName(parent),
    offered: (list?.entries ?? []).map(({ id, course_title: title }) => ({ id, title })),
  };
}
