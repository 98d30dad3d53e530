import { LIMITS } from '@harborline/domain/limits';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import { Cell, ListFrame, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { ArticleTitle, Figure } from './insight-cells';
import { InsightFrame, LimitNote } from './insight-frame';
import type { Period } from './insights-view';
import { Reasons } from './reasons';
import { type DislikedRow, useDislikedArticles } from './use-insights';

const COLUMNS = 'minmax(0, 1fr) 64px 64px 64px';

const DislikedArticleRow = ({ row: { article, ...reasons } }: { row: DislikedRow }) => (
  <ListRow
    columns={COLUMNS}
    areas="article no yes last"
    cardAreas={'"article article article" "no yes last"'}
    cardColumns="auto minmax(0, 1fr) auto"
  >
    <Cell area="article">
      <ArticleTitle article={article} />
      <Reasons {...reasons} />
    </Cell>
    <Cell area="no">
      <Figure>{INSIGHTS_TEXTS.noVotes(article.disLikes)}</Figure>
    </Cell>
    <Cell area="yes">
      <Figure>{INSIGHTS_TEXTS.yesVotes(article.likes)}</Figure>
    </Cell>
    <Cell area="last" isAtEnd>
      {article.disliked_at !== undefined && (
        <Figure>
          <RelativeTime at={article.disliked_at.toDate()} />
        </Figure>
      )}
    </Cell>
  </ListRow>
);

/** Articles that did not help visitors, and why. */
export function DislikedArticles({ days }: { days: Period }) {
  const list = useDislikedArticles(days);
  return (
    <InsightFrame
      list={list}
      intro={INSIGHTS_TEXTS.votesIntro}
      failedText={INSIGHTS_TEXTS.votesFailed}
      empty={{
        icon: <ThumbUpIcon />,
        title: INSIGHTS_TEXTS.votesEmpty,
        body: INSIGHTS_TEXTS.votesEmptyBody,
      }}
    >
      {(rows) => (
        <>
          <ListFrame label={INSIGHTS_TEXTS.votes} columns={COLUMNS} heads={INSIGHTS_TEXTS.voteColumns}>
            {rows.map((row) => (
              <DislikedArticleRow key={row.article.id} row={row} />
            ))}
          </ListFrame>
          <LimitNote text={INSIGHTS_TEXTS.allVotesHint} />
          {rows.some(({ mayHaveOlder }) => mayHaveOlder) && (
            <LimitNote text={INSIGHTS_TEXTS.reasonsLimit(LIMITS.insightReasons)} />
          )}
          {rows.length >= LIMITS.insightArticles && (
            <LimitNote text={INSIGHTS_TEXTS.articlesLimit(LIMITS.insightArticles)} />
          )}
        </>
      )}
    </InsightFrame>
  );
}
