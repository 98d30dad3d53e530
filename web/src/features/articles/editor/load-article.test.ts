import { HOSTILE_IDS } from '@harborline/domain/testing/hostile-ids';
import { initializeApp } from 'firebase/app';
import { getFirestore } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { loadArticle, loadLatestArticle } from './load-article';

const firestore = getFirestore(initializeApp({ projectId: 'demo-hostile', apiKey: 'local' }));

it.each(HOSTILE_IDS)('%j in the URL is not an article', async (id) => {
  expect(await loadArticle(firestore, id, 'acme')).toBeNull();
  expect(await loadLatestArticle(firestore, id, 'acme')).toBeNull();
});
