import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';

export const INSIGHT_LISTS = ['searches', 'votes', 'unread', 'links'] as const;
export type InsightList = (typeof INSIGHT_LISTS)[number];

/** Days to look back; recorded searches are kept no longer (D-50). */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

export interface InsightsView {
  readonly list: InsightList;
  readonly days: Period;
}

const FIRST: InsightsView = { list: 'searches', days: 30 };

/** The list and the period, kept in the URL. */
export function useInsightsView() {
  const [search] = useSearchParams();
  const list = search.get('list');
  const days = search.get('days');
  const view = useMemo<InsightsView>(
    () => ({
      list: INSIGHT_LISTS.find((one) => one === list) ?? FIRST.list,
      days: PERIODS.find((one) => String(one) === days) ?? FIRST.days,
    }),
    [list, days],
  );
  const linkTo = useCallback((next: InsightsView) => {
    const query = new URLSearchParams();
    if (next.list !== FIRST.list) query.set('list', next.list);
    if (next.days !== FIRST.days) query.set('days', String(next.days));
    return query.size === 0 ? adminLinks.insights() : `${adminLinks.insights()}&${query}`;
  }, []);
  return { view, linkTo };
}
