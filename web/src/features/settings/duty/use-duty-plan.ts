import { getDutyPlan, type PresentedDutyPlan, putDutyPlan } from '@harborline/domain/api/inbox/duty';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useDuty } from '../../../shared/duty/use-duty';
import { useChange } from '../../../shared/requests/use-change';
import { useRequest } from '../../../shared/requests/use-request';
import { useToasts } from '../../../shared/ui-admin/toasts';

type Changes = Partial<Pick<PresentedDutyPlan, 'calendar_ref' | 'periods'>>;

/** Days are meant by the clocks that whoever plans them sees. */
const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a person planned, and what changes it. @param uid of the person */
export function useDutyPlan(uid: string) {
  const toasts = useToasts();
  const duty = useDuty();
  const { state, reload } = useRequest({
    key: ['duty-plan', uid],
    load: (signal) => callApi(getDutyPlan, { query: { person_ref: uid }, signal }),
  });
  const plan = state.status === 'ready' ? state.data : undefined;
  const { run, isRunning } = useChange({
    name: 'duty-plan-not-saved',
    run: ({ calendar_ref = plan?.calendar_ref ?? '', periods }: Changes) =>
      callApi(putDutyPlan, {
        body: {
          ...{ person_ref: uid, calendar_ref, version: plan?.version ?? 0 },
          ...(periods === undefined ? {} : { periods, time_zone: browserZone() }),
        },
      }),
    onDone: async () => {
      await Promise.all([reload(), duty.reload()]);
      toasts.success(DUTY_TEXTS.saved);
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, DUTY_TEXTS.saveFailed));
      void reload();
    },
  });
  return { state, duty: duty.of(uid), isRunning, change: run };
}
