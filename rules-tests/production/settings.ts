import type { FirebaseOptions } from 'firebase/app';

/** Where the check runs, and which mailbox gets its mails. */
export interface Settings {
  readonly firebase: FirebaseOptions & { readonly projectId: string; readonly storageBucket: string };
  /** ports of the local suite; absent for a real project */
  readonly emulators?: Readonly<Record<'auth' | 'firestore' | 'database' | 'storage', number>>;
  readonly mailAddress: string;
}
