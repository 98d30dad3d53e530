import { needsVerification, nextVerification } from '@harborline/domain/articles/article-plan';
import type { ArticlePlan } from '@harborline/domain/entities/article-plan';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { zonedTime } from '../../../shared/format/local-times';
import { absoluteDay } from '../../../shared/format/staff-times';
import { useStaff } from '../../../shared/staff/session-context';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { planText } from './plan-text';
import type { PlanHandle } from './use-article-plan';

interface PlanNoticeProps {
  handle: PlanHandle;
  mayPublish: boolean;
  mayWrite: boolean;
  /** opens the schedule */
  onChange: () => void;
}

const NO_SCHEDULE = { publish_at: null, unpublish_at: null, next_at: null, scheduled_by: '', failure: null };

/** What is planned for an article and asks for attention: a failed schedule first, then what comes, then a check. */
export function PlanNotice({ handle: { plan, save }, mayPublish, mayWrite, onChange }: PlanNoticeProps) {
  const verify = useVerify(save);
  if (plan === null) return null;
  const clear = () => void save(NO_SCHEDULE, PLAN_TEXTS.cancelled);
  if (plan.failure !== null) {
    const { action, reason, at } = plan.failure;
    return (
      <HeaderNotice
        severity="error"
        text={PLAN_TEXTS.failed(action, reason, zonedTime(at.toDate()))}
        actions={
          mayPublish
            ? [
                { label: PLAN_TEXTS.schedule, run: onChange, isMain: true },
                { label: PLAN_TEXTS.dismiss, run: () => void save(NO_SCHEDULE, PLAN_TEXTS.reviewSaved) },
              ]
            : []
        }
      />
    );
  }
  const planned = planText(plan);
  if (planned !== null) {
    return (
      <HeaderNotice
        severity="info"
        text={planned}
        actions={
          mayPublish
            ? [
                { label: PLAN_TEXTS.change, run: onChange },
                { label: PLAN_TEXTS.cancel, run: clear },
              ]
            : []
        }
      />
    );
  }
  if (plan.verify_by === null || !needsVerification(plan, Date.now())) return null;
  return (
    <HeaderNotice
      severity="warning"
      text={PLAN_TEXTS.due(absoluteDay(plan.verify_by.toDate()))}
      actions={mayWrite ? [{ label: PLAN_TEXTS.verify, run: () => verify(plan), isMain: true }] : []}
    />
  );
}

function useVerify(save: PlanHandle['save']) {
  const { uid } = useStaff();
  return (plan: ArticlePlan) => {
    const next = nextVerification(Date.now(), plan.verify_every_days);
    const at = next === null ? null : Timestamp.fromMillis(next);
    const changes = { verified_at: serverTimestamp(), verified_by: uid, verify_by: at, remind_at: at };
    void save(changes, PLAN_TEXTS.verified);
  };
}
