import { useEffect, useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { readLibraryName } from './library-name';

/** Names of other libraries by id, as they become known; each is read once. */
export function useLibraryNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const firestore = useStaffFirestore();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    let isOver = false;
    const read = async (id: string) => {
      const name = await readLibraryName(firestore, id);
      if (!isOver && name !== null) setNames((known) => new Map([...known, [id, name]]));
    };
    for (const id of wanted.split(' ').filter((each) => each !== '')) void read(id);
    return () => {
      isOver = true;
    };
  }, [firestore, wanted]);
  return names;
}
