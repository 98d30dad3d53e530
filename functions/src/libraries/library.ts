import {
  type LibraryPrivate,
  type LibraryPublic,
  libraryPrivateSchema,
  libraryPublicSchema,
} from '@harborline/domain/entities/library';
import { docPath } from '@harborline/domain/paths';
import type { MailBrand } from '@harborline/domain/tickets/mail-content';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase';

export interface Library {
  readonly id: string;
  readonly public: LibraryPublic;
  readonly private: LibraryPrivate;
}

/** Both halves of a library, inside a transaction. @returns undefined when there is no such library */
export async function readLibrary(transaction: Transaction, id: string): Promise<Library | undefined> {
  const [visible, hidden] = await transaction.getAll(
    firestore().doc(docPath.library(id)),
    firestore().doc(docPath.libraryPrivate(id)),
  );
  const parsedPublic = libraryPublicSchema.safeParse(visible?.data());
  const parsedPrivate = libraryPrivateSchema.safeParse(hidden?.data());
  if (!parsedPublic.success || !parsedPrivate.success) return undefined;
  return { id, public: { ...parsedPublic.data, id }, private: parsedPrivate.data };
}

/** What mails show of a library. */
export function brandOf(library: Library): MailBrand {
  return {
    companyName: library.public.settings.settings.companyName,
    themeColor: library.public.publicHelpCenterTheme.themeColor,
  };
}
