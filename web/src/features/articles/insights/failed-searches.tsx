import type { Article } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import SearchIcon from '@mui/icons-material/SearchRounded';
import { useMemo, useState } from 'react';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { TellDialog } from '../askers/tell-dialog';
import { useAskerCounts } from '../askers/use-askers';
import { AnswerDialog } from './answer-dialog';
import { type Asked, FailedSearchRow, SEARCH_COLUMNS } from './failed-search-row';
import { InsightFrame, LimitNote } from './insight-frame';
import type { Period } from './insights-view';
import { type FailedRow, useFailedSearches } from './use-insights';

const NO_ONE: Asked = { people: 0, told: 0, tellable: 0 };

/** Who asked after each of the searches, by the search's id. */
function useAsked(days: Period, hasRequests: boolean) {
  const { state, reload } = useAskerCounts(days, hasRequests);
  const asked = useMemo(() => {
    const searches = state.status === 'ready' ? state.data.searches : [];
    return new Map<string, Asked>(searches.map(({ failed_search, ...count }) => [failed_search, count]));
  }, [state]);
  return { asked, hasFailed: hasRequests && state.status === 'failed', reload };
}

/** The list with the articles that were chosen since it was loaded. */
function useAnsweredSearches(days: Period) {
  const list = useFailedSearches(days);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Article>>(new Map());
  const withChosen = (row: FailedRow): FailedRow => ({ ...row, article: chosen.get(row.id) ?? row.article });
  return {
    list: list.status === 'ready' ? { ...list, data: list.data.map(withChosen) } : list,
    answer: ({ id }: FailedRow, article: Article) => setChosen((before) => new Map(before).set(id, article)),
  };
}

/**
 * What visitors searched for in vain; a writer answers each with an article, new or not, and can tell those who asked
 * once it is published.
 */
export function FailedSearches({ days }: { days: Period }) {
  const { list, answer } = useAnsweredSearches(days);
  const hasRequests = list.status === 'ready' && list.data.some(({ requests }) => requests > 0);
  const { asked, hasFailed, reload } = useAsked(days, hasRequests);
  const [telling, setTelling] = useState<Article | null>(null);
  const [choosing, setChoosing] = useState<FailedRow | null>(null);
  const answered = (search: FailedRow, article: Article) => {
    answer(search, article);
    setChoosing(null);
    void reload();
  };
  const told = (hasTold: boolean) => {
    setTelling(null);
    if (hasTold) void reload();
  };
  return (
    <InsightFrame
      list={list}
      intro={INSIGHTS_TEXTS.searchesIntro}
      failedText={INSIGHTS_TEXTS.searchesFailed}
      empty={{
        icon: <SearchIcon />,
        title: INSIGHTS_TEXTS.searchesEmpty,
        body: INSIGHTS_TEXTS.searchesEmptyBody,
      }}
    >
      {(rows) => (
        <>
          <SearchList rows={rows} asked={asked} onTell={setTelling} onChoose={setChoosing} />
          {hasFailed && <LimitNote text={ASKER_TEXTS.countsFailed} />}
          {rows.length >= LIMITS.failedSearches && (
            <LimitNote text={INSIGHTS_TEXTS.searchesLimit(LIMITS.failedSearches)} />
          )}
          {choosing !== null && (
            <AnswerDialog
              search={choosing}
              onAnswered={(article) => answered(choosing, article)}
              onClose={() => setChoosing(null)}
            />
          )}
          {telling !== null && (
            <TellDialog articleId={telling.id} isReadable={telling.is_published} onClose={told} />
          )}
        </>
      )}
    </InsightFrame>
  );
}

interface SearchListProps {
  rows: readonly FailedRow[];
  asked: ReadonlyMap<string, Asked>;
  onTell: (article: Article) => void;
  onChoose: (row: FailedRow) => void;
}

function SearchList({ rows, asked, ...actions }: SearchListProps) {
  return (
    <ListFrame label={INSIGHTS_TEXTS.searches} columns={SEARCH_COLUMNS} heads={INSIGHTS_TEXTS.searchColumns}>
      {rows.map((row) => (
        <FailedSearchRow key={row.id} row={row} asked={asked.get(row.id) ?? NO_ONE} {...actions} />
      ))}
    </ListFrame>
  );
}
