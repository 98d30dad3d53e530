import { tellAskers } from '@harborline/domain/api/activity/askers';
import type { Article } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import AddIcon from '@mui/icons-material/AddRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import SendIcon from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { Cell, ListFrame, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { TellDialog } from '../askers/tell-dialog';
import { useAskerCounts } from '../askers/use-askers';
import { ArticleTitle, Figure } from './insight-cells';
import { InsightFrame, LimitNote } from './insight-frame';
import type { Period } from './insights-view';
import { type FailedRow, useFailedSearches } from './use-insights';

interface Asked {
  readonly people: number;
  readonly told: number;
}

const NO_ONE: Asked = { people: 0, told: 0 };

const COLUMNS = 'minmax(0, 1fr) 84px 96px 56px 152px';

/** Whether people asked about something that visitors can read now, and were not told. */
const areUntold = ({ article }: FailedRow, { people, told }: Asked): boolean =>
  article?.is_published === true && people > told;

/** What became of a search: who asked about it, the article that answers it, and who can tell them. */
function Story({ row, asked }: { row: FailedRow; asked: Asked }) {
  const mayTell = useMay(tellAskers);
  const { article } = row;
  const { people, told } = asked;
  const lines = [people > 0 && ASKER_TEXTS.wrote(people), told > 0 && ASKER_TEXTS.told(told)];
  return (
    <>
      {people > 0 && (
        <Typography variant="body2" color="textSecondary">
          {lines.filter((line) => line !== false).join(' · ')}
        </Typography>
      )}
      {article !== null && (
        <Typography variant="body2" color="textSecondary" component="div">
          {ASKER_TEXTS.article} <ArticleTitle article={article} />
        </Typography>
      )}
      {!mayTell && areUntold(row, asked) && (
        <Typography variant="body2" color="textSecondary">
          {ASKER_TEXTS.mayNotTell}
        </Typography>
      )}
    </>
  );
}

/** The next step: write the article, finish it, or tell those who asked. */
function NextStep({ row, asked, onTell }: FailedSearchRowProps) {
  const mayTell = useMay(tellAskers);
  const { id, query, article } = row;
  const untold = asked.people - asked.told;
  const sx = { whiteSpace: 'nowrap' };
  if (article === null || !article.is_published) {
    const isNew = article === null;
    return (
      <Button
        component={Link}
        to={isNew ? adminLinks.draftArticle({ id, query }) : adminLinks.editArticle(article.id)}
        size="small"
        startIcon={isNew ? <AddIcon /> : <EditIcon />}
        aria-label={isNew ? INSIGHTS_TEXTS.draftAbout(query) : ASKER_TEXTS.finishDraftAbout(query)}
        sx={sx}
      >
        {isNew ? INSIGHTS_TEXTS.draft : ASKER_TEXTS.finishDraft}
      </Button>
    );
  }
  if (!mayTell || !areUntold(row, asked)) return null;
  return (
    <Button
      size="small"
      startIcon={<SendIcon />}
      aria-label={ASKER_TEXTS.tellAbout(untold, query)}
      onClick={() => onTell(article)}
      sx={sx}
    >
      {ASKER_TEXTS.tell(untold)}
    </Button>
  );
}

interface FailedSearchRowProps {
  row: FailedRow;
  asked: Asked;
  /** opens the dialog for the people who asked about what the article answers */
  onTell: (article: Article) => void;
}

const FailedSearchRow = (props: FailedSearchRowProps) => {
  const { query, searches, requests, lastAt } = props.row;
  return (
    <ListRow
      columns={COLUMNS}
      areas="query searches requests last step"
      cardAreas={'"query query last" "searches requests step"'}
      cardColumns="auto minmax(0, 1fr) auto"
    >
      <Cell area="query">
        <Typography dir="auto" sx={{ fontSize: '0.875rem', fontWeight: 550, overflowWrap: 'anywhere' }}>
          {query}
        </Typography>
        <Story row={props.row} asked={props.asked} />
      </Cell>
      <Cell area="searches">
        <Figure>{INSIGHTS_TEXTS.searched(searches)}</Figure>
      </Cell>
      <Cell area="requests">
        <Figure>{INSIGHTS_TEXTS.requests(requests)}</Figure>
      </Cell>
      <Cell area="last" isAtEnd isAtTop>
        <Figure>
          <RelativeTime at={lastAt} />
        </Figure>
      </Cell>
      <Cell area="step" isAtEnd>
        <NextStep {...props} />
      </Cell>
    </ListRow>
  );
};

/**
 * What visitors searched for in vain; a writer can draft an article from each, and tell those who asked once it is
 * published.
 */
export function FailedSearches({ days }: { days: Period }) {
  const list = useFailedSearches(days);
  const hasRequests = list.status === 'ready' && list.data.some(({ requests }) => requests > 0);
  const counts = useAskerCounts(days, hasRequests);
  const [telling, setTelling] = useState<Article | null>(null);
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
          <ListFrame label={INSIGHTS_TEXTS.searches} columns={COLUMNS} heads={INSIGHTS_TEXTS.searchColumns}>
            {rows.map((row) => (
              <FailedSearchRow
                key={row.id}
                row={row}
                asked={asked.get(row.id) ?? NO_ONE}
                onTell={setTelling}
              />
            ))}
          </ListFrame>
          {hasRequests && counts.state.status === 'failed' && <LimitNote text={ASKER_TEXTS.countsFailed} />}
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
