import { describe, expect, it } from 'vitest';
import { makeConversation, makeMessage, makeTicketEvent } from '../testing/factories';
import { eventText } from './event-text';
import { isToldToFollowers, noticeOfEvent, noticeOfMessage, ticketInFeed } from './follow-notice';
import { followerChange } from './ticket-change';

const ticket = makeConversation({ number: 12, title: 'Two lamps' });
const told = { by: 'ada', isAutomatic: false, name: 'Ada', except: [] };

describe('what followers of a ticket read (D-123)', () => {
  it('is who wrote, and in which ticket', () => {
    const by = { sender_ref: 'ada', sender_name: 'Ada' };
    expect(noticeOfMessage(ticket, makeMessage({ ...by, sender_type: 'agent' }))).toEqual({
      ...told,
      activity: 'answered in #12 “Two lamps”',
    });
    expect(noticeOfMessage(ticket, makeMessage({ ...by, sender_type: 'note' }))).toEqual({
      ...told,
      activity: 'added a note to #12 “Two lamps”',
    });
    expect(noticeOfMessage(ticket, makeMessage({ sender_ref: 'vera' }))).toMatchObject({
      by: 'vera',
      name: ticket.visitor.name || ticket.visitor.email,
      activity: 'wrote in #12 “Two lamps”',
    });
    // From another address than the visitor's, and from the visitor's where no browser is known.
    const mail = makeMessage({
      sender_type: 'note',
      sender_ref: '',
      sender_name: 'Bob <bob@x.example>',
      channel: 'email',
    });
    expect(noticeOfMessage(ticket, mail)).toMatchObject({
      isAutomatic: false,
      name: 'Bob <bob@x.example>',
      activity: 'sent an email about #12 “Two lamps”',
    });
    expect(noticeOfMessage(ticket, makeMessage({ sender_ref: '' }))).toMatchObject({ isAutomatic: false });
    expect(noticeOfMessage(ticket, makeMessage({ sender_type: 'system_debug' }))).toBeUndefined();
  });

  it('is nothing for whom a note mentions, since the mention tells them', () => {
    const note = makeMessage({ sender_type: 'note', mentions: { ben: 'Ben' } });
    expect(noticeOfMessage(ticket, note)?.except).toEqual(['ben']);
  });

  it('is how the status changed, unless a message of the visitor says why', () => {
    const details = { from: 'open', to: 'closed' };
    const event = makeTicketEvent({ kind: 'status-changed', details, actor_ref: 'ada', actor_name: 'Ada' });
    expect(noticeOfEvent(ticket, event)).toEqual({
      ...told,
      activity: 'changed the status from Open to Closed: #12 “Two lamps”',
    });
    expect(isToldToFollowers(event)).toBe(true);
    expect(isToldToFollowers({ ...event, reason: 'visitor-wrote' })).toBe(false);
    expect(isToldToFollowers({ ...event, kind: 'tag-added' })).toBe(false);
  });

  it('begins with the ticket where nobody did it', () => {
    const details = { from: 'snoozed', to: 'open' };
    const woken = { reason: 'time-came', actor_ref: '', actor_name: '', details } as const;
    expect(noticeOfEvent(ticket, makeTicketEvent({ kind: 'status-changed', ...woken }))).toEqual({
      by: '',
      isAutomatic: true,
      name: '#12 “Two lamps”',
      activity: 'Its time came, so the ticket is open again',
      except: [],
    });
  });

  it('names a ticket by its number and the beginning of its title', () => {
    expect(ticketInFeed({ number: 7, title: '' })).toBe('#7');
    expect(ticketInFeed({ number: 7, title: 'x'.repeat(300) }).length).toBeLessThan(90);
  });

  it('is in the history only where a teammate was made one', () => {
    const saidOf = (isAdded: boolean) => eventText({ ...followerChange('Ben', isAdded), reason: '' });
    expect([saidOf(true), saidOf(false)]).toEqual([
      'added Ben as a follower',
      'removed Ben from the followers',
    ]);
  });
});
