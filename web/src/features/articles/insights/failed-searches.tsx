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

const NO_ONE: Asked = { people: 0, told: 0 };

/**
 * What visitors searched for in vain; a writer answers each with an article, new or not, and can tell those who asked
 * once it is published.
 */
export function FailedSearches({ days }: { days: Period }) {
  const list = useFailedSearches(days);
  const hasRequests = list.status === 'ready' && list.data.some(({ requests }) => requests > 0);
  const counts = useAskerCounts(days, hasRequests);
  const [telling, setTelling] = useState<Article | null>(null);
  const [choosing, setChoosing] = useState<FailedRow | null>(null);
  /** chosen since the list was loaded, by the search's id */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Article>>(new Map());
  const asked = useMemo(() => {
    const searches = counts.state.status === 'ready' ? counts.state.data.searches : [];
    return new Map(searches.map(({ failed_search, ...count }) => [failed_search, count]));
  }, [counts.state]);
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
          <ListFrame
            label={INSIGHTS_TEXTS.searches}
            columns={SEARCH_COLUMNS}
            heads={INSIGHTS_TEXTS.searchColumns}
          >
            {rows.map((row) => (
              <FailedSearchRow
                key={row.id}
                row={{ ...row, article: chosen.get(row.id) ?? row.article }}
                asked={asked.get(row.id) ?? NO_ONE}
                onTell={setTelling}
                onChoose={setChoosing}
              />
            ))}
          </ListFrame>
          {hasRequests && counts.state.status === 'failed' && <LimitNote text={ASKER_TEXTS.countsFailed} />}
          {choosing !== null && (
            <AnswerDialog
              search={choosing}
              onAnswered={(article) => {
                setChosen((before) => new Map(before).set(choosing.id, article));
                setChoosing(null);
              }}
              onClose={() => setChoosing(null)}
            />
          )}
          {telling !== null && (
            <TellDialog
              articleId={telling.id}
              isReadable={telling.is_published}
              onClose={(hasTold) => {
                setTelling(null);
                if (hasTold) void counts.reload();
              }}
            />
          )}
          {rows.length >= LIMITS.failedSearches && (
            <LimitNote text={INSIGHTS_TEXTS.searchesLimit(LIMITS.failedSearches)} />
          )}
        </>
      )}
    </InsightFrame>
  );
}
