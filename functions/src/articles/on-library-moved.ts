import { COLLECTIONS } from '@harborline/domain/paths';
import { visibleArticlesById } from '@harborline/domain/stores/articles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { queryOf } from '../platform/store/read';
import { triggerHandler } from '../platform/trigger';
import { noteLinks } from './keep-links';

/** What of a library decides where the links of its articles lead. */
const DECIDING = ['library_refkey', 'library_domain', 'custom_subDomain', 'parent_lib_id'] as const;

/** Articles whose links are noted side by side. */
const NOTED_AT_ONCE = 10;

/** A library may have thousands of articles. */
const TIME_LIMIT_SECONDS = 540;

const isMoved = (before: DocumentSnapshot, after: DocumentSnapshot): boolean =>
  DECIDING.some((field) => before.get(field) !== after.get(field));

/** Notes anew where the links of all articles lead that a library's visitors can read. */
async function noteAllLinks(libraryId: string): Promise<void> {
  let rest = queryOf({ ...visibleArticlesById(libraryId), select: [] }).limit(NOTED_AT_ONCE);
  for (;;) {
    const { docs } = await rest.get();
    await Promise.all(docs.map(({ id }) => noteLinks(id)));
    const last = docs.at(-1);
    if (!last || docs.length < NOTED_AT_ONCE) return;
    rest = rest.startAfter(last);
  }
}

/** A library got another key, host or parent: links by its address lead elsewhere, or only now to its articles. */
export const onLibraryMoved = onDocumentUpdated(
  { document: `${COLLECTIONS.libraries}/{library}`, retry: true, timeoutSeconds: TIME_LIMIT_SECONDS },
  triggerHandler({
    name: 'onLibraryMoved',
    idempotencyKey: (event) => `library-links/${event.params.library}`,
    async run(event) {
      if (event.data && isMoved(event.data.before, event.data.after))
        await noteAllLinks(event.params.library);
    },
  }),
);
