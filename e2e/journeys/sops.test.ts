import { docPath } from '@harborline/domain/paths';
import {
  makeConversation,
  makeMessage,
  makeSopArticle,
  makeSopCategory,
} from '@harborline/domain/testing/factories';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import {
  SOP_CATEGORY_TEXTS,
  SOP_EDITOR_TEXTS,
  SOP_PREVIEW_TEXTS,
  SOP_READING_TEXTS,
  SOP_TEXTS,
} from '@harborline/domain/texts/sop';
import { HISTORY_TEXTS } from '@harborline/domain/texts/ticket-history';
import { LIBRARY_IDS } from '@harborline/emulator-seed/libraries';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { seriousViolations } from '../support/accessibility';
import { type Actor, DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { plant, plantAccess, setFields, uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';
import { expectNoPayload, squashed, watchPayloads } from '../support/watch-payloads';

const newPerson = useCast();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const editorOf = (page: Page) => page.getByRole('textbox', { name: SOP_EDITOR_TEXTS.contentLabel });
const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`;
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function writeSop({ page }: Actor, title: string, text: string): Promise<string> {
  await page.getByRole('link', { name: SOP_TEXTS.newSop }).first().click();
  await page.getByRole('textbox', { name: SOP_EDITOR_TEXTS.titleLabel }).fill(title);
  await editorOf(page).click();
  await page.keyboard.type(text);
  await press(page, SOP_EDITOR_TEXTS.publish);
  await page.waitForURL(/\/sop\/update\//);
  return /update\/([^/?]+)/.exec(page.url())?.[1] ?? '';
}

describe.each([
  ['desktop', { ...DESKTOP, colorScheme: 'light' }],
  ['phone', { ...PHONE, colorScheme: 'dark' }],
] as const)('SOPs at %s', (_name, screen) => {
  it('S2.5-06: are written, read, confirmed, changed, confirmed anew, and deleted with a way back', async () => {
    const [editor, reader] = [await newPerson(screen), await newPerson(screen)];
    const [title, category] = [unique('Refunds'), unique('Money')];
    await signIn(editor, 'quillpad-owner');
    await editor.goto('/admin/sop?view=categories');
    await press(editor.page, SOP_CATEGORY_TEXTS.create);
    await editor.page.getByRole('dialog').getByLabel(SOP_CATEGORY_TEXTS.titleLabel).fill(category);
    await editor.page.keyboard.press('Enter');
    await editor.page.getByText(SOP_CATEGORY_TEXTS.created(category)).waitFor();
    await editor.page.getByRole('link', { name: category }).click();
    await editor.page.getByText(SOP_TEXTS.emptyFilter).waitFor();
    const id = await writeSop(editor, title, 'Ask for the order number.');
    await editor.page.getByText(SOP_EDITOR_TEXTS.publishedNow(1)).waitFor();

    await signIn(reader, 'quillpad-owner');
    await reader.goto(`/admin/sop/${id}`);
    await reader.page.getByText('Ask for the order number.').waitFor();
    await press(reader.page, SOP_READING_TEXTS.confirm(1));
    await reader.page.getByText(/that you have read version 1/).waitFor();
    await reader.page.getByText(/version 1, /).waitFor();

    // The reader's page follows the new version, which asks again.
    await editorOf(editor.page).click();
    await editor.page.keyboard.type('First of all: ');
    await editor.page.getByText(SOP_EDITOR_TEXTS.newVersionHint).waitFor();
    // D-81: a pause keeps it as a draft, which nobody reads.
    await editor.page.getByText(SOP_EDITOR_TEXTS.savedDraft).waitFor();
    await editor.page.reload();
    await editorOf(editor.page).getByText('First of all').waitFor();
    expect(await reader.page.getByText('First of all').count()).toBe(0);
    // The list says so, and follows what is published.
    const list = await reader.openTab('/admin/sop');
    const mark = rowOf(list.page, title).getByText(SOP_EDITOR_TEXTS.hasDraft);
    await mark.waitFor();
    await press(editor.page, SOP_EDITOR_TEXTS.publishVersion(2));
    await mark.waitFor({ state: 'detached' });
    await list.page.close();
    await reader.page.getByText(SOP_READING_TEXTS.changed(1)).waitFor();
    await reader.page.getByText('First of all', { exact: false }).waitFor();
    await reader.page.getByText(SOP_READING_TEXTS.earlierVersion).waitFor();
    await reader.page.reload();
    await press(reader.page, SOP_READING_TEXTS.confirm(2));
    await reader.page.getByText(/that you have read version 2/).waitFor();
    // By keyboard: on a phone a toast may lie over the button.
    await editor.page.getByRole('button', { name: SOP_EDITOR_TEXTS.openMenu, exact: true }).press('Enter');
    await editor.page.getByRole('menuitem', { name: REVISION_TEXTS.title }).press('Enter');
    const revisions = editor.page.getByRole('dialog');
    await revisions.getByText(SOP_EDITOR_TEXTS.revision(2)).waitFor();
    const first = revisions.getByRole('listitem').filter({ hasText: SOP_EDITOR_TEXTS.revision(1) });
    await first.getByRole('button').click();
    await editorOf(editor.page).getByText('First of all').waitFor({ state: 'detached' });
    await editor.page.getByText(SOP_EDITOR_TEXTS.savedDraft).waitFor();
    // By keyboard: on a phone a toast may lie over the button.
    await editor.page.getByRole('button', { name: SOP_EDITOR_TEXTS.openMenu, exact: true }).press('Enter');
    await editor.page.getByRole('menuitem', { name: SOP_EDITOR_TEXTS.discardDraft }).press('Enter');
    const question = editor.page.getByRole('dialog', { name: SOP_EDITOR_TEXTS.discardTitle });
    await question.getByRole('button', { name: SOP_EDITOR_TEXTS.discardDraft }).click();
    await editorOf(editor.page).getByText('First of all').waitFor();

    await editor.goto(`/admin/sop?q=${encodeURIComponent('order number')}`);
    await rowOf(editor.page, title).getByText(category).waitFor();
    await press(editor.page, SOP_TEXTS.moreActions(title));
    await editor.page.getByRole('menuitem', { name: SOP_TEXTS.delete }).click();
    await editor.page.getByRole('dialog').getByRole('button', { name: SOP_TEXTS.delete }).click();
    await editor.page.getByText(DELETION_TEXTS.deleting(title)).waitFor();
    await rowOf(editor.page, title).waitFor({ state: 'detached' });
    await press(editor.page, DELETION_TEXTS.undo);
    await rowOf(editor.page, title).waitFor();
    await reader.page.getByText(SOP_TEXTS.published).first().waitFor();
    await uproot([docPath.sopArticle(id)]);
  });

  it('S2.5-22, S2.5-23: are browsed in three levels, with a back arrow', async () => {
    const { page, ...writer } = await newPerson(screen);
    await signIn({ page, ...writer }, 'lumen-writer');
    await writer.goto('/admin/sop');
    await press(page, SOP_TEXTS.browse);
    const dialog = page.getByRole('dialog', { name: 'BROWSE SOP' });
    await dialog.getByRole('button', { name: 'Repairs' }).click();
    await dialog.getByRole('button', { name: 'Order a spare part' }).click();
    await dialog.getByText('Batteries, chargers').waitFor();
    await dialog.getByRole('button', { name: SOP_PREVIEW_TEXTS.back }).click();
    await dialog.getByRole('button', { name: 'Book a workshop for a customer' }).waitFor();
    await dialog.getByRole('button', { name: SOP_PREVIEW_TEXTS.back }).click();
    await dialog.getByRole('button', { name: 'Safety' }).waitFor();
    // Drafts are not for readers.
    await dialog.getByRole('button', { name: 'At the support desk' }).click();
    await dialog.getByRole('button', { name: 'Verify who is asking' }).waitFor();
    expect(await dialog.getByText('Close the desk for a holiday').count()).toBe(0);
  });
});

describe.each([
  ['desktop', { ...DESKTOP, colorScheme: 'light' }],
  ['phone', { ...PHONE, colorScheme: 'dark' }],
] as const)('an SOP beside a ticket at %s', (name, screen) => {
  const support_lib_id = LIBRARY_IDS.quillpad;
  const ref = unique(`quillpad-checklist-${name}`).replace(' ', '-');
  const sopId = `quillpad-sop-broken-pen-${name}`;
  const title = `A pen arrives broken (${name})`;
  const steps = '<ol><li>Ask for a photo</li><li>Send a new one<img src=x onerror=hit()></li></ol>';
  const now = { toMillis: () => Date.now() };
  const message = { conversation_ref: ref, support_lib_id, text: 'The pen is broken, what now?' };
  const planted = () => ({
    [docPath.sopArticle(sopId)]: {
      ...makeSopArticle({ support_lib_id, sop_title: title, sop_content: steps }),
      updated_at: now,
    },
    [docPath.conversation(ref)]: {
      ...makeConversation({ support_lib_id, title: 'Hello', number: 9001 }),
      last_message_at: now,
    },
    [docPath.message(ref, 'first')]: { ...makeMessage(message), created_at: now },
  });
  afterAll(async () => {
    await uproot([...Object.keys(planted()), docPath.checklist(ref, sopId, 1)]);
    await plantAccess([ref], null);
  });

  /** Opens the details, which stand beside it only where there is room. */
  async function openDetails({ page }: Actor) {
    const details = page.getByRole('button', { name: INBOX_TEXTS.details, exact: true });
    if ((await details.getAttribute('aria-pressed')) === 'false') await details.click();
  }

  /** Opens a section of the details. */
  async function openSection({ page }: Actor, section: string) {
    await page.getByRole('button', { name: section, exact: true }).press('Enter');
    return page.getByRole('region', { name: section, exact: true });
  }

  it('D-85: is suggested, run by two people at once, kept through a new version, and in the history', async () => {
    await plant(planted());
    await plantAccess([ref], support_lib_id);
    const [owner, teammate] = [await newPerson(screen), await newPerson(screen)];
    for (const person of [owner, teammate]) {
      await signIn(person, 'quillpad-owner');
      await person.goto(`/admin/inbox?tab=inbox&conversation=${ref}`);
      await openDetails(person);
    }
    const own = await openSection(owner, CHECKLIST_TEXTS.title);
    const other = await openSection(teammate, CHECKLIST_TEXTS.title);
    const suggested = own.getByRole('region', { name: CHECKLIST_TEXTS.suggested });
    await suggested.getByText(title).waitFor();
    await own.getByRole('searchbox', { name: CHECKLIST_TEXTS.search }).fill('merge accounts');
    await own.getByText('Merge two accounts').waitFor();
    await own.getByRole('searchbox', { name: CHECKLIST_TEXTS.search }).fill('');
    await own.getByRole('button', { name: CHECKLIST_TEXTS.runOf(title) }).dblclick();

    const ticking = own.getByRole('group', { name: title });
    await other.getByRole('group', { name: title }).getByText(CHECKLIST_TEXTS.progress(0, 2)).waitFor();
    expect(await seriousViolations(owner.page)).toEqual([]);
    await ticking.getByRole('checkbox', { name: /Ask for a photo/ }).press('Space');
    await other.getByRole('checkbox', { name: /Send a new one/ }).click();
    await ticking.getByText(CHECKLIST_TEXTS.progress(2, 2)).waitFor();
    await other.getByText(CHECKLIST_TEXTS.progress(2, 2)).waitFor();
    expect(await owner.page.evaluate(() => document.querySelectorAll('img[src="x"]').length)).toBe(0);

    await setFields(docPath.sopArticle(sopId), { version: 2, sop_content: '<p>All new</p>' });
    await ticking.getByText(CHECKLIST_TEXTS.newerVersion(2, 1)).waitFor();
    await owner.page.reload();
    await openDetails(owner);
    const again = await openSection(owner, CHECKLIST_TEXTS.title);
    await again.getByText(CHECKLIST_TEXTS.progress(2, 2)).waitFor();
    await again.getByText(CHECKLIST_TEXTS.newerVersion(2, 1)).waitFor();
    await again.getByRole('button', { name: CHECKLIST_TEXTS.finishOf(title) }).click();
    await again.getByText(new RegExp(CHECKLIST_TEXTS.finished)).waitFor();
    await other.getByText(new RegExp(CHECKLIST_TEXTS.finished)).waitFor();

    const history = await openSection(owner, HISTORY_TEXTS.title);
    const sop = HISTORY_TEXTS.sop(title, '1');
    await history.getByText(HISTORY_TEXTS.finished(sop, '2', '2')).waitFor();
    expect(await history.getByText(/ticked “/).count()).toBe(2);
    expect(await history.getByText(/started the checklist/).count()).toBe(1);
    expect(await seriousViolations(owner.page)).toEqual([]);
  });
});

it('S6-33: nobody without the slug opens them, and no visitor finds one', async () => {
  const [agent, visitor] = [await newPerson(), await newPerson()];
  await signIn(agent, 'lumen-agent');
  await agent.page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .waitFor();
  expect(await agent.page.getByRole('link', { name: SOP_TEXTS.title }).count()).toBe(0);
  for (const path of ['/admin/sop', '/admin/sop/create', '/admin/sop/lumen-sop-refund-an-order']) {
    await agent.goto(path);
    await agent.page.getByText(ADMIN_TEXTS.deniedTitle).waitFor();
  }
  // D-85: a ticket has no section of SOPs for them, but its history.
  await agent.goto('/admin/inbox?tab=inbox&status=pending');
  await agent.page.locator('[data-ticket]').filter({ hasText: 'Yasmin Haddad' }).click();
  await agent.page.getByRole('button', { name: HISTORY_TEXTS.title, exact: true }).click();
  await agent.page.getByText(/ticked “Ask for three photos/).waitFor();
  expect(await agent.page.getByRole('button', { name: CHECKLIST_TEXTS.title, exact: true }).count()).toBe(0);
  await visitor.goto('/lumen?q=journalist');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await visitor.page.content()).not.toContain('A journalist asks');
});

it('S6-33: another library’s SOP is no different from none', async () => {
  const owner = await newPerson();
  // The browser reports what the rules refuse.
  owner.expectProblem(/403 \(Forbidden\)/);
  owner.expectProblem(/permission-denied/);
  await signIn(owner, 'quillpad-owner');
  for (const id of ['lumen-sop-refund-an-order', 'nothing']) {
    for (const path of [`/admin/sop/${id}`, `/admin/sop/update/${id}`]) {
      await owner.goto(path);
      await owner.page.getByText(SOP_TEXTS.notFound).waitFor();
    }
  }
});

it('S6-11: a writer who may not publish reads, writes drafts, and changes nothing published', async () => {
  const writer = await newPerson();
  const { page } = writer;
  await signIn(writer, 'lumen-writer');
  await writer.goto('/admin/sop/update/lumen-sop-refund-an-order');
  await page.getByRole('button', { name: SOP_EDITOR_TEXTS.unpublish }).waitFor();
  expect(await page.getByRole('button', { name: SOP_EDITOR_TEXTS.unpublish }).isDisabled()).toBe(true);
  await writer.goto('/admin/sop/update/lumen-sop-close-the-desk-for-a-holiday');
  await page.getByRole('button', { name: SOP_EDITOR_TEXTS.saveDraft }).waitFor();
  expect(await page.getByRole('button', { name: SOP_EDITOR_TEXTS.publish }).isDisabled()).toBe(true);
  await writer.goto('/admin/sop/lumen-sop-refund-an-order');
  await page.getByText(SOP_READING_TEXTS.details).waitFor();
  expect(await page.getByText(SOP_READING_TEXTS.readers).count()).toBe(0);
});

describe('texts that mean harm', () => {
  const third = Math.ceil(HOSTILE_HTML.length / 3);
  const parts = [0, 1, 2].map((part) => HOSTILE_HTML.slice(part * third, (part + 1) * third));
  const idOf = (index: number) => `fernway-sop-hostile-${index}`;
  const support_lib_id = LIBRARY_IDS.fernway;
  const planted = Object.fromEntries(
    parts.flatMap((payloads, index) => [
      [
        docPath.sopArticle(idOf(index)),
        makeSopArticle({
          support_lib_id,
          sop_title: payloads.join(' '),
          sop_content: `<p>Kept</p>${payloads.join('<p>and</p>')}`,
          category_id: idOf(index),
        }),
      ],
      [
        docPath.sopCategory(idOf(index)),
        makeSopCategory({ support_lib_id, category_id: idOf(index), category_title: payloads.join(' ') }),
      ],
    ]),
  );
  afterAll(() => uproot(Object.keys(planted)));

  it('S2.5-24, D-15: run nowhere: list, categories, text, preview, editor', async () => {
    await plant(planted);
    const owner = await newPerson();
    const { page } = owner;
    await watchPayloads(owner);
    // Some payloads leave a picture with an address that nothing answers.
    owner.record.allow(/Content Security Policy|was blocked|404 \(Not Found\)/);
    await signIn(owner, 'fernway-owner');
    for (const path of ['/admin/sop', '/admin/sop?view=categories']) {
      await owner.goto(path);
      await page.getByRole('listitem').filter({ hasText: 'onerror' }).first().waitFor();
      const shown = squashed(await page.locator('main').innerText());
      for (const payloads of parts) expect(shown).toContain(squashed(payloads.slice(0, 3).join(' ')));
      await expectNoPayload(page);
    }
    for (const index of parts.keys()) {
      await owner.goto(`/admin/sop/${idOf(index)}`);
      await page.locator('.article-content').getByText('Kept').waitFor();
      await expectNoPayload(page);
      await owner.goto(`/admin/sop/update/${idOf(index)}`);
      await editorOf(page).getByText('Kept').waitFor();
      await expectNoPayload(page);
    }
    await owner.goto('/admin/sop');
    await press(page, SOP_TEXTS.browse);
    const dialog = page.getByRole('dialog', { name: SOP_PREVIEW_TEXTS.title });
    await dialog.getByRole('button', { name: SOP_PREVIEW_TEXTS.everything }).click();
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await dialog.getByText('Kept').waitFor();
    await expectNoPayload(page);
  });
});
