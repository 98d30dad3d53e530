import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { docPath } from '@harborline/domain/paths';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { LIBRARY_IDS } from '@harborline/emulator-seed/library-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { setFields } from '../support/plant';
import { messages } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { answerBox } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const CHAT = '/widgetAdvanced/kettle/chat';

beforeAll(async () => {
  await setFields(docPath.library(LIBRARY_IDS.kettle), {
    chatSettings: { ...DEFAULT_CHAT_SETTINGS, identity: 'required' },
  });
  await waitFor('the rendered form that asks who writes', async () => {
    const html = await (await fetch(ORIGIN + CHAT)).text();
    return /"identity":"required"/.test(html) || undefined;
  });
});

describe('a chat of a library that asks who writes (D-91, D-92)', () => {
  it.each([
    ['desktop', {}],
    ['390 px', PHONE],
  ])('begins only with a name and an address, and loses nothing on the way: %s', async (_, device) => {
    const { page, goto } = await newPerson(device);
    await goto(CHAT);
    const start = page.getByRole('button', { name: CHAT_TEXTS.start, exact: true });
    const [name, email] = [page.getByLabel(CHAT_TEXTS.name), page.getByLabel(CHAT_TEXTS.email)];
    await page.getByLabel(CHAT_TEXTS.first).fill('Do you bake on Sundays?');
    await start.click();
    await page.getByText(CHAT_TEXTS.nameMissing).waitFor();
    await page.getByText(CHAT_TEXTS.emailMissing).waitFor();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await messages(page).count()).toBe(0);

    await name.fill('Sunday Sam');
    await email.fill('sam@');
    await start.click();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel(CHAT_TEXTS.first).inputValue()).toBe('Do you bake on Sundays?');
    await email.fill(freshAddress('sam'));
    await start.click();
    await messages(page).filter({ hasText: 'Do you bake on Sundays?' }).waitFor();
    await answerBox(page).waitFor();
  });
});
