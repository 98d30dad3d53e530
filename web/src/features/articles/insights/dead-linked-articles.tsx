import type { ArticleLinks } from '@harborline/domain/entities/article-links';
import { LIMITS } from '@harborline/domain/limits';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import LinkIcon from '@mui/icons-material/LinkRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Cell, ListFrame, ListRow } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { ArticleTitle, Figure } from './insight-cells';
import { InsightFrame, LimitNote } from './insight-frame';
import { useDeadLinkedArticles } from './use-insights';

const COLUMNS = 'minmax(0, 1fr) minmax(0, 1.4fr) 96px';

const DeadLinkedRow = ({ links }: { links: ArticleLinks }) => (
  <ListRow columns={COLUMNS} areas="article dead since" cardAreas={'"article since" "dead dead"'}>
    <Cell area="article">
      <ArticleTitle article={links} />
    </Cell>
    <Cell area="dead">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.dead.map(({ id, title, state }) => (
          <Typography
            key={id}
            component="li"
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{ARTICLE_TEXTS.deadLink[state](title)}</bdi>
          </Typography>
        ))}
      </Box>
    </Cell>
    <Cell area="since" isAtEnd isAtTop>
      <Figure>
        <RelativeTime at={links.updated_at.toDate()} />
      </Figure>
    </Cell>
  </ListRow>
);

/** Published articles with links that lead visitors nowhere. */
export function DeadLinkedArticles() {
  const list = useDeadLinkedArticles();
  return (
    <InsightFrame
      list={list}
      intro={INSIGHTS_TEXTS.linksIntro}
      failedText={INSIGHTS_TEXTS.linksFailed}
      empty={{
        icon: <LinkIcon />,
        title: INSIGHTS_TEXTS.linksEmpty,
        body: INSIGHTS_TEXTS.linksEmptyBody,
      }}
    >
      {(rows) => (
        <>
          <ListFrame label={INSIGHTS_TEXTS.links} columns={COLUMNS} heads={INSIGHTS_TEXTS.linkColumns}>
            {rows.map((links) => (
              <DeadLinkedRow key={links.id} links={links} />
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
