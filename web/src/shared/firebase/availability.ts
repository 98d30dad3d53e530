import { LOCAL_DATABASE_INSTANCE } from '@harborline/domain/local-suite';
import { rtdbPath } from '@harborline/domain/paths';
import * as z from 'zod/mini';
import { EMULATOR_HOST, environment } from '../config/environment';

const availabilitySchema = z.object({ online: z.number() });

function addressOf(path: string): string {
  const { emulatorPort, firebase } = environment();
  return emulatorPort === null
    ? `${firebase.databaseURL.replace(/\/$/, '')}/${path}.json`
    : `http://${EMULATOR_HOST}:${emulatorPort('database')}/${path}.json?ns=${LOCAL_DATABASE_INSTANCE}`;
}

/**
 * How many staff of a library can be reached now; null when nobody ever said. Read over REST: one line on a
 * page is not worth the Realtime Database client. @throws Error when it cannot be read
 */
export async function readOnlineStaff(libraryId: string): Promise<number | null> {
  const answer = await fetch(addressOf(rtdbPath.availability(libraryId)));
  if (!answer.ok) throw new Error(`availability answered ${answer.status}`);
  const parsed = availabilitySchema.safeParse(await answer.json());
  return parsed.success ? parsed.data.online : null;
}
