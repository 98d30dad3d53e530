import { HOSTILE_IDS } from '@harborline/domain/testing/hostile-ids';
import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { loadLesson } from './use-lesson';

const firestore = getFirestore(initializeApp({ projectId: 'demo-hostile', apiKey: 'local' }));

it.each(HOSTILE_IDS)('%j in the URL is neither a course nor a lesson', async (id) => {
  const libraryId = 'acme';
  expect(await loadLesson(firestore, { courseId: id, lessonId: '', libraryId })).toBeNull();
  if (id !== '')
    expect(await loadLesson(firestore, { courseId: 'course', lessonId: id, libraryId })).toBeNull();
});
