import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { waitForMail } from '../support/mailbox';
import { freshAddress } from '../support/people';
import { articleIdOf, openConversation, reply, signIn } from '../support/staff-steps';
import { answer, openRequestForm, sendRequest } from '../support/visitor-steps';

const newPerson = useCast();
const MARKUP = `<img src=x onerror="window.hit=1"><script>window.hit=1</script><svg onload="window.hit=1"> [companyEmail]`;

const wasHit = (actor: Actor) => actor.page.evaluate(() => Reflect.get(window, 'hit') !== undefined);

describe('markup in a text field', () => {
  it('stays text in requests, replies, answers, notes and mails', async () => {
    const [agent, visitor] = [await newPerson(), await newPerson()];
    const email = freshAddress('markup');
    await openRequestForm(visitor, 'lumen');
    await sendRequest(visitor, { email, text: `request ${MARKUP}` });
    await signIn(agent, 'lumen-agent');
    await openConversation(agent, email);
    await agent.page.getByText(`request ${MARKUP}`).last().waitFor();
    await reply(agent, `reply ${MARKUP}`);
    await visitor.page.getByText(`reply ${MARKUP}`).waitFor();
    await answer(visitor, `answer ${MARKUP}`);
    await agent.page.getByText(`answer ${MARKUP}`).last().waitFor();

    expect(await wasHit(visitor)).toBe(false);
    // Messages read live are not mailed (D-57).
    await visitor.page.goto('about:blank');
    await reply(agent, `by mail ${MARKUP}`);
    const mail = await waitForMail(email, 'the reply', ({ text }) => text.includes('by mail <img'));
    expect(mail.html).not.toMatch(/<img src=x|<script>window|<svg onload/);
    expect(mail.html).toContain('&lt;script&gt;');
    const ticket = await waitForMail(
      'support@lumen.example',
      'the ticket',
      ({ replyTo }) => replyTo === email,
    );
    expect(ticket.html).not.toMatch(/<img src=x|<script>window|<svg onload/);
    expect(ticket.text).toContain('[companyEmail]');
    expect(await wasHit(agent)).toBe(false);
  });

  it('stays text in an article title, and is harmless in its search result', async () => {
    const [writer, visitor] = [await newPerson(), await newPerson()];
    const { page } = writer;
    const title = `Bell ${Date.now()} ${MARKUP}`.slice(0, 150);
    await signIn(writer, 'lumen-writer');
    await writer.goto('/admin/article/create');
    await page.getByRole('textbox', { name: ARTICLE_TEXTS.titleLabel }).fill(title);
    await page.getByRole('combobox', { name: ARTICLE_TEXTS.categoryLabel }).click();
    await page.getByRole('option', { name: 'Maintenance' }).click();
    await page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel }).click();
    await page.keyboard.type(MARKUP);
    await page.getByRole('button', { name: ARTICLE_TEXTS.publish, exact: true }).click();
    await page.getByText(ARTICLE_TEXTS.publishedNow).waitFor();
    const articleId = await articleIdOf(writer);
    await visitor.goto(`/article/details/lumen/${articleId}`);
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.page.getByText(MARKUP).first().waitFor();
    expect([await wasHit(writer), await wasHit(visitor)]).toEqual([false, false]);
  });
});
