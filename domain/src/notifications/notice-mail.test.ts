import { describe, expect, it } from 'vitest';
import { composeDigestMail, composeNoticeMail, type NoticeLine, noticeSubject } from './notice-mail';

const brand = { companyName: 'Acme', themeColor: '#0a7d5a' };
const wrote = (preview: string): NoticeLine => ({
  event: 'visitor_replied',
  name: 'vera@visitor.example (not verified)',
  activity: 'wrote',
  preview,
});
const mentioned = (name: string): NoticeLine => ({
  event: 'mentioned_you',
  name,
  activity: 'wrote in a note, which only your team sees',
  preview: '@Ben please look',
});
const ticketWith = (...lines: readonly NoticeLine[]) => ({
  ...{ number: 42, title: 'Two lamps', lines },
  url: 'https://app.example/admin/inbox?tab=inbox&conversation=1',
});
const links = {
  settingsUrl: 'https://app.example/admin/profile/account?tab=notifications',
  muteUrl: 'https://app.example/api/mute?token=t',
};

describe('the mail about a ticket (D-132)', () => {
  it('is named by its event, and by their number where they are several', () => {
    const subjectOf = (...lines: readonly NoticeLine[]) => noticeSubject(ticketWith(...lines), 'Two lamps');
    expect(subjectOf(wrote('a'), wrote('b'))).toBe('New answer #42: Two lamps');
    expect(subjectOf({ ...wrote('a'), event: 'new_ticket' }, wrote('b'))).toBe('New ticket #42: Two lamps');
    expect(subjectOf(mentioned('Ada'))).toBe('Ada mentioned you in ticket #42');
    expect(subjectOf(mentioned('Ada'), mentioned('Cleo'))).toBe('2 updates #42: Two lamps');
    expect(subjectOf(wrote('a'), mentioned('Ada'))).toBe('2 updates #42: Two lamps');
  });

  it('names who wrote once, shows all that they wrote, and leads to the ticket and to the page that mutes', () => {
    const { text, page } = composeNoticeMail({
      brand,
      ticket: ticketWith(wrote('One.'), wrote('Two.'), mentioned('Ada')),
      ...links,
    });
    expect(text).toContain(
      'vera@visitor.example (not verified) wrote:\n\nOne.\n\nTwo.\n\nAda wrote in a note',
    );
    expect(text).toContain('Mute these emails: https://app.example/api/mute?token=t');
    expect(page).toMatchObject({
      heading: '3 updates in ticket #42',
      preheader: '@Ben please look',
      footerLink: { label: 'Mute these emails', url: links.muteUrl },
    });
  });
});

it('a digest goes through the tickets, and then what belongs to none', () => {
  const { subject, text } = composeDigestMail({
    brand,
    tickets: [ticketWith(wrote('One.')), { ...ticketWith(mentioned('Ada')), number: 7, title: '' }],
    others: [{ event: 'article_to_verify', name: 'Article', activity: '“Locks” is due', preview: '' }],
    inboxUrl: 'https://app.example/admin/inbox',
    ...links,
  });
  expect(subject).toBe('Your digest: 2 tickets');
  expect(text.indexOf('#42: Two lamps')).toBeLessThan(text.indexOf('#7\n'));
  expect(text).toContain('Article “Locks” is due.');
});

it('a digest of very many tickets is one mail, which tells of the first and counts the others', () => {
  const { subject, text } = composeDigestMail({
    brand,
    tickets: Array.from({ length: 53 }, (_, index) => ({ ...ticketWith(wrote('One.')), number: index + 1 })),
    others: [],
    inboxUrl: 'https://app.example/admin/inbox',
    ...links,
  });
  expect(subject).toBe('Your digest: 53 tickets');
  expect(text).toContain('#50: Two lamps');
  expect(text).not.toContain('#51: Two lamps');
  expect(text).toContain('3 more tickets have news.');
});
