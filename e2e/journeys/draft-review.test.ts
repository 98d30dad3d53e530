import { randomUUID } from 'node:crypto';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { conversationRef } from '@harborline/emulator-seed/build-conversation';
import { CONVERSATIONS } from '@harborline/emulator-seed/conversations/index';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { messages, replyBox, signIn } from '../support/staff-steps';

const newPerson = useCast();

/** A ticket of the demo world, which others may have moved off the first page of its list. */
function refOf(wanted: string): string {
  const ticket = CONVERSATIONS.find(({ slug }) => slug === wanted);
  if (ticket === undefined) throw new Error('The seed has lost its ticket');
  return conversationRef(ticket);
}

const card = (page: Page, words: string) => page.locator('[data-draft]').filter({ hasText: words });
const button = (within: ReturnType<typeof card>, name: string) =>
  within.getByRole('button', { name, exact: true });

const focusIs = (page: Page, tag: string) =>
  page.waitForFunction((wanted) => document.activeElement?.tagName === wanted, tag);

describe('replies in review (D-104)', () => {
  it('are submitted, commented on, changed, read anew and sent', async () => {
    const [author, reviewer] = [await newPerson(), await newPerson()];
    await signIn(author, 'lumen-sofie');
    await signIn(reviewer, 'lumen-owner');
    const id = refOf('x3-child-seat');
    await author.goto(`/admin/inbox?tab=inbox&status=open&conversation=${id}`);
    const words = `tomorrow ${randomUUID().slice(0, 8)}`;
    await replyBox(author.page).fill(`Your parcel arrives ${words}.`);
    await author.page.getByRole('button', { name: DRAFT_TEXTS.submit }).click();
    const own = card(author.page, words);
    await own.getByText(DRAFT_TEXTS.states.submitted, { exact: true }).waitFor();
    expect(await replyBox(author.page).inputValue()).toBe('');
    expect(await messages(author.page).filter({ hasText: words }).count()).toBe(0);

    await reviewer.goto('/admin/inbox?tab=inbox');
    await reviewer.page.getByRole('button', { name: /^List: / }).click();
    await reviewer.page.getByRole('menuitem', { name: DRAFT_TEXTS.toReviewList }).click();
    await reviewer.page.locator('[data-draft-row]').filter({ hasText: words }).click();
    const theirs = card(reviewer.page, words);
    await theirs.getByText(`Your parcel arrives ${words}.`).selectText();
    await theirs.getByText(DRAFT_TEXTS.quoteIs).waitFor();
    await theirs.getByRole('textbox', { name: DRAFT_TEXTS.commentLabel }).fill('Name the hour.');
    await button(theirs, DRAFT_TEXTS.requestChanges).click();
    await theirs.getByText(DRAFT_TEXTS.states['changes-requested'], { exact: true }).waitFor();

    await own.getByText('Name the hour.').waitFor();
    await own.getByRole('blockquote').filter({ hasText: words }).waitFor();
    await button(own, DRAFT_TEXTS.edit).click();
    const field = own.getByRole('textbox', { name: DRAFT_TEXTS.editLabel });
    await field.fill(`Your parcel arrives ${words} at noon.`);
    await button(own, DRAFT_TEXTS.resubmit).click();
    await own.getByText(DRAFT_TEXTS.versionIs(2)).waitFor();

    // The new text came while the reviewer looked, so that they read it before they decide.
    await theirs.getByText(DRAFT_TEXTS.newText).waitFor();
    expect(await button(theirs, DRAFT_TEXTS.approve).isDisabled()).toBe(true);
    await button(theirs, DRAFT_TEXTS.markRead).click();
    await button(theirs, DRAFT_TEXTS.approve).click();
    await own.getByText(DRAFT_TEXTS.states.approved, { exact: true }).waitFor();
    await button(own, DRAFT_TEXTS.send).click();

    const sent = messages(author.page).filter({ hasText: `${words} at noon.` });
    await sent.waitFor();
    await own.waitFor({ state: 'detached' });
    await sent.getByRole('button', { name: DRAFT_TEXTS.showChanges }).click();
    const changes = sent.getByRole('region', { name: DRAFT_TEXTS.whatChanged });
    await changes.getByText('at noon').waitFor();
    await changes.getByText('Name the hour.').waitFor();

    await author.goto(`/admin/inbox?tab=draftstickets&review_status=sent&conversation=${id}`);
    await author.page.locator('[data-draft-row]').filter({ hasText: words }).waitFor();
    await author.page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await author.page.getByText(HISTORY_TEXTS.draftSent('', false)).first().waitFor();
    await author.page.getByText(HISTORY_TEXTS.draftSubmitted('2')).first().waitFor();
  });

  it('may be withdrawn, and discarded once its author is sure', async () => {
    const author = await newPerson();
    await signIn(author, 'lumen-sofie');
    const { page } = author;
    await author.goto(`/admin/inbox?tab=inbox&conversation=${refOf('workshop-appointment-lyon')}`);
    const words = `never mind ${randomUUID().slice(0, 8)}`;
    await replyBox(page).fill(words);
    await page.getByRole('button', { name: DRAFT_TEXTS.submit }).click();
    await button(card(page, words), DRAFT_TEXTS.withdraw).press('Enter');
    await page.getByText(DRAFT_TEXTS.withdrawn).waitFor();
    await focusIs(page, 'H3');
    await button(card(page, words), DRAFT_TEXTS.discard).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: DRAFT_TEXTS.discard }).click();
    await card(page, words).waitFor({ state: 'detached' });
    await page.getByText(DRAFT_TEXTS.discarded).waitFor();
    await page.getByText(INBOX_TEXTS.replyLabel, { exact: true }).waitFor();
    await focusIs(page, 'TEXTAREA');
    await page.getByRole('button', { name: HISTORY_TEXTS.title }).click();
    await page.getByText(HISTORY_TEXTS.draftDiscarded).first().waitFor();
  });
});
