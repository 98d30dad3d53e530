import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { LOCAL_PROJECT_ID, localPort } from '@harborline/domain/local-suite';
import { COLLECTIONS } from '@harborline/domain/paths';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { freshAddress, person } from '../support/people';
import { signIn } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();
const hostingPort = Number(new URL(ORIGIN).port);

/** What anybody with an account and a terminal can do: sign in and query Firestore directly. */
async function identityToken(uid: string): Promise<string> {
  const { email, password } = person(uid);
  const url = `http://127.0.0.1:${localPort('auth', hostingPort)}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

async function askFirestore(token: string, collection: string, libraryId: string): Promise<number> {
  const url = `http://127.0.0.1:${localPort('firestore', hostingPort)}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents:runQuery`;
  const equals = (fieldPath: string, text: string) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: text } },
  });
  const filters = [equals('support_lib_id', libraryId)];
  // Staff list tickets or chats, not both at once (D-31).
  if (collection === COLLECTIONS.conversations) filters.push(equals('source', TICKET_SOURCES[0]));
  const structuredQuery = {
    from: [{ collectionId: collection }],
    where: { compositeFilter: { op: 'AND', filters } },
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery }),
  });
  return response.status;
}

describe('two libraries side by side', () => {
  it('shows staff of one library nothing of the other on any screen', async () => {
    const [stranger, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('private');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'Only for Lumen.' });
    await signIn(stranger, 'quillpad-agent');
    await stranger.page.getByRole('heading', { name: 'Inbox' }).first().waitFor();
    await stranger.goto('/admin/inbox?tab=inbox&status=all');
    await stranger.page.locator('[data-ticket]').first().waitFor();
    expect(await stranger.page.getByText(email).count()).toBe(0);

    await visitor.goto('/quillpad?q=battery%20charging');
    await visitor.page
      .getByText(/articles? found|No article found/)
      .first()
      .waitFor();
    expect(await visitor.page.getByText('Charge your battery').count()).toBe(0);
    visitor.expectProblem(/404 \(Not Found\) \(.*\/article\/details\/quillpad\//);
    await visitor.goto('/article/details/quillpad/lumen-charge-your-battery');
    await visitor.page.getByText('This article is not available.').waitFor();
  });

  it('refuses the same in direct queries to Firestore', async () => {
    const token = await identityToken('quillpad-owner');
    for (const collection of [
      COLLECTIONS.conversations,
      COLLECTIONS.articleDrafts,
      COLLECTIONS.mail,
      COLLECTIONS.users,
    ]) {
      expect(
        await askFirestore(token, collection, LIBRARY_IDS.lumen),
        `${collection} of the other library`,
      ).toBe(403);
      expect(
        await askFirestore(token, collection, LIBRARY_IDS.quillpad),
        `${collection} of their own library`,
      ).toBe(200);
    }
  });
});
