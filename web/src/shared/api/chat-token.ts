/** Where calls to the inbox service get their token from. */
export interface ChatTokenSource {
  /** one that is fresh enough to use. @throws ApiError */
  readonly take: () => Promise<string>;
  /** another in place of one the service refused. @throws ApiError */
  readonly replace: (refused: string) => Promise<string>;
}

let source: ChatTokenSource | null = null;

/** Tells calls where the chat token comes from; the session does so. @returns a function that takes it back */
export function provideChatToken(fresh: ChatTokenSource): () => void {
  source = fresh;
  return () => {
    if (source === fresh) source = null;
  };
}

/** Null where no session provides any. */
export const chatTokens = (): ChatTokenSource | null => source;
