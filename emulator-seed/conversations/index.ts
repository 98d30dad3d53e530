import type { DemoConversation } from '../conversation-data';
import { LUMEN_ARCHIVE } from './lumen-archive';
import { LUMEN_CLOSED } from './lumen-closed';
import { LUMEN_OPEN } from './lumen-open';
import { LUMEN_OPENED } from './lumen-opened';
import { LUMEN_PENDING } from './lumen-pending';
import { NORTHBEAM } from './northbeam';
import { QUILLPAD } from './quillpad';

/** Every conversation of the demo world. */
export const CONVERSATIONS: readonly DemoConversation[] = [
  ...LUMEN_OPEN,
  ...LUMEN_OPENED,
  ...LUMEN_PENDING,
  ...LUMEN_CLOSED,
  ...LUMEN_ARCHIVE,
  ...QUILLPAD,
  ...NORTHBEAM,
];

/** One of them, by its slug. @throws Error for none */
export function demoConversation(slug: string): DemoConversation {
  const found = CONVERSATIONS.find((conversation) => conversation.slug === slug);
  if (!found) throw new Error(`The demo world has no ticket ${slug}`);
  return found;
}
