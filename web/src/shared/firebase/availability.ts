import { LOCAL_DATABASE_INSTANCE } from '@harborline/domain/local-suite';
import { rtdbPath } from '@harborline/domain/paths';
import { type Availability, availabilitySchema, isTeamThere } from '@harborline/domain/team/availability';
import { EMULATOR_HOST, environment } from '../config/environment';
import { appCheckHeaders } from './app-check-headers';

/** How often a page asks again while nobody is there, in milliseconds. */
export const AVAILABILITY_AGAIN_MS = 10_000;

function addressOf(path: string): string {
  const { emulatorPort, firebase } = environment();
  return emulatorPort === null
    ? `${firebase.databaseURL.replace(/\/$/, '')}/${path}.json`
    : `http://${EMULATOR_HOST}:${emulatorPort('database')}/${path}.json?ns=${LOCAL_DATABASE_INSTANCE}`;
}

/** Asks the database. @param signal aborts it @throws Error if it does not answer at all, or the question was aborted */
export const askAvailability = async (libraryId: string, signal?: AbortSignal): Promise<Response> =>
  fetch(addressOf(rtdbPath.availability(libraryId)), {
    headers: await appCheckHeaders(),
    ...(signal && { signal }),
  });

/**
 * Whether a library's staff are available; null if that was never recorded. Read over REST: a single line on a page is
 * not worth the Realtime Database client. @throws Error if it cannot be read
 */
export async function readAvailability(libraryId: string): Promise<Availability | null> {
  const answer = await askAvailability(libraryId);
  if (!answer.ok) throw new Error(`availability answered ${answer.status}`);
  const parsed = availabilitySchema.safeParse(await answer.json());
  return parsed.success ? parsed.data : null;
}

/** Whether a library's team is there now; false where that is unknown. @throws Error if it cannot be read */
export async function readIsTeamThere(libraryId: string): Promise<boolean> {
  const known = await readAvailability(libraryId);
  return known !== null && isTeamThere(known, Date.now());
}
