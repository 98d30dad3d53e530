import { describe, expect, it } from 'vitest';
import { mutedByOneClick } from './mute-links';

const ofTicket = (...events: Exclude<Parameters<typeof mutedByOneClick>[0], 'digest'>['events']) =>
  mutedByOneClick({ ticket: 't1', events });

describe('one click in a mail program ends what the mail was about (RFC 8058, D-132)', () => {
  it('is the ticket for what goes on in it', () => {
    expect(ofTicket('visitor_replied')).toEqual(['ticket']);
    expect(ofTicket('followed_ticket')).toEqual(['ticket']);
    expect(ofTicket('assigned_to_team')).toEqual(['ticket']);
  });

  it('is the kind of event for new tickets, since the next is another ticket', () => {
    expect(ofTicket('new_ticket')).toEqual(['new_ticket']);
  });

  it('is the kind of event for what passes a mute of the ticket', () => {
    expect(ofTicket('mentioned_you')).toEqual(['mentioned_you']);
    expect(ofTicket('assigned_to_you', 'mentioned_you')).toEqual(['assigned_to_you', 'mentioned_you']);
  });

  it('is the ticket for several kinds of events, and with it what would pass its mute', () => {
    expect(ofTicket('new_ticket', 'visitor_replied')).toEqual(['ticket']);
    expect(ofTicket('visitor_replied', 'mentioned_you')).toEqual(['ticket', 'mentioned_you']);
  });

  it('is the digest, or the kind of event where there is no ticket', () => {
    expect(mutedByOneClick('digest')).toEqual(['digest']);
    expect(mutedByOneClick({ ticket: '', events: ['article_to_verify'] })).toEqual(['article_to_verify']);
  });
});
