import type { User } from '@harborline/domain/entities/user';
import { DURATIONS } from '@harborline/domain/limits';
import { isActing } from '@harborline/domain/team/standing';
import { report } from '../../../shared/config/report';
import type { EndReason } from '../../../shared/staff/session-state';

/** Something to do before sign-out: leaving chats, closing the live connection. */
export type LogoutStep = (reason: EndReason) => Promise<void> | void;

const steps = new Set<LogoutStep>();

/**
 * Registers a step for the end of a session while its credentials are still valid, for whatever reason it
 * ends (S4.5-25, S8-33). A step has 3 s; signing out does not wait longer (D-29).
 * @returns a function that unregisters it
 */
export function onLogout(step: LogoutStep): () => void {
  steps.add(step);
  return () => steps.delete(step);
}

/** @throws what the work throws, and an Error once the time is over */
export async function withinMs<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Runs a closing step; one that fails or hangs does not keep the person signed in (D-29). @returns whether it succeeded
 */
export async function closingStep(name: string, work: () => Promise<void> | void): Promise<boolean> {
  try {
    await withinMs(
      DURATIONS.closingStepsMs,
      (async () => {
        await work();
      })(),
    );
    return true;
  } catch (error) {
    report(`closing-step ${name}`, error);
    return false;
  }
}

/**
 * Ends a session's work while its credentials are still valid: leaves the child library (S4.5-24), then runs the
 * registered steps side by side, such as closing the live connection (S4.5-25). Only Log Out leaves the child library.
 * @returns whether the child library, if any, was left; signing out continues either way (D-29)
 */
export async function leaveSession(
  reason: EndReason,
  user: User | null,
  leaveChild: (user: User) => Promise<void>,
): Promise<boolean> {
  const isLeavingChild = reason === 'logged-out' && user !== null && isActing(user);
  const hasLeft = !isLeavingChild || (await closingStep('logoutas', () => leaveChild(user)));
  await Promise.all([...steps].map((step) => closingStep('registered', () => step(reason))));
  return hasLeft;
}
