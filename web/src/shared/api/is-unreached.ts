import { ApiError } from './call-api';

/** Whether a call got no answer, so that what it asked for can wait for a connection. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
