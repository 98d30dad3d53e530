import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CHAT_OF } from '../../../features/conversation/chat/early-attributes';
import { isEarly, startEarlyForm } from '../../../features/conversation/chat/early-form';
import { readOwnChat } from '../../../features/conversation/chat/own-chat';
import { report } from '../../../shared/config/report';
import { BEGINS_ANEW } from '../begins-anew';
import { loadApp } from '../load-app';
import { renderedContent } from '../rendered-content';
import { keepTranslated } from '../translations';

const LINES = 6;

function element(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** The shape of a conversation that is loading, as the app shows it. */
function conversationShape(): HTMLElement {
  const shape = element('div', { 'aria-busy': 'true' });
  const lines = element('div', { class: 'skeleton-lines card padded', 'aria-hidden': 'true' });
  lines.append(...Array.from({ length: LINES }, () => element('span', { class: 'skeleton' })));
  shape.append(element('p', { class: 'visually-hidden', role: 'status' }, CHAT_TEXTS.coming), lines);
  return shape;
}

/** Says that the conversation could not be loaded, with a button that tries again. */
function failure(): HTMLElement {
  const panel = element('div', { class: 'state-panel', role: 'alert' });
  const button = element('button', { type: 'button', class: 'button' }, CHAT_TEXTS.comingAgain);
  button.addEventListener('click', () => window.location.reload());
  panel.append(element('p', { class: 'state-title' }, CHAT_TEXTS.comingFailed), button);
  return panel;
}

/** Shows who has a chat already that it is coming, in place of the form that starts one. */
async function showOwnChat(form: HTMLFormElement): Promise<void> {
  const shape = conversationShape();
  form.closest('#root')?.setAttribute(BEGINS_ANEW, '');
  form.hidden = true;
  form.before(shape);
  if (!(await loadApp())) shape.replaceWith(failure());
}

/** Has what is written from here on translated, as the server did with the rest (D-25). */
function keepPageTranslated(): void {
  const content = document.querySelector('[data-translated]') === null ? null : renderedContent();
  if (content === null) return;
  keepTranslated(content.translations, true).catch((error: unknown) => report('translations', error));
}

/** What works on the chat's page before the app is there (S2.3-05, D-91). */
export function startEarlyChat(form: HTMLFormElement): void {
  if (!isEarly(form)) return;
  keepPageTranslated();
  if (readOwnChat(form.getAttribute(CHAT_OF) ?? '') === null) startEarlyForm(form, loadApp);
  else void showOwnChat(form);
}
