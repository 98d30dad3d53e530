import { LIMITS } from '@harborline/domain/limits';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import AddIcon from '@mui/icons-material/AddRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { Cell, ListFrame, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { Figure } from './insight-cells';
import { InsightFrame, LimitNote } from './insight-frame';
import type { Period } from './insights-view';
import { type FailedRow, useFailedSearches } from './use-insights';

const COLUMNS = 'minmax(0, 1fr) 84px 96px 56px 144px';

const FailedSearchRow = ({ row: { query, searches, requests, lastAt } }: { row: FailedRow }) => (
  <ListRow
    columns={COLUMNS}
    areas="query searches requests last draft"
    cardAreas={'"query query last" "searches requests draft"'}
    cardColumns="auto minmax(0, 1fr) auto"
  >
    <Cell area="query">
      <Typography dir="auto" sx={{ fontSize: '0.875rem', fontWeight: 550, overflowWrap: 'anywhere' }}>
        {query}
      </Typography>
    </Cell>
    <Cell area="searches">
      <Figure>{INSIGHTS_TEXTS.searched(searches)}</Figure>
    </Cell>
    <Cell area="requests">
      <Figure>{INSIGHTS_TEXTS.requests(requests)}</Figure>
    </Cell>
    <Cell area="last" isAtEnd>
      <Figure>
        <RelativeTime at={lastAt} />
      </Figure>
    </Cell>
    <Cell area="draft" isAtEnd>
      <Button
        component={Link}
        to={adminLinks.draftArticle(query)}
        size="small"
        startIcon={<AddIcon />}
        aria-label={INSIGHTS_TEXTS.draftAbout(query)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {INSIGHTS_TEXTS.draft}
      </Button>
    </Cell>
  </ListRow>
);

/** What visitors searched for in vain; a writer can draft an article from each. */
export function FailedSearches({ days }: { days: Period }) {
  const list = useFailedSearches(days);
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
          <ListFrame label={INSIGHTS_TEXTS.searches} columns={COLUMNS} heads={INSIGHTS_TEXTS.searchColumns}>
            {rows.map((row) => (
              <FailedSearchRow key={row.id} row={row} />
            ))}
          </ListFrame>
          {rows.length >= LIMITS.failedSearches && (
            <LimitNote text={INSIGHTS_TEXTS.searchesLimit(LIMITS.failedSearches)} />
          )}
        </>
      )}
    </InsightFrame>
  );
}
