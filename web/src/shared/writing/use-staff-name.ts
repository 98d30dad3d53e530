import { useEffect, useState } from 'react';
import { useStaffFirestore } from '../live/staff-firebase';
import { readStaffName } from './staff-names';

interface Named {
  readonly uid: string;
  readonly name: string;
}

/** Name of a teammate; null while it loads, or where no one is asked for. */
export function useStaffName(uid: string | null): string | null {
  const firestore = useStaffFirestore();
  const [named, setNamed] = useState<Named | null>(null);
  useEffect(() => {
    if (uid === null) return undefined;
    let isCurrent = true;
    void readStaffName(firestore, uid).then((name) => {
      if (isCurrent) setNamed({ uid, name });
    });
    return () => {
      isCurrent = false;
    };
  }, [firestore, uid]);
  return named !== null && named.uid === uid ? named.name : null;
}
