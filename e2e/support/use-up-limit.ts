import { createHmac } from 'node:crypto';
import { DEFAULT_HOSTING_PORT, LOCAL_PROJECT_ID, localPort } from '@harborline/domain/local-suite';
import { COLLECTIONS } from '@harborline/domain/paths';

const port = localPort('firestore', Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT));
const DOCUMENTS = `http://127.0.0.1:${port}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
const HOUR_MS = 60 * 60 * 1000;
/** How many requests one address may send per hour, and the key of its local counter (`functions/src/platform`). */
const LIMIT = 20;
const LOCAL_SECRET = 'local-suite-only-not-a-secret-at-all';

/** Sets the counter of an address in a library as twenty requests would, without their mails. */
export async function useUpTicketLimit(libraryId: string, email: string): Promise<void> {
  const hour = Math.floor(Date.now() / HOUR_MS);
  for (const window of [hour, hour + 1]) {
    const parts = JSON.stringify(['ticket', libraryId, 'address', email.toLowerCase(), window]);
    const id = createHmac('sha256', LOCAL_SECRET).update(parts).digest('hex').slice(0, 40);
    const answer = await fetch(`${DOCUMENTS}/${COLLECTIONS.rateLimits}/${id}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { count: { integerValue: String(LIMIT) } } }),
    });
    if (!answer.ok) throw new Error(`The counter was refused: ${await answer.text()}`);
  }
}
