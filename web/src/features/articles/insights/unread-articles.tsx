import type { Article } from '@harborline/domain/entities/article';
import { LIMITS } from '@harborline/domain/limits';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Cell, ListFrame, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { ArticleTitle, Figure } from './insight-cells';
import { InsightFrame, LimitNote } from './insight-frame';
import { useUnreadArticles } from './use-insights';

const COLUMNS = 'minmax(0, 1fr) 88px 96px';

const UnreadArticleRow = ({ article }: { article: Article }) => (
  <ListRow columns={COLUMNS} areas="article views last" cardAreas={'"article article" "views last"'}>
    <Cell area="article">
      <ArticleTitle article={article} />
    </Cell>
    <Cell area="views">
      <Figure>{INSIGHTS_TEXTS.viewCount(article.views)}</Figure>
    </Cell>
    <Cell area="last" isAtEnd>
      <Figure>
        {article.viewed_at === undefined ? (
          INSIGHTS_TEXTS.never
        ) : (
          <RelativeTime at={article.viewed_at.toDate()} />
        )}
      </Figure>
    </Cell>
  </ListRow>
);

/** Published articles that no one reads. */
export function UnreadArticles() {
  const list = useUnreadArticles();
  return (
    <InsightFrame
      list={list}
      intro={INSIGHTS_TEXTS.unreadIntro}
      failedText={INSIGHTS_TEXTS.unreadFailed}
      empty={{
        icon: <MenuBookIcon />,
        title: INSIGHTS_TEXTS.unreadEmpty,
        body: INSIGHTS_TEXTS.unreadEmptyBody,
      }}
    >
      {(rows) => (
        <>
          <ListFrame label={INSIGHTS_TEXTS.unread} columns={COLUMNS} heads={INSIGHTS_TEXTS.unreadColumns}>
            {rows.map((article) => (
              <UnreadArticleRow key={article.id} article={article} />
            ))}
          </ListFrame>
          {rows.length >= LIMITS.insightArticles && (
            <LimitNote text={INSIGHTS_TEXTS.articlesLimit(rows.length)} />
          )}
        </>
      )}
    </InsightFrame>
  );
}
