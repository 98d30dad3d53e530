import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { FEED_TEXTS } from '@harborline/domain/texts/feed';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import {
  RATING_LABELS,
  RATING_SETTINGS_TEXTS,
  RATING_TEXTS,
  REVIEW_TEXTS,
} from '@harborline/domain/texts/ratings';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { openConversation, reply, signIn } from '../support/staff-steps';
import { MAILBOX } from '../support/suite';
import { answerBox, sendButton } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

it('D-97: a visitor rates from the mail after the ticket is closed, and the team sees it', async () => {
  const [owner, visitor] = [await newPerson(), await newPerson()];
  const email = freshAddress('rita');
  await signIn(owner, 'quillpad-owner');
  await owner.goto('/admin/profile/ratings');
  const ask = owner.page.getByRole('switch', { name: RATING_SETTINGS_TEXTS.isOn });
  await ask.waitFor();
  await ask.check();
  await owner.page
    .getByLabel(RATING_SETTINGS_TEXTS.delay)
    .selectOption({ label: RATING_SETTINGS_TEXTS.delays[0] });
  const save = owner.page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await owner.page.getByText(SETTINGS_TEXTS.saved).waitFor();

  await visitor.goto('/quillpad');
  await visitor.page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
  await visitor.page.getByLabel(CONTACT_TEXTS.emailLabel).fill(email);
  await visitor.page.getByLabel(CONTACT_TEXTS.requestLabel).fill('My pen leaks.');
  await sendButton(visitor.page).click();
  await answerBox(visitor.page).waitFor();

  await owner.goto('/admin/inbox?tab=inbox');
  await openConversation(owner, email);
  await reply(owner, 'A new one is on its way.');
  await visitor.page.getByText('A new one is on its way.').waitFor();
  await owner.page.getByRole('button', { name: /Open/ }).last().click();
  await owner.page.getByRole('menuitemradio', { name: INBOX_TEXTS.statusClosed }).click();

  const mail = await waitForMail(email, 'the question for a rating', ({ text }) =>
    text.includes('/reviewForm?'),
  );
  const stars = [...mail.text.matchAll(/https?:\/\/\S+rating=2\b/g)].map(([url]) => url);
  expect(stars).toHaveLength(1);
  const reader = await newPerson(PHONE);
  await reader.goto(`${MAILBOX}/#${mail.id}`);
  const rating = await reader.tabOpenedBy(() =>
    reader.page.frameLocator('iframe').locator(`a[href="${stars[0]}"]`).first().click(),
  );
  const { page } = rating;
  await page.getByRole('heading', { name: REVIEW_TEXTS.question }).waitFor();
  expect(await page.getByRole('radio', { checked: true }).getAttribute('aria-label')).toContain(
    '2 of 5 stars',
  );
  await page.getByText(REVIEW_TEXTS.improve).waitFor();
  // Opening the link has recorded nothing; by keyboard the visitor chooses one more star.
  await page.getByRole('radio', { checked: true }).press('ArrowRight');
  await page.getByRole('radio', { checked: true }).press('ArrowRight');
  await page.getByText(REVIEW_TEXTS.helpful).waitFor();
  await page.getByLabel(REVIEW_TEXTS.comments).fill('Fast, <b>and friendly</b>.');
  await page.getByRole('button', { name: REVIEW_TEXTS.submit }).click();
  const thanks = page.getByRole('dialog', { name: REVIEW_TEXTS.thanksTitle });
  await thanks.getByText(REVIEW_TEXTS.thanks).waitFor();
  await thanks.getByRole('button', { name: REVIEW_TEXTS.close }).press('Enter');
  await page.getByRole('heading', { name: REVIEW_TEXTS.afterwards }).waitFor();

  // A reload shows what was given; it can still be changed.
  await page.reload();
  await page.getByText(REVIEW_TEXTS.ratedBefore).waitFor();

  const section = owner.page.getByRole('region', { name: RATING_TEXTS.section });
  await section.getByRole('button', { name: RATING_TEXTS.section, exact: true }).click();
  await section.getByText(`4 of 5 · ${RATING_LABELS[4]}`).waitFor();
  await section.getByText('Fast, <b>and friendly</b>.').waitFor();

  // The visitor's own page asks as well, and knows what was given by the mail.
  await visitor.page.reload();
  await visitor.page.getByText(REVIEW_TEXTS.ratedBefore).waitFor();
  await visitor.page.getByRole('radio', { checked: true }).press('ArrowRight');
  await visitor.page.getByRole('button', { name: REVIEW_TEXTS.submit }).click();
  await visitor.page.getByText(REVIEW_TEXTS.afterwards).waitFor();
  await section.getByText(`5 of 5 · ${RATING_LABELS[5]}`).waitFor();

  await owner.goto('/admin/profile/ratings');
  const figures = owner.page.getByRole('table', { name: RATING_SETTINGS_TEXTS.figuresTitle });
  await figures.getByRole('row').filter({ hasText: '5.0' }).first().waitFor();
  // The feed is read with the page, and a trigger puts the item into it.
  const feed = owner.page.getByRole('dialog', { name: FEED_TEXTS.title });
  await waitFor('the rating in the feed', async () => {
    await owner.goto('/admin/profile/ratings');
    await owner.page.getByRole('button', { name: new RegExp(`^${FEED_TEXTS.title}`) }).click();
    await feed.getByRole('listitem').or(feed.getByText(FEED_TEXTS.none)).first().waitFor();
    return (await feed.getByText(/rated 4 of 5 for/).count()) > 0 || undefined;
  });
});

it('D-06: a link that nobody was sent is not valid', async () => {
  const stranger = await newPerson();
  stranger.expectProblem(/404 \(Not Found\) \(.*\/api\/inbox\/rating\?/);
  await stranger.goto('/ReviewForm?key=guessed-guessed-guessed&rating=5');
  await stranger.page.getByRole('heading', { name: REVIEW_TEXTS.invalidTitle }).waitFor();
  expect(await stranger.page.getByRole('radio').count()).toBe(0);
});
