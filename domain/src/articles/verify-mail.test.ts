import { expect, it } from 'vitest';
import { PLAN_TEXTS } from '../texts/article-plans';
import { composeVerifyMail } from './verify-mail';

const mailAbout = (titles: readonly string[]) =>
  composeVerifyMail({
    brand: { companyName: 'Acme', themeColor: '#1b5e8c' },
    articles: titles.map((title, index) => ({ id: `a${index + 1}`, title })),
    origin: 'https://app.example',
    settingsUrl: 'https://app.example/admin/profile/account?tab=notifications',
  });

it('names the article, and where to check it and to switch these mails off', () => {
  const mail = mailAbout(['Charge <b>the</b> battery']);
  expect(mail.subject).toBe(PLAN_TEXTS.mailSubject('Charge <b>the</b> battery'));
  expect(mail.text).toContain('Charge <b>the</b> battery');
  expect(mail.text).toContain('https://app.example/admin/article/edit/a1');
  expect(mail.text).toContain('tab=notifications');
  expect(mail.page).toMatchObject({
    title: 'Charge <b>the</b> battery',
    action: { url: 'https://app.example/admin/article/edit/a1' },
  });
});

it('names several articles in one mail, and leads to their list', () => {
  const mail = mailAbout(['Charge the battery', 'Change a tire']);
  expect(mail.subject).toBe('Please verify 2 articles');
  expect(mail.text).toContain('Charge the battery\n\nChange a tire\n\n');
  expect(mail.page).toMatchObject({ action: { url: 'https://app.example/admin/content?state=verify' } });
});

it('lists 20 titles and counts the rest', () => {
  const { text } = mailAbout(Array.from({ length: 23 }, (_, index) => `Title ${index + 1}.`));
  expect(text).toContain('Title 20.');
  expect(text).not.toContain('Title 21.');
  expect(text).toContain('and 3 more');
});
