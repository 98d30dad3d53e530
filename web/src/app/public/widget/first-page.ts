import { readOwnChat } from '../../../features/conversation/chat/own-chat';
import type { RunningChat } from '../../../features/conversation/chat/running-chat';
import { report } from '../../../shared/config/report';
import { CHANGES_AT, ENDS_AT, RUNNING_CHAT, TEAM_LINE } from '../../../shared/frame/frame-attributes';
import { tellPageAround } from '../../../shared/frame/page-around';
import { followShown, isShown } from '../../../shared/frame/shown';
import { whileShown } from '../../../shared/frame/while-shown';

/** Writes what is known of the chat into its card. */
function fill(card: HTMLElement, chat: RunningChat): void {
  const count = card.querySelector<HTMLElement>('.w-count');
  const write = (selector: string, text: string) => {
    const element = card.querySelector(selector);
    if (element !== null) element.textContent = text;
  };
  write('.w-running-name', chat.name);
  write('.w-running-words', chat.words);
  write('.w-count [data-user-text]', `${chat.unread}`);
  if (count !== null) count.hidden = chat.unread === 0;
}

/** Shows the chat that the visitor has, and has the button of a closed widget count its answers (D-94). */
function showRunningChat(card: HTMLElement): () => void {
  const ref = readOwnChat(card.getAttribute(RUNNING_CHAT) ?? '');
  if (ref === null) return () => {};
  let unread = 0;
  let isOver = false;
  const ends: (() => void)[] = [];
  const show = (isThere: boolean) => {
    card.hidden = !isThere;
    // The page around gives the widget the height that it wants.
    window.dispatchEvent(new Event('resize'));
  };
  const tell = () => {
    if (unread > 0 && !isShown()) tellPageAround({ harborline: 'unread', amount: unread });
  };
  const follow = async () => {
    const { followRunningChat } = await import('../../../features/conversation/chat/follow-running-chat');
    if (isOver) return;
    const onChange = (chat: RunningChat | null) => {
      unread = chat?.unread ?? 0;
      if (chat !== null) fill(card, chat);
      if (card.hidden !== (chat === null)) show(chat !== null);
      tell();
    };
    ends.push(followRunningChat(ref, onChange));
  };
  show(true);
  ends.push(followShown(tell));
  follow().catch((error: unknown) => report('not-loaded', error));
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}

const ASK_AGAIN_MS = 10_000;
const STALE_MS = 60_000;

/** Takes away a notice whose time is over (D-131). */
function removeEnded(): void {
  for (const notice of document.querySelectorAll(`[${ENDS_AT}]`))
    if (Number(notice.getAttribute(ENDS_AT)) <= Date.now()) notice.remove();
}

const teamLines = (page: Document) => [...page.querySelectorAll<HTMLElement>(`[${TEAM_LINE}]`)];
const isAway = (line: HTMLElement) => line.getAttribute(TEAM_LINE) !== '';

/** What says when the team is back, as long as that is to come. */
const backLine = () => document.querySelector<HTMLElement>('[data-back-at]');
const isClosed = () => Number(backLine()?.dataset.backAt ?? 0) > Date.now();

/** Says when the team is back, with the words that the page holds. */
function sayBackLine(): void {
  const back = backLine();
  if (back === null) return;
  import('./say-back')
    .then(({ sayBack }) => sayBack(back, Number(back.dataset.backAt)))
    .catch((error: unknown) => report('not-loaded', error));
}

/** When the hours change, in milliseconds since 1970. */
const changesAt = (page: Document): number =>
  Number(page.querySelector(`[${CHANGES_AT}]`)?.getAttribute(CHANGES_AT) ?? Number.POSITIVE_INFINITY);

/** Puts the lines of another rendering of the page in the place of these, with what they say of the hours. */
function putTeamLines(page: Document): void {
  const now = teamLines(page);
  for (const [index, line] of teamLines(document).entries()) {
    const next = now[index];
    if (next === undefined) continue;
    line.textContent = next.textContent;
    line.hidden = false;
    for (const name of [TEAM_LINE, CHANGES_AT]) {
      const value = next.getAttribute(name);
      if (value === null) line.removeAttribute(name);
      else line.setAttribute(name, value);
    }
  }
  backLine()?.remove();
  const back = page.querySelector('[data-back-at]');
  if (back !== null) teamLines(document)[0]?.after(back);
  sayBackLine();
}

/** The page as the server renders it now, translated; null if that is not known. */
async function readPage(): Promise<Document | null> {
  const answer = await fetch(window.location.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return answer.ok && teamLines(page).length > 0 ? page : null;
}

/** Takes the lines of the page as it is once the hours have changed; one from before the change has nothing new. */
async function followHours(): Promise<void> {
  const page = await readPage();
  if (page !== null && changesAt(page) > Date.now()) putTeamLines(page);
}

/** Says that the team is there once somebody has come. The page can also be as old as its copy in a cache. */
async function followPresence(libraryId: string): Promise<void> {
  // Whoever is there outside the hours does not answer (D-130).
  if (isClosed() || !teamLines(document).some(isAway)) return;
  const { readIsTeamThere } = await import('../../../shared/firebase/availability');
  if (!(await readIsTeamThere(libraryId))) return;
  const page = await readPage();
  if (page !== null && !teamLines(page).some(isAway)) putTeamLines(page);
}

/** Says what the team is once somebody has come, and once its hours begin or end. It asks for nothing before. */
function followTeam(libraryId: string): () => void {
  let waitsUntilMs = 0;
  const look = async () => {
    removeEnded();
    if (Date.now() < changesAt(document)) return followPresence(libraryId);
    if (Date.now() < waitsUntilMs) return;
    // A copy of the page from before the change stays in caches for a while, and the network may be gone.
    waitsUntilMs = Date.now() + STALE_MS;
    await followHours();
  };
  const lookAgain = () => void look().catch((error: unknown) => report('availability', error));
  lookAgain();
  return whileShown(ASK_AGAIN_MS, lookAgain);
}

/**
 * What becomes known on the first page of the widget after it shows: the visitor's chat, and that somebody has come.
 * @returns a function that ends it
 */
export function followFirstPage(): () => void {
  const card = document.querySelector<HTMLElement>(`[${RUNNING_CHAT}]`);
  if (card === null) return () => {};
  sayBackLine();
  const ends = [showRunningChat(card), followTeam(card.getAttribute(RUNNING_CHAT) ?? '')];
  return () => {
    for (const end of ends) end();
  };
}
