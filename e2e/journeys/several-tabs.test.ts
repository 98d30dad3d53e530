import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { openConversation, reply, signIn, ticketRow } from '../support/staff-steps';
import { answer, openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

describe('several tabs of one browser', () => {
  it('work side by side: the inbox twice, the help center twice, and a live conversation', async () => {
    const one = await newPerson();
    const email = freshAddress('tabs');
    await signIn(one, 'lumen-agent', { isRemembered: true });
    const secondInbox = await one.openTab('/admin/inbox?tab=inbox&status=all');
    const helpCenter = await one.openTab('/lumen');
    const visitor = await one.openTab('/lumen');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: 'All in one browser.' });

    await ticketRow(secondInbox.page, email).waitFor();
    await openConversation(one, email);
    await reply(one, 'The reply crosses the tabs.');
    await visitor.page.getByText('The reply crosses the tabs.').waitFor();
    await ticketRow(secondInbox.page, 'The reply crosses the tabs.').waitFor();
    await answer(visitor, 'And so does the answer.');
    await one.page.getByText('And so does the answer.').last().waitFor();

    // This browser's staff and its visitor are separate: the help center knows neither.
    await helpCenter.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await helpCenter.page.getByText(INBOX_TEXTS.title, { exact: true }).count()).toBe(0);
  });
});
