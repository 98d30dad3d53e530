import { allCategories } from '@harborline/domain/stores/categories';
import type { Firestore } from 'firebase/firestore';
import { readRecords } from '../../../shared/store/read-records';

/** Every category of a library, hidden ones included, by title. @throws FirebaseError */
export const fetchCategories = (firestore: Firestore, libraryId: string) =>
  readRecords(firestore, allCategories(libraryId));
