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
