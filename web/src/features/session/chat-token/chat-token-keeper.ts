import type { User } from '@harborline/domain/entities/user';
import { DURATIONS } from '@harborline/domain/limits';
import { ApiError } from '../../../shared/api/call-api';

/** The person and state a chat token is issued for; a change in any of it makes the token useless (D-20). */
export type ChatTokenOwner = Pick<User, 'uid' | 'user_email' | 'support_lib_id' | 'session_version'>;

export interface KeptChatToken {
  readonly token: string;
  /** milliseconds since 1970 */
  readonly takenAtMs: number;
  /** `ownerKey` of its owner */
  readonly owner: string;
}

function ownerKey({ uid, support_lib_id, session_version = 0 }: ChatTokenOwner): string {
  return `${uid}/${support_lib_id}/${session_version}`;
}

/** A kept token may be used until it is 23 hours old (S4.4-05, S7.1-02). */
function isUsable(kept: KeptChatToken | null, owner: ChatTokenOwner, nowMs: number): boolean {
  if (kept === null || kept.owner !== ownerKey(owner)) return false;
  const ageMs = nowMs - kept.takenAtMs;
  return ageMs >= 0 && ageMs < DURATIONS.chatTokenRenewMs;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** Milliseconds to wait before the next renewal after `failures` failed ones (1, 2, ...). */
function retryDelayMs(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/**
 * Whether a refusal of the inbox service ends a session that was already open. Only a refused identity does; anything
 * else is retried, since permissions come from the person's document (D-20).
 */
export function isFinalRefusal(status: number): boolean {
  return status === 401;
}

export interface KeeperPorts {
  /** requests a token from the inbox service. @throws ApiError */
  readonly login: (owner: ChatTokenOwner) => Promise<string>;
  readonly store: {
    read(): KeptChatToken | null;
    write(kept: KeptChatToken): void;
  };
  /** one tab at a time */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly nowMs: () => number;
}

/** The answer to requests for a token after the session has ended. */
const ended = () => new ApiError(0, 'The session has ended.');

export interface ChatTokenKeeper {
  /** from now on, the token must be for this owner */
  readonly follow: (owner: ChatTokenOwner) => void;
  /** @returns a usable token. @throws ApiError if there is none and the service issues none */
  readonly take: () => Promise<string>;
  /** @returns a token that replaces a refused one. @throws ApiError */
  readonly replace: (refused: string) => Promise<string>;
  /**
   * Renews the token if it is due. After a network failure the next calls wait, each time longer.
   * @throws ApiError if the service refuses for good
   */
  readonly keepFresh: () => Promise<void>;
  /** milliseconds until `keepFresh` should be called next */
  readonly dueInMs: () => number;
  /** after this, nothing is written, not even by a pending request */
  readonly stop: () => void;
}

/**
 * Keeps the chat token of the session: one for all tabs, renewed at 23 hours and at once for another library or
 * another session version (S7.1-02, D-20).
 */
export function createChatTokenKeeper(firstOwner: ChatTokenOwner, ports: KeeperPorts): ChatTokenKeeper {
  const { store, login, alone, nowMs } = ports;
  let owner = firstOwner;
  let kept: KeptChatToken | null = null;
  let running: { key: string; token: Promise<string> } | null = null;
  let failures = 0;
  let retryAtMs = 0;
  let isStopped = false;

  const isGood = (token: KeptChatToken | null): token is KeptChatToken => isUsable(token, owner, nowMs());

  const fetchToken = async (asker: ChatTokenOwner, refused: string | null): Promise<string> => {
    if (isStopped) throw ended();
    const shared = store.read();
    if (shared !== null && shared.token !== refused && isUsable(shared, asker, nowMs())) {
      kept = shared;
      return shared.token;
    }
    const token = await login(asker).catch((error: unknown) => {
      failures += 1;
      retryAtMs = nowMs() + retryDelayMs(failures);
      throw error;
    });
    if (isStopped) throw ended();
    failures = 0;
    retryAtMs = 0;
    kept = { token, takenAtMs: nowMs(), owner: ownerKey(asker) };
    store.write(kept);
    return token;
  };

  const renew = (refused: string | null): Promise<string> => {
    const key = ownerKey(owner);
    if (running?.key === key) return running.token;
    const token = alone(() => fetchToken(owner, refused)).finally(() => {
      if (running?.token === token) running = null;
    });
    running = { key, token };
    return token;
  };

  const take = async (): Promise<string> => (isGood(kept) ? kept.token : renew(null));

  return {
    take,
    follow(next) {
      if (ownerKey(next) !== ownerKey(owner)) retryAtMs = 0;
      owner = next;
    },
    replace: async (refused) => (isGood(kept) && kept.token !== refused ? kept.token : renew(refused)),
    async keepFresh() {
      if (isStopped || nowMs() < retryAtMs) return;
      try {
        await take();
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (!isStopped && isFinalRefusal(status)) throw error;
      }
    },
    dueInMs() {
      if (retryAtMs > nowMs()) return retryAtMs - nowMs();
      return isGood(kept) ? kept.takenAtMs + DURATIONS.chatTokenRenewMs - nowMs() : 0;
    },
    stop() {
      isStopped = true;
      kept = null;
    },
  };
}
