import type { User } from '@harborline/domain/entities/user';
import { user } from '@harborline/domain/stores/users';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import type { Firestore } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { staffName } from '../../../shared/staff/staff-name';
import { readRecord } from '../../../shared/store/read-records';

interface Teammate {
  readonly name: string;
  /** URL, '' for none */
  readonly picture: string;
}

const UNKNOWN: Teammate = { name: ADMIN_TEXTS.nameFallback, picture: '' };
/** Read once, however many rows and tickets name them; a failed reading is repeated with the next one. */
const reading = new Map<string, Promise<Teammate>>();

const teammateOf = (person: Pick<User, 'display_name' | 'agent_name' | 'agent_picture'>): Teammate => ({
  name: staffName(person),
  picture: person.agent_picture,
});

function readTeammate(firestore: Firestore, uid: string): Promise<Teammate> {
  const known = reading.get(uid);
  if (known !== undefined) return known;
  const read = readRecord(firestore, user(uid)).then(
    (person) => (person === null ? UNKNOWN : teammateOf(person)),
    () => {
      reading.delete(uid);
      return UNKNOWN;
    },
  );
  reading.set(uid, read);
  return read;
}

/** Names and pictures of teammates, in the order asked for; without those that are being read. @param uids joined by a space */
export function useTeammates(uids: string): ReadonlyMap<string, Teammate> {
  const firestore = useStaffFirestore();
  const [known, setKnown] = useState<ReadonlyMap<string, Teammate>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const asked = uids.split(' ').filter((uid) => uid !== '');
    void Promise.all(asked.map(async (uid) => [uid, await readTeammate(firestore, uid)] as const)).then(
      (read) => isCurrent && setKnown(new Map(read)),
    );
    return () => {
      isCurrent = false;
    };
  }, [firestore, uids]);
  return known;
}
