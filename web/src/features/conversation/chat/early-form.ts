import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { onPrefill } from '../../../shared/frame/page-around';
import { keptValue } from '../../../shared/storage/kept';
import { CHAT_OF, IS_PRESSED } from './early-attributes';
import { type ChatWords, isWords, prefilledWords, wordsKey } from './start-words';

type Field = HTMLInputElement | HTMLTextAreaElement;

const PARTS = ['text', 'name', 'email'] as const satisfies readonly (keyof ChatWords)[];

const fieldOf = (form: HTMLFormElement, part: keyof ChatWords): Field | null =>
  form.querySelector<Field>(`[name="${part}"]`);

/** What the fields of a form hold. */
function typedIn(form: HTMLFormElement): ChatWords {
  const typed = (part: keyof ChatWords) => fieldOf(form, part)?.value ?? '';
  return { text: typed('text'), name: typed('name'), email: typed('email') };
}

/** Words with those of the fields that hold some. */
const merged = (known: ChatWords, typed: ChatWords): ChatWords => ({
  text: typed.text || known.text,
  name: typed.name || known.name,
  email: typed.email || known.email,
});

const keptWords = (form: HTMLFormElement) =>
  keptValue('tab', wordsKey(form.getAttribute(CHAT_OF) ?? ''), (stored) => (isWords(stored) ? stored : null));

/** Fills in what is empty. */
function fill(form: HTMLFormElement, words: ChatWords): void {
  for (const part of PARTS) {
    const field = fieldOf(form, part);
    if (field?.value === '') field.value = words[part];
  }
}

/** Shows whether the chat is about to start, and why it has not. */
function show(form: HTMLFormElement, isPressed: boolean, problem = ''): void {
  form.toggleAttribute(IS_PRESSED, isPressed);
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const alert = form.querySelector('[role="alert"]');
  if (alert !== null) alert.textContent = problem;
  if (button === null) return;
  button.disabled = isPressed;
  button.textContent = isPressed ? CHAT_TEXTS.starting : CHAT_TEXTS.start;
}

let over = new AbortController();

/** Forms that the app has: the script of the page can come after it. */
const taken = new WeakSet<HTMLFormElement>();

/** Whether a form is still as the server rendered it. */
export const isEarly = (form: HTMLFormElement): boolean => form.isConnected && !taken.has(form);

/**
 * Leaves the form to the app, and keeps for it what was typed.
 * @returns whether the form was sent
 */
export function takeEarlyForm(): boolean {
  over.abort();
  const form = document.querySelector<HTMLFormElement>(`form[${CHAT_OF}]`);
  if (form === null) return false;
  taken.add(form);
  const typed = typedIn(form);
  const known = keptWords(form).read() ?? prefilledWords();
  // Also what was typed before any script was there. What the page around knows is not kept: it may know better later.
  if (PARTS.some((part) => typed[part] !== '' && typed[part] !== known[part]))
    keptWords(form).write(merged(known, typed));
  return form.hasAttribute(IS_PRESSED);
}

/**
 * Has the form that the server rendered work until the app takes it over: what is typed is kept, and so is that it was
 * sent, once; the app then sends it (D-91).
 * @param load loads the app and says whether it is there; it can be tried again
 */
export function startEarlyForm(form: HTMLFormElement, load: () => Promise<boolean>): void {
  over = new AbortController();
  const { signal } = over;
  const kept = keptWords(form);
  const press = async () => {
    show(form, true);
    const isThere = await load();
    if (!isThere && !signal.aborted) show(form, false, CHAT_TEXTS.startFailed);
  };
  fill(form, kept.read() ?? prefilledWords());
  const endPrefill = onPrefill(() => fill(form, prefilledWords()));
  signal.addEventListener('abort', endPrefill, { once: true });
  form.addEventListener('input', () => kept.write(typedIn(form)), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void press();
    },
    { signal },
  );
  if (form.hasAttribute(IS_PRESSED)) void press();
}
