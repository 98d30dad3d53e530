import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import Box from '@mui/material/Box';
import { LinkTabs } from '../../../shared/ui-admin/link-tabs';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { ContentViews } from '../list/content-views';
import { DeadLinkedArticles } from './dead-linked-articles';
import { DislikedArticles } from './disliked-articles';
import { FailedSearches } from './failed-searches';
import {
  INSIGHT_LISTS,
  type InsightList,
  type InsightsView,
  PERIODS,
  useInsightsView,
} from './insights-view';
import { UnreadArticles } from './unread-articles';

/** The other lists show what is so now. */
const HAS_PERIOD: Readonly<Record<InsightList, boolean>> = {
  searches: true,
  votes: true,
  unread: false,
  links: false,
};

function InsightTabs({ view, linkTo }: ReturnType<typeof useInsightsView>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 2 }}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto', whiteSpace: 'nowrap' }}>
        <LinkTabs
          label={INSIGHTS_TEXTS.lists}
          tabs={INSIGHT_LISTS.map((list) => ({
            key: list,
            label: INSIGHTS_TEXTS[list],
            to: linkTo({ ...view, list }),
            isCurrent: list === view.list,
          }))}
        />
      </Box>
      {HAS_PERIOD[view.list] && (
        <LinkTabs
          label={INSIGHTS_TEXTS.period}
          tabs={PERIODS.map((days) => ({
            key: String(days),
            label: INSIGHTS_TEXTS.days(days),
            to: linkTo({ ...view, days }),
            isCurrent: days === view.days,
          }))}
        />
      )}
    </Box>
  );
}

function ChosenList({ list, days }: InsightsView) {
  if (list === 'votes') return <DislikedArticles days={days} />;
  if (list === 'links') return <DeadLinkedArticles />;
  return list === 'unread' ? <UnreadArticles /> : <FailedSearches days={days} />;
}

/** /admin/content?view=insights (U-11): what searches, votes and views say about the articles. */
export function InsightsPage() {
  const { view, linkTo } = useInsightsView();
  return (
    <PageFrame title={ARTICLE_TEXTS.listTitle} width="wide">
      <ContentViews current="insights" />
      <InsightTabs view={view} linkTo={linkTo} />
      <ChosenList {...view} />
    </PageFrame>
  );
}
