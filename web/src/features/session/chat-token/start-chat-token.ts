import * as inbox from '@harborline/domain/api/inbox/session';
import { callApi } from '../../../shared/api/call-api';
import { provideChatToken } from '../../../shared/api/chat-token';
import { report } from '../../../shared/config/report';
import { type ChatTokenOwner, createChatTokenKeeper, type KeeperPorts } from './chat-token-keeper';
import { chatTokenStore } from './chat-token-store';

/** The chat token as the session sees it. */
export interface ChatToken {
  /** @throws ApiError if the service issues none */
  readonly take: () => Promise<string>;
  readonly follow: (owner: ChatTokenOwner) => void;
  /** renews now if it is due */
  readonly renew: () => void;
  /** renews from now on whenever it is due */
  readonly keepFresh: () => void;
  readonly stop: () => void;
}

const WAKE_AT_LEAST_MS = 1_000;
const WAKE_AT_MOST_MS = 60_000;

/**
 * Runs `work` when it is due. A machine that slept misses its timers, so the time is also checked each minute and
 * whenever the page regains focus or the network. @returns a function that stops it
 */
function wake(dueInMs: () => number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(onTime, Math.min(WAKE_AT_MOST_MS, Math.max(WAKE_AT_LEAST_MS, dueInMs())));
  };
  const workIfDue = () => {
    if (dueInMs() <= 0) work();
  };
  const onTime = () => {
    workIfDue();
    schedule();
  };
  schedule();
  window.addEventListener('focus', workIfDue);
  window.addEventListener('online', workIfDue);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', workIfDue);
    window.removeEventListener('online', workIfDue);
  };
}

/** S7.1-01 */
async function login({ user_email: email, uid: user_id, support_lib_id }: ChatTokenOwner): Promise<string> {
  return (await callApi(inbox.login, { body: { email, user_id, support_lib_id } })).token;
}

/** The inbox service, the storage and the lock that all tabs share. */
const sharedPorts: KeeperPorts = {
  login,
  store: chatTokenStore,
  // In a browser without locks, each tab makes its own request.
  alone: (work) => ('locks' in navigator ? navigator.locks.request('harborline-chat-token', work) : work()),
  nowMs: () => Date.now(),
};

/**
 * Keeps the chat token of a session and sets it for calls to the inbox service.
 * @param onRefused the service no longer knows the person (D-20)
 */
export function startChatToken(
  owner: ChatTokenOwner,
  onRefused: () => void,
  ports: KeeperPorts = sharedPorts,
): ChatToken {
  const keeper = createChatTokenKeeper(owner, ports);
  const { take, follow, replace } = keeper;
  const withdraw = provideChatToken({ take, replace });
  const renew = () => {
    keeper.keepFresh().catch((error: unknown) => {
      report('chat-token', error);
      onRefused();
    });
  };
  let stopWaking = () => {};
  return {
    take,
    renew,
    follow,
    keepFresh() {
      stopWaking();
      stopWaking = wake(keeper.dueInMs, renew);
    },
    stop() {
      keeper.stop();
      withdraw();
      stopWaking();
    },
  };
}
