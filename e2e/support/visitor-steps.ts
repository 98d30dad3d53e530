import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { Page } from 'playwright-core';
import type { Actor } from './actor';

/** The visitor's composer on a page that shows a conversation. */
export const answerBox = (page: Page) => page.getByLabel(VISITOR_CONVERSATION_TEXTS.placeholder);

/** Opens Contact Us of a library and goes to its last step. */
export async function openRequestForm(visitor: Actor, libraryKey: string): Promise<void> {
  await visitor.goto(`/${libraryKey}`);
  await visitor.page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
  await visitor.page.getByRole('button', { name: 'Something else' }).click();
  await visitor.page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
}

/** The same by a topic that asks for an order number. */
export async function openOrderForm(visitor: Actor, libraryKey: string): Promise<void> {
  await visitor.goto(`/${libraryKey}`);
  await visitor.page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
  await visitor.page.getByRole('button', { name: 'An order or a delivery' }).click();
  await visitor.page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
}

export interface Request {
  email: string;
  text: string;
}

/** Fills in the form. */
export async function fillRequest({ page }: Actor, { email, text }: Request): Promise<void> {
  await page.getByLabel(CONTACT_TEXTS.emailLabel).fill(email);
  await page.getByLabel(CONTACT_TEXTS.requestLabel).fill(text);
}

export const sendButton = (page: Page) => page.locator('form button[type=submit]');

/** Fills in the form and sends it; resolves when the thread with the request is on the page. */
export async function sendRequest(visitor: Actor, request: Request): Promise<void> {
  await fillRequest(visitor, request);
  await sendButton(visitor.page).click();
  await answerBox(visitor.page).waitFor();
}

/** Writes an answer into the open conversation. */
export async function answer(visitor: Actor, text: string): Promise<void> {
  await answerBox(visitor.page).fill(text);
  await answerBox(visitor.page).press('Enter');
}

/** The same when Enter starts a new line, because an on-screen keyboard is in use. */
export async function answerByButton({ page }: Actor, text: string): Promise<void> {
  await answerBox(page).fill(text);
  await page.getByRole('button', { name: VISITOR_CONVERSATION_TEXTS.send, exact: true }).click();
}
