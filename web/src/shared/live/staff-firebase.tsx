import type { Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import { firebaseApp } from '../firebase/app';

/**
 * The only file that uses reactfire, to provide Firebase services for staff. Listeners belong to `useSubscription`,
 * because reactfire keeps every listener open until the page is closed, and a day in the inbox opens hundreds.
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

/** Firestore as the signed-in person. */
export function useStaffFirestore(): Firestore {
  return useFirestore();
}
