import type { Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import { firebaseApp } from '../firebase/app';

/**
 * The only file that knows reactfire. It hands the staff's Firebase services to components; listeners are
 * `useSubscription`'s, because reactfire keeps every listener it has ever opened until the page is closed, and
 * a day in the inbox opens hundreds.
 */
export function StaffFirebaseProvider({
  firestore,
  children,
}: {
  firestore: Firestore;
  children: ReactNode;
}) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp('staff')}>
      <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}

/** Firestore as the signed-in person of staff. */
export function useStaffFirestore(): Firestore {
  return useFirestore();
}
