import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { messages, openConversation, reply, signIn } from '../support/staff-steps';
import { openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

describe('two teammates', () => {
  it("see the same ticket, and each other's replies as they are sent", async () => {
    const [agent, admin, visitor] = [await newPerson(), await newPerson(), await newPerson()];
    const email = freshAddress('team');
    await signIn(agent, 'lumen-agent');
    await signIn(admin, 'lumen-admin');
    await admin.goto('/admin/inbox?tab=inbox');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'Who is there?' });
    await openConversation(agent, email);
    await openConversation(admin, email);

    await reply(agent, 'The agent is.');
    await messages(admin.page).filter({ hasText: 'The agent is.' }).waitFor();
    await reply(admin, 'And the admin.');
    await messages(agent.page).filter({ hasText: 'And the admin.' }).waitFor();
    for (const { page } of [agent, admin, visitor]) {
      await messages(page).filter({ hasText: 'And the admin.' }).waitFor();
      const shown = await messages(page).allTextContents();
      expect(shown.filter((text) => text.includes('The agent is.'))).toHaveLength(1);
      expect(shown.filter((text) => text.includes('And the admin.'))).toHaveLength(1);
    }
  });
});
