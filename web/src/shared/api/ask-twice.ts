import { ApiError } from './call-api';

/** Asks a second time where no answer came; for calls that repeat nothing. @throws what the last call throws */
export const askTwice = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 0) return ask();
    throw error;
  });
