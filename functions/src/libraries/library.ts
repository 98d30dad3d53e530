import type { LibraryPrivate, LibraryPublic } from '@harborline/domain/entities/library';
import { library } from '@harborline/domain/stores/libraries';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import type { MailBrand } from '@harborline/domain/tickets/mail-content';
import type { Transaction } from 'firebase-admin/firestore';
import { readEach } from '../platform/store/read';

export interface Library {
  readonly id: string;
  readonly public: LibraryPublic;
  readonly private: LibraryPrivate;
}

/** Both halves of a library, inside a transaction. @returns undefined when there is no such library */
export async function readLibrary(transaction: Transaction, id: string): Promise<Library | undefined> {
  const [visible, hidden] = await readEach([library(id), libraryPrivate(id)], transaction);
  return visible && hidden && { id, public: visible, private: hidden };
}

/** What mails show of a library. */
export function brandOf(library: Pick<Library, 'public'>): MailBrand {
  return {
    companyName: library.public.settings.settings.companyName,
    themeColor: library.public.publicHelpCenterTheme.themeColor,
  };
}
