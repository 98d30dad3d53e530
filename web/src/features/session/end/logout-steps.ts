import { DURATIONS } from '@harborline/domain/limits';
import { report } from '../../../shared/config/report';
import type { EndReason } from '../../../shared/staff/session-state';

/** Something to do before the credentials go: leaving chats, closing the live connection. */
export type LogoutStep = (reason: EndReason) => Promise<void> | void;

const steps = new Set<LogoutStep>();

/**
 * Registers what has to happen at the end of a session while its credentials still hold, for whatever reason it
 * ends (S4.5-25, S8-33). A step has 3 s; signing out does not wait longer (D-29).
 * @returns a function that takes it back
 */
export function onLogout(step: LogoutStep): () => void {
  steps.add(step);
  return () => steps.delete(step);
}

async function atMost(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${limitMs} ms`)), limitMs);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** A closing step that may fail or hang without keeping anybody from signing out (D-29). @returns whether it was done */
export async function closingStep(name: string, work: () => Promise<void> | void): Promise<boolean> {
  try {
    await atMost(
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

/** Runs the registered steps side by side. */
export async function runLogoutSteps(reason: EndReason): Promise<void> {
  await Promise.all([...steps].map((step) => closingStep('registered', () => step(reason))));
}
