import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import type { Ticket } from '../ticket';
import { LateList } from '../word-search/late-list';
import { loadCode } from '../word-search/load-code';
import type { ComposerSide } from '../word-search/use-word-search';

interface CannedPartProps {
  readonly list: ComposerSide;
  readonly conversation: Ticket;
}

const loadList = loadCode(async () => ({ List: (await import('./canned-list')).CannedList }));

/** The list of canned replies, whose code and replies load when it is first opened. */
export const CannedPart = ({ list, conversation }: CannedPartProps) => (
  <LateList list={list} load={loadList} texts={CANNED_REPLY_TEXTS}>
    {({ List }) => <List {...list} conversation={conversation} />}
  </LateList>
);
