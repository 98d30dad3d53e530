import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { LateList } from '../word-search/late-list';
import { loadCode } from '../word-search/load-code';
import type { ComposerSide } from '../word-search/use-word-search';
import type { Mentioning } from './use-mention-search';

interface MentionPartProps {
  readonly list: ComposerSide;
  readonly mentioning: Mentioning;
}

const loadList = loadCode(async () => ({ List: (await import('./mention-list')).MentionList }));

/** The list of teammates to mention, whose code and names load when it is first opened. */
export const MentionPart = ({ list, mentioning }: MentionPartProps) => (
  <LateList list={list} load={loadList} texts={MENTION_TEXTS}>
    {({ List }) => <List {...list} mentioning={mentioning} />}
  </LateList>
);
