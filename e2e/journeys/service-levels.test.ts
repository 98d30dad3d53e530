import { randomUUID } from 'node:crypto';
import { docPath } from '@harborline/domain/paths';
import { makeConversation } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
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
/** What “Standard” gives for a first answer, but for the last seconds, which run out in front of the agent. */
const ASKED_MS = 4 * 60 * 60_000 - 10_000;

/** The functions that compute due times may have to start first. */
const COLD_START_MS = 120_000;

afterAll(async () => {
  await uproot([docPath.conversation(REF)]);
  await plantAccess([REF], null);
});

describe('service levels (D-135)', () => {
  it('show whoever has a ticket that it becomes overdue, and because of what', async () => {
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
    await row.getByText(/^Overdue/).waitFor({ timeout: COLD_START_MS });
    await page.getByRole('button', { name: SERVICE_LEVEL_TEXTS.section }).click();
    const because = SERVICE_LEVEL_TEXTS.because('Standard', 'first_response', '4 hours', '');
    await page.getByText(`${because}; ${VISITOR} wrote`).waitFor();

    // The answer ends the clock: what is due next is the ticket as a whole, in days.
    await reply(agent, 'Yes, I am.');
    await row.getByText(/^Due in 9d/).waitFor({ timeout: COLD_START_MS });
  });
});
