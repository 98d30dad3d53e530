import type { ArticlePlan } from '@harborline/domain/entities/article-plan';
import { articlePlan } from '@harborline/domain/stores/article-plans';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { useMemo, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { watchRecord } from '../../../shared/store/watch-records';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type PlanChanges, savePlan } from './save-plan';

export interface PlanHandle {
  /** null while it loads, or if nothing was ever planned */
  readonly plan: ArticlePlan | null;
  readonly isSaving: boolean;
  /** @returns whether it was saved; a failure is shown */
  readonly save: (changes: PlanChanges, doneText: string) => Promise<boolean>;
}

/** What is planned for an article, live. */
export function useArticlePlan(articleId: string): PlanHandle {
  const firestore = useStaffFirestore();
  const { uid, support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const [isSaving, setSaving] = useState(false);
  const source = useMemo(
    () =>
      ({ next, error }: Observer<ArticlePlan | null>) =>
        watchRecord(firestore, articlePlan(articleId))({ next: ({ record }) => next(record), error }),
    [firestore, articleId],
  );
  const { live } = useSubscription(source);
  const save = async (changes: PlanChanges, doneText: string) => {
    setSaving(true);
    try {
      await savePlan(firestore, articleId, changes, { uid, libraryId });
      toasts.success(doneText);
      return true;
    } catch (error) {
      report('plan-not-saved', error);
      toasts.error(PLAN_TEXTS.notSaved);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { plan: live.status === 'ready' ? live.data : null, isSaving, save };
}
