import { type EmulatorCode, isProvidersMail, resetMail } from './reset-mail';
import type { MailStore } from './store';

const POLL_MS = 1_000;

interface AuthEmulator {
  /** for instance http://127.0.0.1:8703 */
  readonly url: string;
  readonly projectId: string;
  /** where the product's pages are */
  readonly pageOrigin: string;
}

async function listCodes({ url, projectId }: AuthEmulator): Promise<EmulatorCode[]> {
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`);
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}`);
  const body = (await response.json()) as { oobCodes?: EmulatorCode[] };
  return body.oobCodes ?? [];
}

/**
 * Delivers the mails that the identity provider sends itself: its emulator only records them. Each code is delivered
 * once; an emulator that is not up yet is polled again.
 * @returns a function that stops polling
 */
export function followAuthEmulator(emulator: AuthEmulator, store: MailStore, pollMs = POLL_MS): () => void {
  const delivered = new Set<string>();
  let isOver = false;
  let timer: NodeJS.Timeout;
  const look = async () => {
    const codes = await listCodes(emulator).catch(() => []);
    for (const code of codes) {
      if (delivered.has(code.oobCode) || !isProvidersMail(code)) continue;
      delivered.add(code.oobCode);
      await store.add(resetMail(code, emulator.pageOrigin));
    }
    if (!isOver) timer = setTimeout(() => void look(), pollMs);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
