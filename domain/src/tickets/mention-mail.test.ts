import { expect, it } from 'vitest';
import { composeMentionMail } from './mention-mail';

it('the mail about a mention says who wrote what where, and where to switch it off', () => {
  const { text, page } = composeMentionMail({
    brand: { companyName: 'Acme', themeColor: '#1b5e8c' },
    authorName: 'Ann',
    number: 42,
    title: 'Parcel is late',
    preview: '@Bo please look',
    inboxUrl: 'https://app.example/admin/inbox?tab=inbox&conversation=c1',
    settingsUrl: 'https://app.example/admin/profile/account?tab=notifications',
  });
  expect(text).toContain('Ann mentioned you in ticket #42: Parcel is late');
  expect(text).toContain('@Bo please look');
  expect(text).toContain('conversation=c1');
  expect(text).toContain('tab=notifications');
  expect(page).toMatchObject({ title: 'Parcel is late', action: { label: 'Open in the inbox' } });
});
