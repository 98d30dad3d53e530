import { expect, it } from 'vitest';
import { composeVerifyMail } from './verify-mail';

it('names the article, and links to the editor and to the setting that switches these mails off', () => {
  const mail = composeVerifyMail({
    brand: { companyName: 'Acme', themeColor: '#1b5e8c' },
    title: 'Charge <b>the</b> battery',
    editorUrl: 'https://app.example/admin/article/edit/a1',
    settingsUrl: 'https://app.example/admin/profile/account?tab=notifications',
  });
  expect(mail.text).toContain('Charge <b>the</b> battery');
  expect(mail.text).toContain('https://app.example/admin/article/edit/a1');
  expect(mail.text).toContain('tab=notifications');
  expect(mail.page).toMatchObject({
    title: 'Charge <b>the</b> battery',
    action: { url: 'https://app.example/admin/article/edit/a1' },
  });
});
