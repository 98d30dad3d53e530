import { randomUUID } from 'node:crypto';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import { afterAll, describe, it } from 'vitest';
import { useCast } from '../support/cast';
import { plant, plantAccess, uproot } from '../support/plant';
import { reply, signIn } from '../support/staff-steps';

const newPerson = useCast();

const id = randomUUID().slice(0, 8);
const REF = `overdue-${id}`;
const ASKED = `asked-${id}`;
const VISITOR = `Vera ${id}`;
/** What “Standard” gives for a first answer, and a minute. */
const ASKED_MS = (4 * 60 + 1) * 60_000;

/** The schedule runs every minute, and the functions may have to start first. */
const SCHEDULE_MS = 150_000;

afterAll(async () => {
  await uproot([docPath.conversation(REF)]);
  await plantAccess([REF], null);
});

describe('service levels (D-135)', () => {
  it('tell whoever has a ticket that it is overdue, and because of what', async () => {
    const at = timestamp(Date.now() - ASKED_MS);
    const made = makeConversation({ number: 900_135, support_lib_id: LIBRARY_IDS.lumen });
    const message = {
      conversation_ref: REF,
      support_lib_id: LIBRARY_IDS.lumen,
      sender_type: 'visitor',
      sender_ref: 'vera',
      sender_name: VISITOR,
      text: 'Is anybody there?',
      file_url: '',
      read_status: 1,
      is_public: true,
      created_at: at,
    };
    await plant({
      [docPath.conversation(REF)]: {
        ...made,
        visitor: { ...made.visitor, name: VISITOR },
        assigned_to: 'lumen-agent',
        last_message: { ...made.last_message, id: ASKED },
        created_at: at,
        last_message_at: at,
        last_visitor_message_at: at,
      },
      [docPath.message(REF, ASKED)]: message,
    });
    await plantAccess([REF], LIBRARY_IDS.lumen);
    const agent = await newPerson();
    await signIn(agent, 'lumen-agent');
    const { page } = agent;

    await agent.goto(`/admin/inbox?tab=tickets&sort=due&conversation=${REF}`);
    const row = page.locator(`[data-ticket="${REF}"]`);
    await row.getByText(/^Overdue/).waitFor({ timeout: SCHEDULE_MS });
    await page.getByRole('button', { name: SERVICE_LEVEL_TEXTS.section }).click();
    const because = SERVICE_LEVEL_TEXTS.because('Standard', 'first_response', '4 hours', '');
    await page.getByText(`${because}; ${VISITOR} wrote at`).waitFor();
    await page.getByRole('button', { name: HISTORY_TEXTS.title, exact: true }).click();
    const announced = page.getByText('the time that “Standard” gives is used up');
    await announced.waitFor({ timeout: SCHEDULE_MS });

    // The answer ends the clock: what is due next is the ticket as a whole, in days.
    await reply(agent, 'Yes, I am.');
    await row.getByText(/^Due in 9d/).waitFor({ timeout: SCHEDULE_MS });
  });
});
