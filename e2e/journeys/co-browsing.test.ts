import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CHAT_HISTORY_TEXTS } from '@harborline/domain/texts/chat-history';
import { SCREENSHARE_TEXTS } from '@harborline/domain/texts/screenshare';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { signIn } from '../support/staff-steps';
import { SHOP } from '../support/suite';
import { waitFor } from '../support/wait-for';
import { carryWidget, clickLauncher, isLoaded, widgetOf } from '../support/widget-steps';

const newPerson = useCast();

/** Of a library in whose queue nobody else waits. */
const LIBRARY = 'kettle';
const STAFF = 'kettle-owner';
const NAME = 'Sky Shopper';

const TYPED = 'SECRET-4711';

/** What the demo shop has none of: fields, and what nobody but the visitor may see. */
const SECRETS = `
  <input aria-label="Coupon">
  <input value="SECRET">
  <input type="password" value="SECRET">
  <input type="hidden" value="SECRET">
  <input type="email" value="SECRET@shop.example">
  <input type="tel" value="SECRET">
  <input type="unheard-of" value="SECRET">
  <textarea>SECRET</textarea>
  <p contenteditable>SECRET</p>
  <p contenteditable="plaintext-only">SECRET</p>
  <section data-private><p>SECRET</p></section>
  <iframe srcdoc="SECRET" title="Advertisement"></iframe>
  <script>"SECRET"</script>
  <!-- SECRET -->`;

const addSecrets = (page: Page) =>
  page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html), SECRETS);

/** Has the viewer keep what it was told, of which it shows a part. */
const keepWhatIsTold = (agent: Actor) =>
  agent.context.addInitScript(() => {
    const read = Response.prototype.text;
    Response.prototype.text = async function text() {
      const told = await read.call(this);
      Object.assign(window, { told: `${Reflect.get(window, 'told') ?? ''}${told}` });
      return told;
    };
  });

async function startChat(visitor: Actor): Promise<Frame> {
  await carryWidget(visitor.page, LIBRARY);
  await visitor.goto(SHOP);
  await isLoaded(visitor.page);
  await addSecrets(visitor.page);
  await clickLauncher(visitor);
  const widget = await widgetOf(visitor.page);
  await widget.getByText(CHAT_TEXTS.card).click();
  await widget.getByLabel(CHAT_TEXTS.first).fill('The coupon does not work.');
  await widget.getByLabel(CHAT_TEXTS.name).fill(NAME);
  await widget.getByRole('button', { name: CHAT_TEXTS.start }).click();
  return widget;
}

const viewerOf = (page: Page): Promise<Frame> =>
  waitFor('the viewer', async () => page.frames().find((frame) => frame.url().endsWith('/watch.html')));

/** Everything that the viewer's document holds and was told, with what its fields show. */
const heldBy = (viewer: Frame): Promise<string> =>
  viewer.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')];
    const shown = fields.map((field) => ('value' in field ? String(field.value) : ''));
    return `${document.documentElement.outerHTML} ${shown.join(' ')} ${Reflect.get(window, 'told')}`;
  });

const press = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

describe('the page of a chat’s visitor (D-66)', () => {
  it('is shown once they agree, follows it without what they type, and is gone once they stop', async () => {
    const [visitor, agent] = [await newPerson(), await newPerson()];
    await signIn(agent, STAFF);
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).waitFor();
    const widget = await startChat(visitor);
    await press(agent.page, CHAT_TEXTS.takeName(NAME));

    // Refused first, then asked again.
    await press(agent.page, CHAT_TEXTS.cobrowseButton);
    await widget.getByText(CHAT_TEXTS.cobrowseWhat).waitFor();
    await press(widget, CHAT_TEXTS.cobrowseRefuse);
    await agent.page.getByText(CHAT_TEXTS.cobrowseRefused).waitFor();
    await press(agent.page, CHAT_TEXTS.cobrowseButton);
    await press(widget, CHAT_TEXTS.cobrowseShare);
    await widget.getByText(/ sees this page\.$/).waitFor();

    await keepWhatIsTold(agent);
    const tab = await agent.tabOpenedBy(() => press(agent.page, CHAT_TEXTS.cobrowseOpen));
    const viewer = await viewerOf(tab.page);
    await viewer.getByRole('heading', { name: 'Bikes for every day' }).waitFor();
    await visitor.page.getByLabel('Coupon').fill(TYPED);
    await visitor.page.getByRole('link', { name: 'Bikes' }).click();
    await viewer.getByRole('heading', { name: 'All bikes' }).waitFor();
    await expect.poll(() => viewer.getByLabel('Coupon').inputValue()).toBe('•••••');
    const held = await heldBy(viewer);
    expect(held).toContain('Bikes for every day');
    expect(held).not.toContain('SECRET');
    expect(await viewer.evaluate(() => window.origin)).toBe('null');

    await press(widget, CHAT_TEXTS.cobrowseStop);
    await tab.page.getByRole('heading', { name: SCREENSHARE_TEXTS.endedTitle }).waitFor();
    await agent.page.getByText(CHAT_TEXTS.cobrowseEnded).waitFor();
    await agent.page.getByText(CHAT_HISTORY_TEXTS.cobrowseStopped).waitFor();

    // The link worked once.
    await tab.page.reload();
    await tab.page.getByRole('heading', { name: SCREENSHARE_TEXTS.missingTitle }).waitFor();
  });
});
