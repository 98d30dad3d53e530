import type { Category } from '@harborline/domain/entities/category';
import type { Positioning } from '@harborline/domain/help-center/visible-categories';
import { allCategories } from '@harborline/domain/stores/categories';
import { library } from '@harborline/domain/stores/libraries';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { useEffect, useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Subscribe, useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { queryClient } from '../../../shared/requests/query-client';
import { useRequestKey } from '../../../shared/requests/use-request-key';
import { watchRecord, watchRecords } from '../../../shared/store/watch-records';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { CATEGORIES_KEY } from './use-categories';

/** The categories of a library and their saved order. */
export interface OrderedCategories {
  readonly categories: readonly Category[];
  readonly positioning: Positioning;
}

/** The categories of a library and their order, live. Without the order they are shown by title (S8-24). */
export function useOrderedCategories(libraryId: string): Loadable<OrderedCategories> {
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const queryKey = useRequestKey(CATEGORIES_KEY);

  const categoriesSource = useMemo(
    (): Subscribe<readonly Category[]> =>
      ({ next, error }) =>
        watchRecords(firestore, allCategories(libraryId))({ next: ({ records }) => next(records), error }),
    [firestore, libraryId],
  );
  const orderSource = useMemo(
    (): Subscribe<Positioning> =>
      ({ next, error }) =>
        watchRecord(
          firestore,
          library(libraryId),
        )({ next: ({ record }) => next(record?.categoryPositioning ?? []), error }),
    [firestore, libraryId],
  );
  const { live: categories } = useSubscription(categoriesSource);
  const { live: order } = useSubscription(orderSource);

  const hasNoOrder = order.status === 'failed' || order.status === 'denied';
  useEffect(() => {
    if (hasNoOrder) toasts.error(CATEGORY_TEXTS.orderNotLoaded);
  }, [hasNoOrder, toasts]);
  // Other screens show these categories again without asking.
  useEffect(() => {
    if (categories.status === 'ready') queryClient.setQueryData(queryKey, categories.data);
  }, [categories, queryKey]);

  return useMemo(() => {
    if (categories.status !== 'ready') return categories;
    if (order.status === 'loading') return order;
    const positioning = order.status === 'ready' ? order.data : [];
    return { status: 'ready', data: { categories: categories.data, positioning } };
  }, [categories, order]);
}
