import { randomUUID } from 'node:crypto';
import { buildMessage } from '@harborline/domain/conversation/build-message';
import { DEFAULT_NOTIFICATIONS, withChoice } from '@harborline/domain/notifications/preferences';
import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import { NOTIFICATION_TEXTS as TEXTS } from '@harborline/domain/texts/settings';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { DemoPerson } from '@harborline/emulator-seed/people';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { mailTo, waitForMail } from '../support/mailbox';
import { person } from '../support/people';
import { plant, plantAccess, setFields, uproot } from '../support/plant';
import { logOut, signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const word = () => randomUUID().slice(0, 8);

const QUIET = person('lumen-sofie');
/** Somebody who never signs in: whoever is at work gets no mail. */
const OTHER = {
  uid: `other-${word()}`,
  email: `other-${word()}@kettle.example`,
  libraryId: LIBRARY_IDS.kettle,
};
const HALF_HOUR = 30;
const DAY_MINUTES = 1_440;
const REFS: string[] = [];

afterAll(async () => {
  await uproot(REFS.map(docPath.conversation));
  await uproot([docPath.user(OTHER.uid)]);
  await uproot([QUIET, OTHER].map(({ uid }) => docPath.agentNotifications(uid)));
  await plantAccess(REFS, null);
});

/** A ticket of somebody, whose visitor writes now. */
async function visitorWrites(
  { uid, libraryId }: Pick<DemoPerson, 'uid' | 'libraryId'>,
  text: string,
): Promise<void> {
  const ref = `quiet-${word()}`;
  REFS.push(ref);
  const at = timestamp(Date.now());
  const made = makeConversation({ number: 900_132, support_lib_id: libraryId, title: `About ${text}` });
  const message = buildMessage({
    ...{ conversationRef: ref, libraryId, senderType: 'visitor', senderRef: 'vera' },
    ...{ senderName: '', text, createdAt: at },
  });
  await plant({
    [docPath.conversation(ref)]: {
      ...made,
      assigned_to: uid,
      last_message: { ...made.last_message, id: 'first' },
      ...{ created_at: at, last_message_at: at, last_visitor_message_at: at },
    },
  });
  await plantAccess([ref], libraryId);
  await plant({ [docPath.message(ref, 'first')]: message });
}

const saved = (page: Page) => page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });

/** A time of the page's list, by the clock that the person sees. */
const timeAt = (page: Page, minute: number): Promise<string> =>
  page.evaluate(
    (ms) =>
      new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(ms),
    (((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) * 60_000,
  );

async function openTimes(staff: Actor) {
  await staff.goto('/admin/profile/account?tab=notifications');
  return staff.page.getByRole('switch', { name: TEXTS.quiet });
}

/** Quiet since an hour or two ago, and for two hours from now. */
async function beQuietNow(staff: Actor): Promise<void> {
  const { page } = staff;
  await (await openTimes(staff)).check();
  const now = new Date();
  const minute = Math.floor((now.getHours() * 60 + now.getMinutes()) / HALF_HOUR) * HALF_HOUR;
  for (const [label, at] of [
    [TEXTS.quietFrom, minute - 120] as const,
    [TEXTS.quietUntil, minute + 150] as const,
  ]) {
    await page.getByRole('combobox', { name: label }).selectOption({ label: await timeAt(page, at) });
    await saved(page);
  }
}

it('D-132: quiet hours keep a reply in the bell without a mail, and let mails through once they are off', async () => {
  const mailed = withChoice(DEFAULT_NOTIFICATIONS, {
    event: 'visitor_replied',
    channel: 'email',
    cell: 'mine',
  });
  const events = withChoice(mailed, { event: 'new_ticket', channel: 'email', cell: 'mine' });
  for (const { uid, libraryId } of [QUIET, OTHER])
    await setFields(docPath.agentNotifications(uid), { support_lib_id: libraryId, events });
  await plant({
    [docPath.user(OTHER.uid)]: makeUser({
      uid: OTHER.uid,
      user_email: OTHER.email,
      ...{ support_lib_id: OTHER.libraryId, init_support_lib_id: OTHER.libraryId, is_active: true },
      ...{ agent_role: 'agent', permissions: resolvePermissions('agent') },
    }),
  });
  const staff = await newPerson();
  const { page } = staff;
  await signIn(staff, QUIET.uid);
  await beQuietNow(staff);
  await logOut(staff);

  const [held, through] = [word(), word()];
  await visitorWrites(QUIET, held);
  await visitorWrites(OTHER, through);
  // The same schedule has looked at both.
  await waitForMail(OTHER.email, through, ({ text }) => text.includes(through));
  expect((await mailTo(QUIET.email)).filter(({ text }) => text.includes(held))).toEqual([]);

  await signIn(staff, QUIET.uid);
  await page.getByRole('button', { name: new RegExp(`^${FEED_TEXTS.title}`) }).click();
  const bell = page.getByRole('dialog', { name: FEED_TEXTS.title });
  await bell.getByRole('link', { name: new RegExp(held) }).waitFor();
  await page.keyboard.press('Escape');
  await (await openTimes(staff)).uncheck();
  await saved(page);
  await logOut(staff);
  await waitFor(
    `a mail to ${QUIET.email}`,
    async () => {
      const later = word();
      await visitorWrites(QUIET, later);
      // None comes while another journey has them at work.
      return waitForMail(QUIET.email, later, ({ text }) => text.includes(later)).catch(() => undefined);
    },
    200_000,
  );
});
