import { describe, expect, it } from 'vitest';
import { composeTeamNotice } from './team-notice';

const notice = (event: 'new_ticket' | 'visitor_replied') =>
  composeTeamNotice({
    brand: { companyName: 'Acme', themeColor: '#1b5e8c' },
    event,
    number: 42,
    title: 'Parcel is late',
    visitorEmail: 'vera@visitor.example',
    isVerified: false,
    preview: 'It is <b>late</b>.',
    inboxUrl: 'https://app.example/admin/inbox?tab=inbox&conversation=c1',
    settingsUrl: 'https://app.example/admin/profile/account?tab=notifications',
  });

describe('the mail to a teammate', () => {
  it('says what happened, where to answer, and where to switch it off', () => {
    expect(notice('new_ticket').text).toContain('New ticket #42: Parcel is late');
    expect(notice('visitor_replied').text).toContain('New answer in ticket #42: Parcel is late');
    expect(notice('visitor_replied').text).toContain('conversation=c1');
    expect(notice('new_ticket').text).toContain('/admin/profile/account?tab=notifications');
  });
});
