import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { keptValue } from '../../../shared/storage/kept';
import { sessionKey } from '../../../shared/storage/session-key';

/** Far more than a person has open at once. */
const MAX_OPENED = 100;

const openedSchema = z.array(z.string());

const kept = keptValue(
  'tab',
  sessionKey('opened-chats'),
  (stored) => openedSchema.safeParse(stored).data ?? null,
);

/** The refs of the conversations that this tab has opened, even before a reload; the last ones. */
export function useOpenedChats(): readonly string[] {
  const [params] = useSearchParams();
  const shown = params.get('conversation');
  const [opened, setOpened] = useState<readonly string[]>(() => kept.read() ?? []);
  useEffect(() => {
    if (shown === null) return;
    setOpened((earlier) => (earlier.includes(shown) ? earlier : [...earlier, shown].slice(-MAX_OPENED)));
  }, [shown]);
  useEffect(() => void kept.write(opened.length === 0 ? null : [...opened]), [opened]);
  return opened;
}
