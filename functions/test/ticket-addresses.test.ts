import { describe, expect, it } from 'vitest';
import { ticketAddresses } from '../src/inbox/new-ticket/ticket-addresses';
import { call } from './support/call';
import { newChatStaff, newVisitor, overriding } from './support/people';
import { newLibrary } from './support/world';

const ask = (token: string) => call('GET', '/api/inbox/ticketaddresses', undefined, { token });

describe('GET ticketaddresses (S7.7)', () => {
  it('says where emails about tickets go to and come from to those who set them up', async () => {
    const libraryId = await newLibrary();
    const owner = await newChatStaff(libraryId, 'owner');
    expect(await ask(owner.token)).toMatchObject({ status: 200, body: { data: ticketAddresses() } });
    const agent = await newChatStaff(libraryId, 'agent');
    expect((await ask(agent.token)).status).toBe(403);
    const trusted = await newChatStaff(
      libraryId,
      'agent',
      overriding('agent', { canManageWidgetSettings: true }),
    );
    expect((await ask(trusted.token)).status).toBe(200);
    expect((await ask((await newVisitor()).token)).status).toBe(401);
  });
});
