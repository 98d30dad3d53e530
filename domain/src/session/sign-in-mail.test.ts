import { expect, it } from 'vitest';
import { composeSignInMail } from './sign-in-mail';

it('D-13: carries the link in both parts', () => {
  const signInUrl = 'https://help.example/admin?mode=signIn&oobCode=abc';
  const mail = composeSignInMail({ brand: { companyName: 'A & B', themeColor: '#1b5e8c' }, signInUrl });
  expect(mail.text).toContain(signInUrl);
  expect(mail.page.action.url).toBe(signInUrl);
});
