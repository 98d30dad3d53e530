/** Source of the token for calls to the inbox service. */
export interface ChatTokenSource {
  /** a token that is fresh enough to use. @throws ApiError */
  readonly take: () => Promise<string>;
  /** a new token in place of one the service refused. @throws ApiError */
  readonly replace: (refused: string) => Promise<string>;
}

let source: ChatTokenSource | null = null;

/** Sets the source of the chat token; the session does so. @returns a function that removes the source */
export function provideChatToken(fresh: ChatTokenSource): () => void {
  source = fresh;
  return () => {
    if (source === fresh) source = null;
  };
}

/** The source of the chat token; null without a session. */
export const chatTokens = (): ChatTokenSource | null => source;
