type TokenSource = () => Promise<string | null>;

const none: TokenSource = async () => null;
let source = none;

/**
 * Tells calls to the inbox service where the chat token comes from (S7.1-02); the session does so.
 * @returns a function that takes it back
 */
export function provideChatToken(fresh: TokenSource): () => void {
  source = fresh;
  return () => {
    if (source === fresh) source = none;
  };
}

/** A chat token that is fresh enough to use; null where no session provides any. */
export const chatToken: TokenSource = () => source();
