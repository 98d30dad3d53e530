import { readOwnChat } from '../../../features/conversation/chat/own-chat';
import type { RunningChat } from '../../../features/conversation/chat/running-chat';
import { report } from '../../../shared/config/report';
import { RUNNING_CHAT, TEAM_LINE } from '../../../shared/frame/frame-attributes';
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

const teamLines = (page: Document) => [...page.querySelectorAll<HTMLElement>(`[${TEAM_LINE}]`)];
const isAway = (line: HTMLElement) => line.getAttribute(TEAM_LINE) !== '';

/** What says when the team is back, as long as that is to come. */
const backLine = () => document.querySelector<HTMLElement>('[data-back-at]');
const isClosed = () => Number(backLine()?.dataset.backAt ?? 0) > Date.now();

/** Takes the lines from the page as the server renders it now, translated. @returns whether they say that the team is there */
async function takeTeamLines(): Promise<boolean> {
  const answer = await fetch(window.location.href);
  const now = teamLines(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  if (!answer.ok || now.length === 0 || now.some(isAway)) return false;
  for (const [index, line] of teamLines(document).entries()) {
    line.textContent = now[index]?.textContent ?? line.textContent;
    line.hidden = false;
  }
  backLine()?.remove();
  return true;
}

/** Says that the team is there once somebody has come. The page can also be as old as its copy in a cache. */
function followTeam(libraryId: string): () => void {
  if (!teamLines(document).some(isAway)) return () => {};
  let stop = () => {};
  const ask = async () => {
    // Whoever is there outside the hours does not answer (D-130).
    if (isClosed()) return;
    const { readIsTeamThere } = await import('../../../shared/firebase/availability');
    if ((await readIsTeamThere(libraryId)) && (await takeTeamLines())) stop();
  };
  const askAgain = () => void ask().catch((error: unknown) => report('availability', error));
  stop = whileShown(ASK_AGAIN_MS, askAgain);
  askAgain();
  return () => stop();
}

/**
 * What becomes known on the first page of the widget after it shows: the visitor's chat, and that somebody has come.
 * @returns a function that ends it
 */
export function followFirstPage(): () => void {
  const card = document.querySelector<HTMLElement>(`[${RUNNING_CHAT}]`);
  if (card === null) return () => {};
  const back = backLine();
  if (back !== null)
    import('./say-back')
      .then(({ sayBack }) => sayBack(back, Number(back.dataset.backAt)))
      .catch((error: unknown) => report('not-loaded', error));
  const ends = [showRunningChat(card), followTeam(card.getAttribute(RUNNING_CHAT) ?? '')];
  return () => {
    for (const end of ends) end();
  };
}
