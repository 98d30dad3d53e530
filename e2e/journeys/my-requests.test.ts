import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { MY_REQUESTS_TEXTS } from '@harborline/domain/texts/my-requests';
import { expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { linkIn, waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { answerByButton, openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();

it('finds requests again on another device by an emailed link, answers there, and signs out (D-118)', async () => {
  const email = freshAddress('vera');
  const atDesk = await newPerson();
  await openRequestForm(atDesk, 'lumen');
  await sendRequest(atDesk, { email, text: 'The blue lamp flickers. It is new.' });

  const onPhone = await newPerson(PHONE);
  const { page, goto } = onPhone;
  await goto('/lumen?tab=contact');
  await page.getByRole('link', { name: CONTACT_TEXTS.findRequests }).click();
  await page.getByLabel(CONTACT_TEXTS.emailLabel).fill(email.toUpperCase());
  await page.getByRole('button', { name: MY_REQUESTS_TEXTS.send }).click();
  await page.getByRole('heading', { name: MY_REQUESTS_TEXTS.askedTitle }).waitFor();
  const link = linkIn(
    await waitForMail(email, 'with the link', ({ text }) => text.includes('/requests?')),
    '/requests?',
  );
  await goto(link);
  await page.getByRole('button', { name: MY_REQUESTS_TEXTS.show }).click();
  await page.getByRole('link', { name: 'The blue lamp flickers.' }).click();
  await page.getByText('The blue lamp flickers. It is new.').waitFor();
  const address = page.url();
  await answerByButton(onPhone, 'It flickers at night only.');
  await atDesk.page.getByText('It flickers at night only.').waitFor();

  await page.getByRole('link', { name: MY_REQUESTS_TEXTS.back }).click();
  await page.getByRole('button', { name: MY_REQUESTS_TEXTS.leave }).click();
  await page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
  onPhone.expectProblem(/404 .*myrequests\/open/);
  await goto(address);
  await page.getByText(VISITOR_CONVERSATION_TEXTS.noAccessTitle).waitFor();
  onPhone.expectProblem(/410 .*myrequests\/access/);
  await goto(link);
  await page.getByRole('button', { name: MY_REQUESTS_TEXTS.show }).click();
  await page.getByText(MY_REQUESTS_TEXTS.gone).waitFor();

  // In another tab, the form begins anew. The page of the server knows no conversation of this browser: it comes in beside the link, not in its place.
  await atDesk.page.evaluate(() => sessionStorage.clear());
  await atDesk.goto('/lumen?tab=contact');
  const hrefOf = (name: string) => atDesk.page.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf(VISITOR_CONVERSATION_TEXTS.yours)).toContain('/lumen/conversation/');
  expect(await hrefOf(CONTACT_TEXTS.findRequests)).toBe('/lumen/requests');
});
