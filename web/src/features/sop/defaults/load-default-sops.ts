import type { SopArticle } from '@harborline/domain/entities/sop';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { offeredSops, sopCopies } from '@harborline/domain/stores/sops';
import type { Firestore } from 'firebase/firestore';
import { companyName } from '../../../shared/library/library-scope';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import type { Stored } from '../../../shared/store/snapshot-record';
import type { ParentTexts } from '../../articles';

/** What a library is called, as its children read it; '' for one that is gone. @throws FirebaseError */
async function loadParentName(firestore: Firestore, parentId: string): Promise<string> {
  const parent = await readRecord(firestore, libraryDocument(parentId));
  return parent === null ? '' : companyName(parent);
}

/** What a library may show of its parent's SOPs. @throws FirebaseError */
export async function loadOfferedSops(firestore: Firestore, parentId: string): Promise<ParentTexts> {
  const [name, sops] = await Promise.all([
    loadParentName(firestore, parentId),
    readRecords(firestore, offeredSops(parentId)),
  ]);
  return { name, offered: sops.map(({ id, sop_title: title }) => ({ id, title })) };
}

/** The SOPs that a parent offers, with the library's copies of them. */
export interface OfferedSops {
  readonly parentName: string;
  readonly sops: readonly Stored<SopArticle>[];
  readonly copies: readonly Stored<SopArticle>[];
}

/** The same with their texts and with the library's own copies. @throws FirebaseError */
export async function loadDefaultSops(
  firestore: Firestore,
  libraryId: string,
  parentId: string,
): Promise<OfferedSops> {
  const [parentName, sops, copies] = await Promise.all([
    loadParentName(firestore, parentId),
    readRecords(firestore, offeredSops(parentId)),
    readRecords(firestore, sopCopies(libraryId)),
  ]);
  return { parentName, sops, copies };
}
