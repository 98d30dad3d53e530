import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { expect } from 'vitest';
import { type Answer, call } from './call';
import { mailsTo } from './mailbox';
import type { Identity } from './people';
import { db, eventually, hostOf, people } from './suite';
import { unique } from './world';

export const INVITATIONS = '/api/teams/invitations';

/** An unused address. */
export const newEmail = () => `${unique('invited-')}@acme.example`;

export const invite = ({ token }: Identity, email: string, agent_role = 'writer') =>
  call('POST', INVITATIONS, { email, agent_role }, { token });

/** The id of the invitation in an answer. */
export const idOf = ({ body }: Answer) => String((body.data?.invitation as { id?: string } | undefined)?.id);

/** Follows a link, as the page does. */
export const approve = (token: string) =>
  call('GET', `/api/invitation/approve?token=${encodeURIComponent(token)}`, undefined);

/** The token of the newest invitation mailed to an address. */
export async function mailedToken(email: string, count = 1): Promise<string> {
  const texts = await eventually(async () => {
    const tokens = (await mailsTo(email)).flatMap(
      ({ text }) => /join\?token=([\w.-]+)/.exec(text)?.[1] ?? [],
    );
    expect(tokens).toHaveLength(count);
    return tokens;
  });
  return texts.at(-1) ?? '';
}

/** Codes of the mails for choosing a password. */
export async function passwordCodes(email: string): Promise<string[]> {
  const mails = (await mailsTo(email)).filter(({ subject }) => subject === 'Choose your password');
  return mails.flatMap(({ text }) => /resetpassword\?oobCode=([\w-]+)/.exec(text)?.[1] ?? []);
}

/** What the page behind the mail's link does. */
export async function choosePassword(oobCode: string, newPassword: string): Promise<void> {
  const response = await fetch(
    `http://${hostOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode, newPassword }),
    },
  );
  expect(response.status).toBe(200);
}

/** The account and the document of an address. */
export async function personOf(email: string) {
  const { uid, disabled } = await people.getUserByEmail(email);
  const user = await db.doc(docPath.user(uid)).get();
  return { uid, disabled, user };
}

/** The actions in a library's log, sorted by name. */
export const actionsIn = async (library: string) => {
  const log = await db.collection(COLLECTIONS.audit).where('support_lib_id', '==', library).get();
  return log.docs.map((entry) => String(entry.get('action'))).sort();
};
