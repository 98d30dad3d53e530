import { expect, it } from 'vitest';
import { renderSignInMail } from './render-sign-in-mail';

it('D-13: carries the link in both parts, escaped where it is HTML', () => {
  const signInUrl = 'https://help.example/admin?mode=signIn&oobCode=abc';
  const mail = renderSignInMail({ brand: { companyName: 'A & B', themeColor: '#1b5e8c' }, signInUrl });
  expect(mail.text).toContain(signInUrl);
  expect(mail.html).toContain('href="https://help.example/admin?mode=signIn&amp;oobCode=abc"');
  expect(mail.html).toContain('A &amp; B');
});
